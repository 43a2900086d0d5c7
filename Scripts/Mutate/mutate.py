"""Changes single tokens of the libraries and tells which changes no test notices.

A mutation is a line of Mutations.tsv: a file, an expression that occurs once in it, and what it becomes.
A fourth column is what stands before the expression, if the expression alone occurs more often. In a copy
of the package each expression becomes `(mutant(7) ? changed : original)`; `mutant` is a function of each
module that compares its number with PLUMB_MUTANT. A mutation is caught if a test fails, crashes or takes
too long.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COPY = ROOT / ".build" / "mutants"
PATIENCE = 600

# The tests that know a module; slow ones are left out where fast ones say the same.
TESTS = {
    "Plumb": "PlumbTests|PlumbFuzzTests|PlumbConstraintsTests|PlumbHostTestingTests",
    "PlumbSolver": "PlumbSolverTests|PlumbConstraintsTests",
    "PlumbConstraints": "PlumbConstraintsTests",
    "PlumbPin": "PlumbPinTests|PlumbFuzzTests",
    "PlumbSVG": "PlumbSVGTests|GalleryTests",
    "gallery": "GalleryTests",
}
# Times depend on what else runs, and threads find nothing that one of them does not.
SKIPPED = r"\.CostTests|ThreadTests|SoakTests"
LITTLE = {"PLUMB_FUZZ_LAYOUTS": "400", "PLUMB_FUZZ_EVENTS": "40", "PLUMB_TREES": "50"}

SWITCH = """import Foundation

private let picked = ProcessInfo.processInfo.environment["PLUMB_MUTANT"].flatMap { Int($0) }

/// Whether a mutation is the one that is tried.
@usableFromInline func mutant(_ number: Int) -> Bool { picked == number }
"""


class Mutation:
    def __init__(self, number, line):
        fields = line.split("\t")
        self.number = number
        self.file, self.original, self.changed = fields[:3]
        self.before = fields[3] if len(fields) > 3 else ""
        self.module = self.file.split("/")[0]

    def is_found_once(self):
        text = (ROOT / "Sources" / self.file).read_text()
        return text.count(self.before + self.original) == 1

    def is_one_token(self):
        def tokens(code):
            return re.findall(r"\w+(?:\.\d+)?|[-+*/<>=!&|?]+|.", code.replace(" ", ""))

        one, other = tokens(self.original), tokens(self.changed)
        if len(one) == len(other):
            return sum(a != b for a, b in zip(one, other)) == 1
        longer, shorter = sorted((one, other), key=len, reverse=True)
        return any(longer[:i] + longer[i + 1 :] == shorter for i in range(len(longer)))

    def apply(self):
        path = COPY / "Sources" / self.file
        text = path.read_text()
        place = text.index(self.before + self.original) + len(self.before)
        switch = f"(mutant({self.number}) ? ({self.changed}) : ({self.original}))"
        path.write_text(text[:place] + switch + text[place + len(self.original) :])

    def __str__(self):
        return f"{self.number:3} {self.file}: {self.original}  →  {self.changed}"


def mutations():
    lines = (ROOT / "Scripts/Mutate/Mutations.tsv").read_text().splitlines()
    lines = [line for line in lines if line and not line.startswith("#")]
    return [Mutation(number, line) for number, line in enumerate(lines, 1)]


def check(all_mutations):
    wrong = [m for m in all_mutations if not (m.is_found_once() and m.is_one_token())]
    for mutation in wrong:
        print(f"not found once, or not one token: {mutation}")
    return not wrong


def copy_package(all_mutations):
    COPY.mkdir(parents=True, exist_ok=True)
    for name in ["Sources", "Tests", "Scripts", "CompileFailTests", "Docs"]:
        shutil.rmtree(COPY / name, ignore_errors=True)
        shutil.copytree(ROOT / name, COPY / name, symlinks=True)
    for name in ["Package.swift", "README.md", "CONTRIBUTING.md"]:
        shutil.copy(ROOT / name, COPY / name)
    for module in sorted({m.module for m in all_mutations}):
        (COPY / "Sources" / module / "Mutant.swift").write_text(SWITCH)
    for mutation in all_mutations:
        mutation.apply()


def run_tests(modules, mutation, environment):
    """Why the tests of some modules fail; None if they pass. The first failure is enough."""
    environment = {**os.environ, **environment}
    if mutation is not None:
        environment["PLUMB_MUTANT"] = str(mutation.number)
    tests = "|".join(TESTS[module] for module in sorted(modules))
    command = ["swift", "test", "--skip-build", "--filter", tests, "--skip", SKIPPED]
    run = subprocess.Popen(
        command, cwd=COPY, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace", start_new_session=True,
    )
    # Its own session, so that the tests end with the command that started them.
    end = threading.Timer(PATIENCE, os.killpg, (run.pid, signal.SIGKILL))
    end.start()
    try:
        for line in run.stdout:
            failed = re.search(r"✘ Test (\w+)", line)
            if failed:
                os.killpg(run.pid, signal.SIGKILL)
                return failed[1]
        if run.wait() == 0:
            return None
        return "crashes" if end.is_alive() else "takes too long"
    finally:
        end.cancel()
        run.wait()
        # The tests themselves are in another group of the session, and may be in an endless loop.
        subprocess.run(["pkill", "-9", "-s", str(run.pid)])


def why_caught(mutation):
    """Which test notices the mutation; None if none does. A little of the fuzzer finds most of them."""
    modules = {mutation.module}
    return run_tests(modules, mutation, LITTLE) or run_tests(modules, mutation, {})


def main():
    all_mutations = mutations()
    if not check(all_mutations):
        return 1
    if sys.argv[1:] == ["--check"]:
        print(f"{len(all_mutations)} mutations")
        return 0
    numbers = set()
    for argument in sys.argv[1:]:
        found = re.fullmatch(r"(\d+)(?:-(\d+))?", argument)
        if not found:
            print("usage: Scripts/mutate [--check | NUMBER | FIRST-LAST ...]")
            return 1
        numbers.update(range(int(found[1]), int(found[2] or found[1]) + 1))
    tried = [m for m in all_mutations if not numbers or m.number in numbers]
    copy_package(all_mutations)
    build = subprocess.run(["swift", "build", "--build-tests"], cwd=COPY)
    if build.returncode != 0 or run_tests({m.module for m in tried}, None, {}) is not None:
        print("without a mutation, the tests do not pass")
        return 1
    survivors = []
    for mutation in tried:
        reason = why_caught(mutation)
        print(f"{'SURVIVES' if reason is None else 'caught'} {mutation}  [{reason}]", flush=True)
        if reason is None:
            survivors.append(mutation)
    print(f"{len(tried)} mutations, {len(tried) - len(survivors)} caught")
    for mutation in survivors:
        print(f"survives: {mutation}")
    return 0 if len(survivors) < 3 else 1


if __name__ == "__main__":
    sys.exit(main())
