"""Records what kiwisolver makes of random screens, for PlumbSolver's tests to be held against.

    python3 Scripts/RecordKiwi.py [SEEDS] > Tests/PlumbSolverTests/Resources/kiwi.txt

Each screen is a tree of views with chains, centres, ratios, limits and preferred sizes, and with up
to four optional levels. A level becomes the strength 1000 ** rank, so that one error outweighs a
thousandfold error below, which imitates levels as long as the numbers stay small. What is recorded
is the total error of each level; positions may differ where they are a matter of choice. Each screen
is solved by a new solver in a process of its own, as kiwi's can be left unusable or end the process.
Screens that kiwi cannot solve are left out.
"""

import multiprocessing
import random
import sys

import kiwisolver as kiwi

LEVELS = [750, 500, 250, 100]


def row(rows, terms, relation, constant, level=1000):
    rows.append((terms, relation, constant, level))


def view(count):
    return {"left": count, "top": count + 1, "width": count + 2, "height": count + 3}


def random_screen(seed):
    """Rows of (terms, relation, constant, level), and the number of variables."""
    dice = random.Random(seed)
    levels = sorted(dice.sample(LEVELS, dice.randint(1, 4)), reverse=True)
    rows, count = [], 4
    root = view(0)
    for side, number in zip(("left", "top", "width", "height"), (0, 0, dice.randint(100, 500), 300)):
        row(rows, [(root[side], 1)], "==", number)
    parents = [root]
    while count < dice.choice([12, 24, 40]):
        parent = dice.choice(parents[-3:])
        before = None
        for _ in range(dice.randint(1, 4)):
            child = view(count)
            count += 4
            for start, length in (("left", "width"), ("top", "height")):
                place(dice, levels, rows, parent, child, before, start, length)
            before = child
            parents.append(child)
    return rows, count


def place(dice, levels, rows, parent, child, before, start, length):
    """Says where a child is along one axis, sometimes too often and sometimes too seldom."""
    level = dice.choice(levels)
    row(rows, [(child[length], 1)], ">=", 0)
    kind = dice.randint(0, 4)
    if before and kind < 3:
        row(rows, [(child[start], 1), (before[start], -1), (before[length], -1)], "==", 8)
    elif kind == 3:
        row(rows, [(child[start], 1), (parent[start], -1)], ">=", 4)
        row(rows, [(child[start], 2), (child[length], 1), (parent[start], -2), (parent[length], -1)],
            "==", 0, level)
    else:
        row(rows, [(child[start], 1), (parent[start], -1)], "==", dice.randint(0, 20))
    kind = dice.randint(0, 5)
    if kind == 0:
        row(rows, [(child[length], 1)], "==", dice.randint(10, 200), level)
    elif kind == 1:
        size = dice.randint(10, 200)
        row(rows, [(child[length], 1)], "<=", size, dice.choice(levels))
        row(rows, [(child[length], 1)], ">=", size, dice.choice(levels))
    elif kind == 2:
        row(rows, [(child[length], 1), (parent[length], -0.5)], "==", 0, dice.choice([level, 1000]))
    elif kind == 3 and before:
        row(rows, [(child[length], 1), (before[length], -1)], "==", 0, level)
    end = [(child[start], 1), (child[length], 1), (parent[start], -1), (parent[length], -1)]
    row(rows, end, dice.choice(["==", "<=", "<="]), -dice.randint(0, 10), dice.choice(levels))
    if dice.randint(0, 2) == 0:
        row(rows, [(child[length], 1)], dice.choice(["<=", ">="]), dice.randint(20, 120),
            dice.choice(levels))


def solve(seed):
    rows, count = random_screen(seed)
    variables = [kiwi.Variable() for _ in range(count)]
    solver = kiwi.Solver()
    ranks = {level: rank for rank, level in enumerate(sorted({r[3] for r in rows} - {1000}))}
    for terms, relation, constant, level in rows:
        strength = kiwi.strength.required if level == 1000 else 1000.0 ** ranks[level]
        left = kiwi.Expression([kiwi.Term(variables[i], f) for i, f in terms], -constant)
        solver.addConstraint(kiwi.Constraint(left, relation, strength))
    solver.updateVariables()
    totals = {level: 0.0 for level in ranks}
    for terms, relation, constant, level in rows:
        residual = sum(factor * variables[i].value() for i, factor in terms) - constant
        error = abs(residual)
        if relation != "==" and (residual > 0) == (relation == ">="):
            error = 0.0
        if level == 1000:
            assert error < 1e-6
        else:
            totals[level] += error
    lines = [f"screen {seed} {count}"]
    for terms, relation, constant, level in rows:
        lines.append(f"row {relation} {constant} {level} " + " ".join(f"{i}:{f}" for i, f in terms))
    lines.append("totals " + " ".join(f"{level}:{totals[level]:.9g}" for level in sorted(totals)[::-1]))
    return "\n".join(lines)


def main():
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    left_out = 0
    for seed in range(seeds):
        with multiprocessing.Pool(1) as pool:
            try:
                print(pool.apply_async(solve, (seed,)).get(timeout=20))
            except Exception:
                left_out += 1
    print(f"{left_out} of {seeds} screens were left out", file=sys.stderr)


if __name__ == "__main__":
    main()
