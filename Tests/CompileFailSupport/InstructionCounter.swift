import Foundation

/// Counts the instructions of the type checker with callgrind.
///
/// The compiler hashes the paths that it is told, and another path changes the count by some tenths of a hundredth. So
/// each program has the same name in a folder of its own, and all paths but that of the cache are relative to it.
struct InstructionCounter {
  private let compiler: Compiler

  /// A counter for a compiler, which has read the modules that every program imports: the compiler builds the system's
  /// modules when they are imported for the first time, and that would count.
  init(_ compiler: Compiler, imports: String) throws {
    self.compiler = compiler
    let reading = try run(["swiftc"], on: imports)
    guard reading.status == 0 else { throw HarnessError(reading.text) }
  }

  /// How many instructions the type checker takes for a program of one file that compiles.
  func instructions(toTypecheck program: String) throws -> Double {
    let frontend = try Compiler.resources.get() + "/../../bin/swift-frontend"
    let count = try run(
      ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", frontend], on: program)
    guard count.status == 0, let number = count.text.firstMatch(of: #/Collected : (\d+)/#)?.1
    else { throw HarnessError(count.text) }
    return Double(number) ?? .nan
  }

  private func run(_ frontend: [String], on program: String) throws -> CommandOutput {
    let folder = try TemporaryFolder()
    try folder.write(program, to: "Program.swift")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("Modules"), withDestinationURL: compiler.modules)
    return try CommandOutput(
      running: frontend + ["-frontend", "-typecheck", "-parse-as-library"]
        + compiler.flags(modules: "Modules") + ["Program.swift"],
      in: folder.url)
  }
}
