"""What the command line says when something given to it is wrong."""


class Complaint(Exception):
    """One clear sentence for the person at the keyboard; the program ends with exit code 2."""
