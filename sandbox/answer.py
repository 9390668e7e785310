"""Answers of the REST side; a refusal is an answer with Discord's own number and words.

Discord docs: Topics > Opcodes and Status Codes > JSON Error Codes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sandbox.rules import problem
from sandbox.rules.problem import Problem


@dataclass(frozen=True, slots=True)
class Answer:
    """A status and a JSON body; None is an empty body."""

    status: int
    body: object = None
    headers: Mapping[str, str] = field(default_factory=dict)


NO_CONTENT = Answer(204)


def refusal(status: int, code: int, message: str) -> Answer:
    return Answer(status, {"message": message, "code": code})


def invalid(problems: Sequence[Problem]) -> Answer:
    return Answer(400, problem.body(problems))


NOT_FOUND = refusal(404, 0, "404: Not Found")
METHOD_NOT_ALLOWED = refusal(405, 0, "405: Method Not Allowed")
UNAUTHORIZED = refusal(401, 0, "401: Unauthorized")
BAD_JSON = refusal(400, 50109, "The request body contains invalid JSON.")
TOO_LARGE = refusal(413, 40005, "Request entity too large")
UNKNOWN_APPLICATION = refusal(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL = refusal(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = refusal(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = refusal(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = refusal(404, 10008, "Unknown Message")
UNKNOWN_USER = refusal(404, 10013, "Unknown User")
UNKNOWN_EMOJI = refusal(404, 10014, "Unknown Emoji")
UNKNOWN_WEBHOOK = refusal(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = refusal(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = refusal(404, 10063, "Unknown application command")
ALREADY_ACKNOWLEDGED = refusal(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = refusal(403, 50001, "Missing Access")
NOT_THE_AUTHOR = refusal(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = refusal(400, 50006, "Cannot send an empty message")
MISSING_PERMISSIONS = refusal(403, 50013, "Missing Permissions")
INVALID_WEBHOOK_TOKEN = refusal(401, 50027, "Invalid Webhook Token")
OTHER_APPLICATION = refusal(
    403, 20012, "You are not authorized to perform this action on this application"
)
BULK_DELETE_COUNT = refusal(
    400,
    50016,
    "Provided too few or too many messages to delete. "
    "Must provide at least 2 and fewer than 100 messages to delete.",
)
THREAD_ALREADY = refusal(400, 160004, "A thread has already been created for this message")
ARCHIVED_THREAD = refusal(400, 50083, "Thread is archived")
