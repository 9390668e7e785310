"""The body of a refusal has Discord's nested shape."""

from sandbox.rules.problem import EMPTY_MESSAGE, TOO_MANY_COMMANDS, Problem, body, whole


def test_problems_nest_under_their_paths() -> None:
    found = [
        Problem(("components", 0, "label"), "BASE_TYPE_MAX_LENGTH", "Must be 80 or fewer."),
        Problem(("components", 0, "label"), "BASE_TYPE_REQUIRED", "This field is required"),
        Problem(("components",), "OTHER", "Other"),
        Problem((), "ROOT", "Root"),
    ]
    assert body(found) == {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {
            "_errors": [{"code": "ROOT", "message": "Root"}],
            "components": {
                "_errors": [{"code": "OTHER", "message": "Other"}],
                "0": {
                    "label": {
                        "_errors": [
                            {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 80 or fewer."},
                            {"code": "BASE_TYPE_REQUIRED", "message": "This field is required"},
                        ]
                    }
                },
            },
        },
    }


def test_a_problem_of_the_whole_request_has_a_code_of_its_own() -> None:
    assert body([whole(EMPTY_MESSAGE)]) == {
        "code": 50006,
        "message": "Cannot send an empty message",
    }
    assert body([whole(TOO_MANY_COMMANDS)])["code"] == 30032


def test_a_problem_at_a_place_comes_before_one_of_the_whole() -> None:
    both = [whole(EMPTY_MESSAGE), Problem(("content",), "BASE_TYPE_MAX_LENGTH", "Too long.")]
    assert body(both)["code"] == 50035


def test_a_locale_named_like_the_error_list_cannot_break_the_body() -> None:
    found = [Problem(("_errors",), "A", "a"), Problem((), "B", "b")]
    assert body(found)["code"] == 50035
