import Dispatch
import Foundation
import Testing

#if os(macOS) || os(Linux)
  /// The gallery as a command, in a folder of the test's own.
  struct GalleryCommand {
    /// How a run ended, and what it said.
    struct Outcome {
      let status: Int32
      let output: String
      let errors: String

      /// Whether it failed as it should: with one line, and not by a crash.
      var isOneClearLine: Bool {
        status == 1 && output.isEmpty && errors.hasPrefix("gallery: ") && errors.hasSuffix("\n")
          && errors.filter(\.isNewline).count == 1
      }
    }

    /// Runs the gallery to its end, in the folder `current`.
    ///
    /// `shell` is a line of shell script in which `"$@"` is the command, to limit what it may do.
    static func run(
      _ arguments: [String], in current: ScratchFolder, shell: String = #""$@""#
    ) throws -> Outcome {
      let (output, errors) = (Pipe(), Pipe())
      let process = try made(arguments, in: current, shell: shell)
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      // Both are read at once, so that neither pipe is ever full: a sanitizer may have much to say.
      let reading = Reading(errors)
      let said = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Outcome(
        status: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
        errors: String(decoding: reading.all, as: UTF8.self))
    }

    /// Starts the gallery, and does not wait for its end.
    static func start(_ arguments: [String], in current: ScratchFolder) throws -> Process {
      let process = try made(arguments, in: current, shell: #"exec "$@""#)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }

    /// The shell for a run in which no file may be longer than a few kilobytes.
    static let withLimitedFiles = #"ulimit -f 8; "$@""#

    private static func made(
      _ arguments: [String], in current: ScratchFolder, shell: String
    ) throws -> Process {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", shell, "sh", try executable.get()] + arguments
      process.currentDirectoryURL = current.url
      return process
    }

    /// The built command, which lies beside the tests.
    private static let executable = Result {
      let programs =
        [Bundle.main.executablePath].compactMap { $0 }
        + CommandLine.arguments.filter { $0.contains("/") }
      for program in programs {
        var folder = URL(fileURLWithPath: program).resolvingSymlinksInPath()
        while folder.path != "/" {
          folder.deleteLastPathComponent()
          let command = folder.appendingPathComponent("gallery").path
          var isFolder: ObjCBool = true
          if FileManager.default.fileExists(atPath: command, isDirectory: &isFolder),
            !isFolder.boolValue
          {
            return command
          }
        }
      }
      throw CocoaError(.fileNoSuchFile)
    }
  }

  /// What comes out of a pipe, read by a thread of its own.
  private final class Reading: @unchecked Sendable {
    private let isDone = DispatchSemaphore(value: 0)
    // Written before the signal and read after it.
    private var data = Data()

    init(_ pipe: Pipe) {
      let file = pipe.fileHandleForReading
      Thread.detachNewThread { [self] in
        data = file.readDataToEndOfFile()
        isDone.signal()
      }
    }

    /// Everything, once the pipe is closed.
    var all: Data {
      isDone.wait()
      return data
    }
  }

  extension Trait where Self == ConditionTrait {
    /// A sanitizer keeps files of its own, and a program with one may not even begin without them.
    static var whereFilesMayBeLimited: Self {
      .enabled("no program of this build runs with limited files") {
        let folder = try ScratchFolder()
        let outcome = try GalleryCommand.run(
          ["--help"], in: folder, shell: GalleryCommand.withLimitedFiles)
        return outcome.status == 0
      }
    }
  }
#endif
