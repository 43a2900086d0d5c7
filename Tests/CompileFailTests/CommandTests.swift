import Foundation
import Testing

@testable import CompileFailSupport

/// The command as a person calls it: from anywhere, and with an end at any time.
#if os(macOS) || os(Linux)
  @Suite struct CommandTests {
    private let script = TestedRepository.root.appendingPathComponent("CompileFailTests/run")

    /// What `run` says, called by `path`, with the modules of this build.
    private func said(
      by path: String, _ arguments: [String], _ environment: [String] = []
    ) throws -> CommandOutput {
      try CommandOutput(
        running: ["PLUMB_MODULES=\(ModulesFolder.find().path)"] + environment + [path] + arguments)
    }

    @Test func isCalledThroughLinks() throws {
      let folder = try TemporaryFolder()
      let link = { (name: String, target: String) in
        let path = folder.url.appendingPathComponent(name).path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        return path
      }
      let toScript = try link("to script", script.path)
      let toLink = try link("to-link", "to script")
      let toFolder = try link("to-folder", script.deletingLastPathComponent().path)
      for path in [script.path, toScript, toLink, toFolder + "/run"] {
        let output = try said(by: path, ["--list", "underspecified/top-alone"])
        #expect(output.status == 0, "\(path): \(output.text)")
        #expect(output.text == "underspecified/top-alone\n", "\(path)")
      }
    }

    /// A shell with this set says where it goes, and would go elsewhere.
    @Test func isCalledFromAShellWithAPathOfFolders() throws {
      let root = TestedRepository.root.path
      let output = try CommandOutput(
        running: [
          "PLUMB_MODULES=\(ModulesFolder.find().path)", "CDPATH=\(root):/", "sh", "-c",
          "cd '\(root)' && CompileFailTests/run --list underspecified/top-alone",
        ])
      #expect(output.text.hasSuffix("underspecified/top-alone\n"), "\(output.text)")
      #expect(output.status == 0)
    }

    /// Starts a long check whose temporary folder is `folder`, and sends the signal once it is at work.
    private func interrupt(with signal: Int32, in folder: URL) throws {
      // The script links the program, if nobody has yet.
      _ = try said(by: script.path, ["--list", "underspecified/top-alone"])
      let process = Process()
      process.executableURL = try ModulesFolder.find().deletingLastPathComponent()
        .appendingPathComponent("compile-fail")
      process.arguments = [TestedRepository.root.path, "chains/refused"]
      process.environment = ProcessInfo.processInfo.environment
        .merging(["TMPDIR": folder.path]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let ended = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in ended.signal() }
      try process.run()
      while process.isRunning, files(in: folder).filter({ $0.hasSuffix("Chains.swift") }).isEmpty {
        Thread.sleep(forTimeInterval: 0.01)
      }
      kill(process.processIdentifier, signal)
      guard ended.wait(timeout: .now() + 60) == .success else {
        Issue.record("the signal \(signal) does not end it")
        _ = kill(process.processIdentifier, SIGKILL)
        return
      }
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == signal)
    }

    private func files(in folder: URL) -> [String] {
      (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    }

    @Test(arguments: Sample.isEverything ? [SIGINT, SIGTERM, SIGHUP] : [SIGTERM])
    func leavesNothingWhenItIsInterrupted(_ signal: Int32) throws {
      let folder = try TemporaryFolder()
      try interrupt(with: signal, in: folder.url)
      #expect(files(in: folder.url) == [])
    }

    @Test func removesWhatAKilledRunHasLeft() throws {
      let folder = try TemporaryFolder()
      try folder.write("mine", to: "plumb-workspace-mine/note")
      try interrupt(with: SIGKILL, in: folder.url)
      #expect(files(in: folder.url).contains { $0.hasSuffix("Chains.swift") })
      _ = try said(
        by: script.path, ["underspecified/top-alone"], ["TMPDIR=\(folder.url.path)"])
      #expect(Set(files(in: folder.url)) == ["plumb-workspace-mine", "plumb-workspace-mine/note"])
    }
  }
#endif

/// What is removed, and what is not.
@Suite struct WorkspaceTests {
  @Test func whatIsInUseStays() throws {
    let folder = try TemporaryFolder()
    let used = try Workspace.made(in: folder.url)
    let abandoned = try Workspace.made(in: folder.url)
    let link = folder.url.appendingPathComponent("plumb-workspace-\(UUID().uuidString)")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    let file = try folder.write("", to: "plumb-workspace-\(UUID().uuidString)")
    abandoned.lock.release()
    Workspace.removeAbandoned(in: folder.url)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(
      Set(names)
        == Set([used.url, link, file].map(\.lastPathComponent)))
    used.lock.release()
  }

  @Test func twentyAtOnceDoNotRemoveEachOther() throws {
    let folder = try TemporaryFolder()
    let made = twoAtATime(Array(0..<20)) { _ in
      Workspace.removeAbandoned(in: folder.url)
      return try? Workspace.made(in: folder.url)
    }
    #expect(made.count == 20)
    for workspace in made {
      let path = try #require(workspace).url.path
      #expect(FileManager.default.fileExists(atPath: path))
      workspace?.lock.release()
    }
  }

  @Test func eachTemporaryFolderGoes() throws {
    let url = try TemporaryFolder().url
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }
}
