"""What the soak says at its end: a line for everything that was counted, and what deviates."""

from collections.abc import Collection, Mapping

TOLD = 5
"""So many examples of a deviation."""


class Report:
    def __init__(self) -> None:
        self.deviations = 0

    def counts(self, what: str, figures: Mapping[str, int]) -> None:
        told = ", ".join(f"{number:,} {name}" for name, number in figures.items() if number)
        print(f"  {what:<22} {told or 'none'}", flush=True)

    def none(self, what: str, found: Collection[object], among: str = "") -> None:
        """Of these there should be none."""
        self.deviations += len(found)
        print(f"  {what:<22} {len(found) or 'none'}{among and f' ({among})'}", flush=True)
        for one in list(found)[:TOLD]:
            print(f"    DEVIATION {one}", flush=True)

    def at_most(self, what: str, figure: float, bound: float, unit: str) -> None:
        exceeded = figure > bound
        self.deviations += exceeded
        print(f"  {what:<22} {figure:.1f} {unit} (at most {bound:g}){'  DEVIATION' * exceeded}")
