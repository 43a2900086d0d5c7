import Foundation

/// The compiler's type checker, looking at sources that use the built modules.
///
/// It runs the frontend alone, which reads the modules, checks the types and ends: nothing is
/// generated, nothing is linked, and no build system's lock is taken.
public struct Compiler: Sendable {
  /// The folder with `Plumb.swiftmodule`.
  public let modules: URL

  /// Whether the compiler can compare what it says with the `expected-error` comments by itself.
  public let hasVerifier: Bool

  /// The compiler for the modules in a folder, after making sure that it can import Plumb: otherwise
  /// every case would be refused for the wrong reason.
  ///
  /// Asks the compiler whether it has a verifier, unless it is told to do without.
  public init(modules: URL, allowsVerifier: Bool = true) throws {
    self.init(modules: modules, hasVerifier: false)
    let folder = try TemporaryFolder()
    let importing = try typecheck([folder.write("import Plumb\n", to: "Import.swift")])
    guard importing.errors.isEmpty, importing.status == 0 else {
      throw HarnessError(
        """
        there is no Plumb module to test against in \(modules.path):
        \(importing.text)
        Build the package first, or set PLUMB_MODULES to the folder with Plumb.swiftmodule.
        """)
    }
    guard allowsVerifier else { return }
    let probe = "let number: Int = \"\"  // expected-error {{cannot convert value}}\n"
    let verified = try typecheck(
      [folder.write(probe, to: "Probe.swift")], Compiler.verifierFlags)
    self.init(modules: modules, hasVerifier: verified.status == 0)
  }

  private init(modules: URL, hasVerifier: Bool) {
    // One spelling of the path, because the module cache beside it remembers how it was spelled.
    self.modules = modules.resolvingSymlinksInPath()
    self.hasVerifier = hasVerifier
  }

  static let verifierFlags = ["-verify", "-verify-ignore-unrelated"]

  /// What the type checker says of `files`, taken together as one module.
  func typecheck(_ files: [URL], _ flags: [String] = []) throws -> TypecheckOutput {
    try frontend(["-typecheck", "-parse-as-library"] + flags + files.map(\.path))
  }

  /// What the frontend says.
  func frontend(_ arguments: [String]) throws -> TypecheckOutput {
    Compiler.places.wait()
    defer { Compiler.places.signal() }
    let output = try CommandOutput(
      running: ["swiftc", "-frontend", "-diagnostic-style", "llvm"] + flags + arguments)
    return TypecheckOutput(status: output.status, text: output.text)
  }

  /// How many instructions the type checker takes for a program of one file that compiles, counted by callgrind.
  func instructions(toTypecheck file: URL) throws -> Double {
    let frontend = try Compiler.resources.get() + "/../../bin/swift-frontend"
    let count = try CommandOutput(
      running: ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", frontend]
        + ["-frontend", "-typecheck", "-parse-as-library"] + flags + [file.path])
    guard count.status == 0, let number = count.text.firstMatch(of: #/Collected : (\d+)/#)?.1
    else { throw HarnessError(count.text) }
    return Double(number) ?? .nan
  }

  /// Builds a program of one file, with the code of the libraries.
  func build(_ file: URL, as module: String, to program: URL) throws -> CommandOutput {
    Compiler.places.wait()
    defer { Compiler.places.signal() }
    return try CommandOutput(
      running: ["swiftc", "-module-name", module] + flags
        + [file.path, try LinkedLibraries.shared.library(of: self).path, "-o", program.path])
  }

  /// Links the libraries that documents use into one.
  fileprivate func linkLibraries(to library: URL) throws {
    let built = modules.deletingLastPathComponent()
    let objects: [URL] = try Compiler.libraries.flatMap { library in
      try self.objects(in: built.appendingPathComponent("\(library).build"))
    }
    let linked = try CommandOutput(
      running: ["swiftc", "-emit-library"] + objects.map(\.path) + ["-o", library.path])
    guard linked.status == 0 else { throw HarnessError(linked.text) }
  }

  /// The objects of a library, of the sources that it has now: a build leaves those of files that are
  /// gone.
  private func objects(in folder: URL) throws -> [URL] {
    let sources = try String(contentsOf: folder.appendingPathComponent("sources"), encoding: .utf8)
    let names = Set(
      sources.split(separator: "\n").compactMap { line in
        line.split(separator: "/").last.map { $0.trimmingCharacters(in: ["\""]) + ".o" }
      })
    return FileManager.default.files(below: folder, named: ".o")
      .filter { names.contains($0.lastPathComponent) }
  }

  /// The libraries that programs in documents are linked with.
  private static let libraries = [
    "Plumb", "PlumbConstraints", "PlumbHostTesting", "PlumbPin", "PlumbSVG", "PlumbSolver",
  ]

  /// The flags with which the manifest of a package is compiled.
  static let manifestFlags = resources.map {
    ["-package-description-version", "6.3.0", "-I", "\($0)/pm/ManifestAPI"]
  }

  /// The folder with the libraries of the compiler, beside which its programs are.
  private static let resources = Result {
    let info = try CommandOutput(running: ["swiftc", "-print-target-info"])
    guard
      let path = info.text.firstMatch(of: #/"runtimeResourcePath": "(.*)"/#)?.1
    else { throw HarnessError("the compiler does not say where its resources are") }
    return String(path)
  }

  /// Where the modules are and which language it is.
  var flags: [String] {
    ["-swift-version", "6", "-I", modules.path, "-module-cache-path", cache.path]
      + Compiler.platformFlags
  }

  /// The folder for what is made once for many programs.
  fileprivate var cache: URL {
    modules.deletingLastPathComponent().appendingPathComponent("CompileFailCache")
  }

  /// Two compilers at a time, whoever asks for them: each keeps a core busy, and the machine is not
  /// ours alone.
  private static let places = DispatchSemaphore(value: 2)

  // On Linux the frontend finds Foundation by itself.
  private static let platformFlags: [String] = {
    #if os(macOS)
      let sdk = try? CommandOutput(running: ["xcrun", "--show-sdk-path"])
      guard let sdk, sdk.status == 0 else { return [] }
      return ["-sdk", sdk.text.trimmingCharacters(in: .whitespacesAndNewlines)]
    #else
      return []
    #endif
  }()
}

/// What the type checker said.
struct TypecheckOutput: Sendable {
  let status: Int32
  let text: String
  let diagnostics: [Diagnostic]

  init(status: Int32, text: String) {
    self.status = status
    self.text = text
    diagnostics = Diagnostic.all(in: text)
  }

  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// What was said of a file.
  func diagnostics(in file: URL) -> [Diagnostic] { diagnostics.filter { $0.file == file.path } }
}

/// The libraries that the programs in documents are linked with, as one library for each folder of modules: linking
/// their objects to each program takes longer than compiling it.
private final class LinkedLibraries: @unchecked Sendable {
  static let shared = LinkedLibraries()

  private let lock = NSLock()
  private var known: [URL: URL] = [:]

  /// The library with all code in the modules of a compiler. It is linked anew in each process, and put in its place
  /// when it is whole, because others may use the one that is there.
  func library(of compiler: Compiler) throws -> URL {
    try lock.withLock {
      if let library = known[compiler.modules] { return library }
      let library = compiler.cache.appendingPathComponent("libDocuments.so")
      let new = compiler.cache.appendingPathComponent("libDocuments-\(getpid()).so")
      try FileManager.default.createDirectory(
        at: compiler.cache, withIntermediateDirectories: true)
      try compiler.linkLibraries(to: new)
      guard rename(new.path, library.path) == 0 else {
        throw HarnessError("\(library.path) cannot be written")
      }
      known[compiler.modules] = library
      return library
    }
  }
}
