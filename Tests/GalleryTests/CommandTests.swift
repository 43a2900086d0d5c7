#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// The gallery as a person runs it: several at once, killed, without room, under odd names.
  @Suite struct CommandTests {
    /// A feed that no other number gives.
    private func feed(_ number: Int) -> String {
      let post = """
        {"author": "Author \(number)", "headline": null, "time": "t", "action": "x",
         "comment": "c", "picture": null, "title": "t", "domain": "d", "actor": "a",
         "answer": "a"}
        """
      return #"{"posts": [\#(Array(repeating: post, count: number).joined(separator: ","))]}"#
    }

    /// What a run with this feed writes where nothing disturbs it.
    private func site(_ number: Int, in folder: ScratchFolder) throws -> [String: String] {
      try folder.write(feed(number), to: "\(number).json")
      let outcome = try GalleryCommand.run(arguments(number, "alone-\(number)"), in: folder)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      return try contents(of: "alone-\(number)", in: folder)
    }

    private func arguments(_ number: Int, _ output: String) -> [String] {
      ["--page", "feed", "--input", "\(number).json", "--output", output]
    }

    private func contents(
      of output: String, in folder: ScratchFolder
    ) throws -> [String: String] {
      let inside = try folder.contents().filter { $0.key.hasPrefix("\(output)/") }
      return Dictionary(
        uniqueKeysWithValues: inside.map {
          (String($0.key.dropFirst(output.count + 1)), $0.value)
        })
    }

    @Test func severalAtOnceEndWithOneCompleteSite() throws {
      let folder = try ScratchFolder()
      let sites = try (1...4).map { try site($0, in: folder) }
      for round in 0..<5 {
        let runs = try (1...4).map {
          try GalleryCommand.start(arguments($0, "new/\(round)"), in: folder)
        }
        for run in runs {
          run.waitUntilExit()
          #expect(run.terminationStatus == 0)
        }
        let result = try contents(of: "new/\(round)", in: folder)
        #expect(sites.contains(result), "\(result.keys.sorted())")
      }
    }

    @Test func aKilledRunLeavesNothingThatTheNextOneDoesNotRemove() throws {
      let folder = try ScratchFolder()
      let site = try site(3, in: folder)
      for round in 0..<40 {
        let run = try GalleryCommand.start(arguments(3, "site"), in: folder)
        // In one half of the rounds at any moment, in the other as soon as something is written.
        if round % 2 == 0 { usleep(UInt32(round * 1500)) }
        let draft = folder.path("site/.plumb-gallery-draft")
        while round % 2 == 1, run.isRunning, !FileManager.default.fileExists(atPath: draft) {}
        kill(run.processIdentifier, SIGKILL)
        run.waitUntilExit()
      }
      try folder.write("mine", to: "site/notes")
      let outcome = try GalleryCommand.run(arguments(3, "site"), in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(
        try contents(of: "site", in: folder) == site.merging(["notes": "mine"]) { $1 })
    }

    /// A limit on the size of files stands for a disk that is full.
    @Test(.whereFilesMayBeLimited) func withoutRoomWhatWasThereStays() throws {
      let folder = try ScratchFolder()
      let site = try site(1, in: folder)
      let outcome = try GalleryCommand.run(
        ["--output", "alone-1"], in: folder, shell: GalleryCommand.withLimitedFiles)
      #expect(outcome.isOneClearLine, "\(outcome)")
      #expect(outcome.errors.contains("the file cannot be written: File too large"))
      #expect(try contents(of: "alone-1", in: folder) == site)

      let before = try folder.contents()
      let fresh = try GalleryCommand.run(
        ["--output", "new/folder"], in: folder, shell: GalleryCommand.withLimitedFiles)
      #expect(fresh.isOneClearLine, "\(fresh)")
      #expect(try folder.contents() == before)
    }

    @Test func whatIsInTheWayIsToldInOneLine() throws {
      let folder = try ScratchFolder()
      try folder.write("precious", to: "site/frames.txt/within")
      try folder.write("precious", to: "file")
      let before = try folder.contents()
      let outputs = [
        "site", "file", "file/below", "/dev/full", "/dev/null/below", "/proc/nothing",
        String(repeating: "x", count: 300), String(repeating: "x/", count: 3000),
      ]
      for output in outputs {
        let outcome = try GalleryCommand.run(["--page", "card", "--output", output], in: folder)
        #expect(outcome.isOneClearLine, "\(output): \(outcome)")
      }
      #expect(try folder.contents() == before)
    }

    #if os(Linux)
      @Test(arguments: [["--help"], ["--page", "card"]])
      func whatCannotBeSaidIsNoSuccess(_ arguments: [String]) throws {
        let folder = try ScratchFolder()
        let outcome = try GalleryCommand.run(arguments, in: folder, shell: #""$@" >/dev/full"#)
        #expect(outcome.isOneClearLine, "\(outcome)")
        #expect(outcome.errors.contains("No space left on device"))
      }

      @Test func deviceThatNeverEndsIsToldInOneLine() throws {
        let folder = try ScratchFolder()
        let outcome = try GalleryCommand.run(["--input", "/dev/zero"], in: folder)
        #expect(outcome.isOneClearLine, "\(outcome)")
        #expect(try folder.contents().isEmpty)
      }
    #endif

    @Test(arguments: [
      "a b", "~", "new\nline", "100%", "#1?", "'q\"", "<b>&", "庭", "e\u{301}", "-o",
    ])
    func oddNamesAreNames(_ name: String) throws {
      let folder = try ScratchFolder()
      try folder.write(feed(1), to: name)
      let output = "\(name) out"
      let outcome = try GalleryCommand.run(
        ["--page", "card", "--input", name, "--output", output], in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let page = try #require(try folder.contents()["\(output)/index.html"])
      #expect(page.contains("directions.html"))
      let missing = try GalleryCommand.run(["--input", name + "?"], in: folder)
      #expect(missing.isOneClearLine, "\(missing)")
    }

    @Test func aNameThatIsNoTextIsToldInOneLine() throws {
      let folder = try ScratchFolder()
      let outcome = try GalleryCommand.run(
        [], in: folder, shell: #""$@" --output "$(printf 'a\377')""#)
      #expect(outcome.isOneClearLine, "\(outcome)")
      #expect(try folder.contents().isEmpty)
    }

    @Test(arguments: [
      ["--input", "none.json"], ["--input", "."], ["--page", "none"], ["--odd"], ["card"],
      ["--input"],
      ["--output", ""],
    ])
    func badArgumentsAreToldInOneLine(_ arguments: [String]) throws {
      let folder = try ScratchFolder()
      let outcome = try GalleryCommand.run(arguments, in: folder)
      #expect(outcome.isOneClearLine, "\(outcome)")
      #expect(try folder.contents().isEmpty)
    }
  }
#endif
