"""Drawings: records of all that a picture shows. Who makes one need not be able to draw it."""
