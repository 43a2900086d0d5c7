// Writes what follows from the table: states, transitions, verbs, refusals, the table in Docs, the
// states that the gallery draws and the list of what editors offer; and the refusals that stand in tables of their own.
// With --check it changes nothing and fails if a file is not what it would write.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard let root = arguments.first, [[], ["--check"]].contains(arguments.dropFirst()) else {
  print("usage: Scripts/write-maker [--check]")
  exit(1)
}
let refused = "Scripts/WriteMaker/Refused"
let generated = "Sources/Plumb/Maker/Generated"
let generatedGroups = "Sources/Plumb/Groups/Generated"
/// How each written file begins.
let beginning = "// Written by Scripts/write-maker from"
let head = "\(beginning) its table. Do not edit.\n\n"

var files: [String: String] = [:]
func write(
  _ path: String, _ text: String, needsFoundation: Bool = true, in folder: String = generated
) {
  files["\(folder)/\(path).swift"] =
    head + (needsFoundation ? "import Foundation\n\n" : "") + text + "\n"
}
func write(_ path: String, _ refusals: [Refusal], in folder: String = generated) {
  write("Refusals/\(path)", refusals.map(\.text).joined(separator: "\n\n"), in: folder)
}

for axis in table {
  write("States/\(axis.name)AxisState", axis.protocolsFile, needsFoundation: false)
  write("States/\(axis.name)+States", axis.statesFile, needsFoundation: false)
  write("States/\(axis.name)+Complete", axis.completeFile, needsFoundation: false)
  write("States/\(axis.name)+Transitions", axis.transitionsFile, needsFoundation: false)
  write("Frames/Frame+\(axis.name)", axis.frameFile, needsFoundation: false)
  for fact in axis.facts {
    write("Verbs/LayoutMaker+\(fact.verb)", fact.verbsFile(on: axis))
    write("LayoutMaker+\(fact.verb)+Refusals", fact.refusals(on: axis))
  }
}
for pair in pairs {
  write("Verbs/LayoutMaker+\(pair.verb)", pair.verbsFile)
  write("LayoutMaker+\(pair.verb)+Refusals", pair.refusals)
}
write("Frames/Frame+Points", pointsFile, needsFoundation: false)
write("Frames/Frame+RatiosAndEdges", ratiosAndEdgesFile, needsFoundation: false)
write("Frames/Frame+Marks", marksFile, needsFoundation: false)
write("LayoutMaker+Frames+Refusals", frameRefusals)
write("Verbs/LayoutMaker+Moving", adjustmentFile(movingVerbs))
write("Verbs/LayoutMaker+Pinching", adjustmentFile(pinchingVerbs))
write(
  "LayoutMaker+Moving+Refusals",
  adjustmentRefusals(movingVerbs) + adjusted.flatMap(\.wrongMoving) + wrongShifts)
write(
  "LayoutMaker+Pinching+Refusals",
  adjustmentRefusals(pinchingVerbs) + adjusted.flatMap(\.wrongPinching))
write("LayoutMaker+Adjusting+Refusals", adjustmentRefusals(otherAdjustments) + wrongAdjustments)
for run in runs {
  write(
    "Runs/Group+\(run.name)", run.statesFile, needsFoundation: false, in: generatedGroups)
  write("LayoutMaker+\(run.name)+Refusals", run.refusals, in: generatedGroups)
}
write("Runs/Group+Along", runTakesFile, needsFoundation: false, in: generatedGroups)
write("Runs/Group+Marks", runMarksFile, needsFoundation: false, in: generatedGroups)
write("LayoutMaker+Along+Refusals", runRefusals, in: generatedGroups)
write(
  "LayoutMaker+AdjustingRuns+Refusals",
  runAdjustmentRefusals(movingVerbs + pinchingVerbs + otherAdjustments), in: generatedGroups)
do {
  files.merge(try refusedFiles(in: root, below: refused)) { _, new in new }
} catch let problem as RefusedForms.Problem {
  print(problem.text)
  exit(1)
}
files["Docs/Design/Table.md"] = tableDocument + "\n"
files["Sources/gallery/Generated/AxisStates+Table.swift"] = head + axisStates + "\n"
files["CompileFailTests/Offers.txt"] = offersList + "\n"

try install(files, in: root, beginning: beginning, isCheck: arguments.contains("--check"))
