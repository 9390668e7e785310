"""Files that come with a message. Discord docs: Reference > Uploading Files."""

from collections.abc import Sequence

from sandbox.rules import field
from sandbox.rules.problem import Object, Path, Problem

FILES_MAX = 10


def check(
    payload: Object, at: Path, *, files: Sequence[str], editing: Object | None
) -> list[Problem]:
    """Every entry is the index of an uploaded file or, in an edit, an attachment to keep."""
    kept = {_number(each) for each in _old(editing)}

    def entry(attachment: Object, here: Path) -> list[Problem]:
        found = [
            *field.text(attachment, "filename", here, 1, 1024),
            *field.text(attachment, "description", here, 0, 1024),
        ]
        value = attachment.get("id")
        if value is None:
            return [field.missing((*here, "id")), *found]
        wrong = field.snowflake(value, (*here, "id"))
        number = _number(attachment)
        if not wrong and number not in kept and number not in range(len(files)):
            wrong.append(Problem(here, "ATTACHMENT_NOT_FOUND", "Attachment data not found"))
        return found + wrong

    found = [
        *field.length(payload, "attachments", at, 0, FILES_MAX),
        *field.each(payload, "attachments", at, entry),
    ]
    if len(files) > FILES_MAX:
        found.append(field.bad_length((*at, "files"), 0, FILES_MAX))
    return found


def names(payload: Object, *, files: Sequence[str], editing: Object | None) -> set[str]:
    """What `attachment://` may name: uploads, and what an edit keeps of the old message."""
    listed = [each for each in field.listed(payload, "attachments") if isinstance(each, dict)]
    ids = {_number(each) for each in listed}
    everything = payload.get("attachments") is None
    found = set(files)
    # An entry may give the upload of its index another name.
    found |= {name for each in listed if isinstance(name := each.get("filename"), str)}
    for old in _old(editing):
        name = old.get("filename")
        if isinstance(name, str) and (everything or _number(old) in ids):
            found.add(name)
    return found


def _old(editing: Object | None) -> list[Object]:
    if editing is None:
        return []
    return [each for each in field.listed(editing, "attachments") if isinstance(each, dict)]


def _number(attachment: Object) -> int | None:
    """An id as a number, since a bot may send it as either."""
    value = attachment.get("id")
    if isinstance(value, str) and field.snowflake(value, ()) == []:
        return int(value)
    return field.whole_number(value)
