import CompileFailSupport
import Foundation

// CompileFailTests/run hands over the root of the repository first.
let arguments = CommandLine.arguments.dropFirst()
let root = URL(fileURLWithPath: arguments.first ?? ".", isDirectory: true)
Interruption.cleansUp()
do {
  exit(try CommandLineRun.main(Array(arguments.dropFirst()), root: root))
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(2)
}
