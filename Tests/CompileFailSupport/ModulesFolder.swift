import Foundation

/// Where the built modules are, seen from the program that is running.
public enum ModulesFolder {
  /// The folder that `PLUMB_MODULES` names, or the one beside this program or its test bundle.
  public static func find() throws -> URL {
    if let given = ProcessInfo.processInfo.environment["PLUMB_MODULES"] {
      return URL(fileURLWithPath: given, isDirectory: true)
    }
    // A test bundle is an executable itself on Linux, and an argument of the test runner on macOS.
    let programs =
      [Bundle.main.executablePath].compactMap { $0 }
      + CommandLine.arguments.filter { $0.contains("/") }
    for program in programs {
      var folder = URL(fileURLWithPath: program).resolvingSymlinksInPath()
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let modules = folder.appendingPathComponent("Modules", isDirectory: true)
        let plumb = modules.appendingPathComponent("Plumb.swiftmodule")
        if FileManager.default.fileExists(atPath: plumb.path) { return modules }
      }
    }
    throw HarnessError(
      """
      there is no Plumb module beside \(programs.first ?? "this program"). Build the package first, \
      or set PLUMB_MODULES to the folder with Plumb.swiftmodule.
      """)
  }
}
