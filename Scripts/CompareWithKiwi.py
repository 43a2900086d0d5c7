"""Measures kiwisolver beside PlumbSolver, with the same constraints, and prints the ratios.

    python3 Scripts/CompareWithKiwi.py [--to VIEWS] [--limit SECONDS]

It builds and runs `solver-benchmarks`, which writes each screen as a file, and loads the file into
kiwisolver (`pip install kiwisolver`), the C++ engine behind Python bindings. What is timed:

- build: a new solver, two edit variables for the screen's size, all constraints, one update. The
  constraint objects are made beforehand, so that Python's own cost is only that of the calls; so
  are the expressions for PlumbSolver, whose variables are part of the time.
- resize: two suggestions and one update, to and fro between two sizes.

Each screen is measured with both solvers right after one another, and of many rounds the fastest
counts, as other programs may run on the machine. A priority becomes the strength 1000 ** rank within the screen, the lowest optional one first, as
kiwi adds strengths up. A preferred size becomes two inequalities. Screens of a family are skipped
after one that takes longer than the limit. The values are compared as well.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

import kiwisolver as kiwi

FAMILIES = ["chain", "equalWidths", "tiles", "tree", "cells", "labels", "flow"]


class Screen:
    def __init__(self, text):
        self.rows, self.sizes, self.values = [], [], []
        for line in text.splitlines():
            word, *rest = line.split()
            if word == "variables":
                self.count = int(rest[0])
            elif word == "edits":
                self.edits = [int(part) for part in rest]
            elif word == "size":
                self.sizes.append([float(part) for part in rest])
            elif word == "values":
                self.values.append([float(part) for part in rest])
            else:
                constant, above, below = map(float, rest[:3])
                terms = [part.split(":") for part in rest[3:]]
                terms = [(int(index), float(factor)) for index, factor in terms]
                self.rows.append((constant, above, below, terms))

    def constraints(self):
        """Fresh variables, the two to edit, and constraints on them."""
        variables = [kiwi.Variable() for _ in range(self.count)]
        levels = sorted({level for row in self.rows for level in row[1:3]} - {0, 1000})
        strength = {level: 1000.0**rank for rank, level in enumerate(levels)}
        strength[1000] = kiwi.strength.required
        constraints = []
        for index, (constant, above, below, terms) in enumerate(self.rows):
            if index in self.edits:
                continue
            left = kiwi.Expression([kiwi.Term(variables[i], f) for i, f in terms], -constant)
            if above == below:
                constraints.append(kiwi.Constraint(left, "==", strength[above]))
                continue
            if above:
                constraints.append(kiwi.Constraint(left, "<=", strength[above]))
            if below:
                constraints.append(kiwi.Constraint(left, ">=", strength[below]))
        edited = [variables[self.rows[index][3][0][0]] for index in self.edits]
        return variables, edited, constraints


def build(screen, parts):
    _, (width, height), constraints = parts
    start = time.perf_counter()
    solver = kiwi.Solver()
    solver.addEditVariable(width, 1e9)
    solver.addEditVariable(height, 1e9)
    for constraint in constraints:
        solver.addConstraint(constraint)
    solver.suggestValue(width, screen.sizes[0][0])
    solver.suggestValue(height, screen.sizes[0][1])
    solver.updateVariables()
    return time.perf_counter() - start, solver


def resize(screen, parts, solver, rounds):
    _, (width, height), _ = parts
    sizes = screen.sizes
    start = time.perf_counter()
    for turn in range(rounds):
        one, other = sizes[turn % 2]
        solver.suggestValue(width, one)
        solver.suggestValue(height, other)
        solver.updateVariables()
    return (time.perf_counter() - start) / rounds


def measure(screen):
    first, solver = build(screen, parts := screen.constraints())
    repeats = max(1, min(30, int(0.3 / max(first, 1e-6))))
    builds = [first] + [build(screen, screen.constraints())[0] for _ in range(repeats - 1)]
    once = resize(screen, parts, solver, 2)
    rounds = max(2, min(2000, int(0.01 / max(once, 1e-7)) // 2 * 2))
    resizes = [resize(screen, parts, solver, rounds) for _ in range(20 if once < 1e-3 else 5)]
    difference = 0.0
    for (one, other), expected in zip(screen.sizes, screen.values):
        solver.suggestValue(parts[1][0], one)
        solver.suggestValue(parts[1][1], other)
        solver.updateVariables()
        found = [variable.value() for variable in parts[0]]
        difference = max([difference] + [abs(a - b) for a, b in zip(found, expected)])
    return min(builds) * 1e6, min(resizes) * 1e6, difference


def call_cost():
    """What a resize costs in Python when there is next to nothing to solve."""
    solver, one, other = kiwi.Solver(), kiwi.Variable(), kiwi.Variable()
    solver.addEditVariable(one, 1e9)
    solver.addEditVariable(other, 1e9)
    start = time.perf_counter()
    for turn in range(20000):
        solver.suggestValue(one, turn % 2)
        solver.suggestValue(other, turn % 2)
        solver.updateVariables()
    return (time.perf_counter() - start) / 20000 * 1e6


def main():
    options = dict(zip(sys.argv[1::2], sys.argv[2::2]))
    to, limit = int(options.get("--to", "1000")), float(options.get("--limit", "20"))
    swift = ["swift", "build", "-c", "release", "--product", "solver-benchmarks"]
    subprocess.run(swift, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    print(f"kiwisolver {kiwi.__version__}; a resize of nothing takes {call_cost():.2f} us")
    print("| screen | views | rows | build us | kiwi | ratio | resize us | kiwi | ratio | differs |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    for family in FAMILIES:
        skips = False
        for views in [10, 30, 100, 300, 1000]:
            if views <= to:
                skips = compare(family, views, skips) > limit * 0.1e6


def compare(family, views, skips):
    """Measures one screen with both, prints a line and returns how long kiwi took to build it."""
    with tempfile.TemporaryDirectory() as folder:
        only = ["--only", family, "--from", str(views), "--to", str(views)]
        command = [".build/release/solver-benchmarks", *only, folder]
        lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        _, _, rows, built, resized = lines.splitlines()[1].split()[:5]
        built, resized = float(built), float(resized)
        start = f"| {family} | {views} | {rows} | {built:.1f} |"
        if skips:
            print(f"{start} - | - | {resized:.2f} | - | - | - |", flush=True)
            return float("inf")
        screen = Screen(Path(folder, f"{family}-{views}.txt").read_text())
    kiwi_built, kiwi_resized, difference = measure(screen)
    print(
        f"{start} {kiwi_built:.0f} | {kiwi_built / built:.1f} | {resized:.2f} |"
        f" {kiwi_resized:.2f} | {kiwi_resized / resized:.1f} | {difference:.1g} |",
        flush=True,
    )
    return kiwi_built


if __name__ == "__main__":
    main()
