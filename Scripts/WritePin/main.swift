// Writes what follows from the tables: states, calls, refusals, ends. With --check it changes nothing and
// fails if a file is not what it would write.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard let root = arguments.first, [[], ["--check"]].contains(arguments.dropFirst()) else {
  print("usage: Scripts/write-pin [--check]")
  exit(1)
}
let generated = "Sources/PlumbPin/Generated"
/// How each written file begins.
let beginning = "// Written by Scripts/write-pin from"
let head = "\(beginning) its tables. Do not edit.\n\n"
let both = "import Foundation\n@_spi(PlumbFrontEnd) import Plumb\n\n"
let inlined = "import Foundation\nimport Plumb\n\n"

var files: [String: String] = [:]
func write(_ path: String, _ text: String, imports: String = "") {
  files["\(generated)/\(path).swift"] = head + imports + text + "\n"
}
func write(_ path: String, _ calls: [Call], imports: String = inlined) {
  write("Calls/PinChain+\(path)", calls.map(\.text).joined(separator: "\n\n"), imports: imports)
  write(
    "Refusals/PinChain+\(path)+Refusals",
    calls.map(\.refusedText).joined(separator: "\n\n"), imports: inlined)
}

for axis in axes {
  write("States/\(axis.namespace)+Protocols", axis.protocolsFile)
  write("States/\(axis.namespace)", axis.statesFile)
}
for axis in axes {
  write("\(axis.capitalized)", edgeCalls.filter { $0.facts[0].axis.name == axis.name })
}
for line in ["top", "center", "bottom"] {
  write(
    line.prefix(1).uppercased() + line.dropFirst() + "Points",
    pointCalls.filter { $0.name.hasPrefix(line) })
}
write("Edges", edgesCalls)
for name in ["above", "below", "left", "right", "before", "after"] {
  write(
    name.prefix(1).uppercased() + name.dropFirst() + "Of", besideCalls.filter { $0.name == name })
}
write("Between", betweenCalls, imports: both)
write("Sizes", sizeCalls)
write("Wrapping", wrapCalls, imports: both)
write("Placing", placingCalls)
write("Refusals/PinChain+MakerCalls+Refusals", makerCallsFile, imports: inlined)
write("PinCall", callNamesFile)
write("PinAnchors", anchorsFile, imports: inlined)
write("Ends/PinBuilder", atOnceBuilderFile, imports: inlined)
write("Ends/PinStoredBuilder", storedBuilderFile, imports: inlined)
try install(files, in: root, beginning: beginning, isCheck: arguments.contains("--check"))
