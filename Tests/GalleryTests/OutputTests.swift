import Foundation
import Testing

@testable import gallery

/// Whatever lies in the output folder or is in the way of it: a site is there as a whole or not at
/// all, and nothing of the user's is touched.
@Suite struct OutputTests {
  private static let svg = "<svg text-rendering=\"geometricPrecision\">"
  private let first = ["a.svg": svg + "1", "frames.txt": "a\n\nview 1", "index.html": html + "1"]
  private let second = [
    "a.svg": svg + "2", "b.svg": svg + "2", "frames.txt": "a\n\nview 2", "index.html": html + "2",
  ]
  private static let html = "<title>Plumb: gallery</title>"

  private func complaint(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? GalleryError)?.message ?? "\(error)"
    }
  }

  @Test func writesOverItsOwnFilesAndLeavesOthers() throws {
    let folder = try ScratchFolder()
    try folder.write("mine", to: "notes/a.svg")
    try folder.write("mine", to: "readme")
    try OutputFolder(folder.url.path).write(first)
    try OutputFolder(folder.url.path).write(second)
    let others = ["notes": ScratchFolder.folder, "notes/a.svg": "mine", "readme": "mine"]
    #expect(try folder.contents() == second.merging(others) { $1 })
  }

  @Test(arguments: ["frames.txt", "b.svg", "index.html"])
  func aFolderInAPlaceStaysWithAllThatIsInIt(_ name: String) throws {
    let folder = try ScratchFolder()
    try folder.write("precious", to: "\(name)/within/it")
    let before = try folder.contents()
    let words = complaint { try OutputFolder(folder.url.path).write(second) }
    #expect(words == "\(folder.path(name)): expected a file or nothing, found a folder")
    #expect(try folder.contents() == before)
  }

  @Test(arguments: ["nowhere", "other.svg"])
  func aLinkInAPlaceStaysALink(_ target: String) throws {
    let folder = try ScratchFolder()
    try OutputFolder(folder.url.path).write(first)
    try folder.write("precious", to: "other.svg")
    try folder.link("b.svg", to: target)
    let before = try folder.contents()
    let words = complaint { try OutputFolder(folder.url.path).write(second) }
    #expect(words == "\(folder.path("b.svg")): expected a file or nothing, found a link")
    #expect(try folder.contents() == before)
  }

  @Test(arguments: ["frames.txt", "b.svg", "index.html"])
  func aFileOfTheUsersIsNotReplaced(_ name: String) throws {
    let folder = try ScratchFolder()
    try folder.write("precious", to: name)
    let words = complaint { try OutputFolder(folder.url.path).write(second) }
    #expect(words?.hasPrefix("\(folder.path(name)): this file is not the gallery's") == true)
    #expect(try folder.contents() == [name: "precious"])
  }

  /// A run that wrote these files knows them again.
  @Test func everyFileOfTheSiteIsKnownAgain() throws {
    let folder = try ScratchFolder()
    let files = try Site.files(of: Page.all(posts: FeedReader.bundled()))
    try OutputFolder(folder.url.path).write(files)
    try OutputFolder(folder.url.path).write(files)
    #expect(try folder.contents() == files)
  }

  @Test func whatCannotBeAFolderIsNamed() throws {
    let folder = try ScratchFolder()
    try folder.write("mine", to: "file")
    try folder.link("dangling", to: "nowhere")
    for name in ["file", "file/below", "file/a/b", "dangling", "dangling/below"] {
      let words = complaint { try OutputFolder(folder.path(name)).write(first) }
      let culprit = String(name.prefix { $0 != "/" })
      #expect(
        words == "\(folder.path(name)): expected a folder, and \(folder.path(culprit)) is none")
    }
    #expect(try folder.contents() == ["file": "mine", "dangling": "-> nowhere"])
  }

  @Test func foldersAreMadeAndGoAgainWhenNothingCanBeWritten() throws {
    let folder = try ScratchFolder()
    try OutputFolder(folder.path("a/b/")).write(["index.html": "1"])
    let before = try folder.contents()
    #expect(
      before == ["a": ScratchFolder.folder, "a/b": ScratchFolder.folder, "a/b/index.html": "1"])
    // No file can have such a name.
    let words = complaint { try OutputFolder(folder.path("a/c/d")).write(["no/where.svg": ""]) }
    #expect(words?.contains("the file cannot be made: No such file or directory") == true)
    #expect(try folder.contents() == before)
  }

  /// The second of three files cannot be put in place: the first and what was there come back.
  @Test func whatWasThereComesBackWhenAFileCannotBePutInPlace() throws {
    let folder = try ScratchFolder()
    try OutputFolder(folder.url.path).write(first)
    for missing in second.keys {
      let draft = try Draft(second, in: folder.url.path)
      try FileManager.default.removeItem(atPath: folder.path(".plumb-gallery-draft/new-\(missing)"))
      #expect(complaint { try draft.putInPlace() }?.contains("cannot be put in place") == true)
      draft.remove()
      #expect(try folder.contents() == first, "without \(missing)")
    }
  }

  @Test func severalAtOnceEndWithOneCompleteSite() throws {
    let folder = try ScratchFolder()
    let sites = (0..<8).map { number in
      Dictionary(
        uniqueKeysWithValues: (0..<20).map { ("\($0).svg", "\(Self.svg)\(number)") })
    }
    let output = try OutputFolder(folder.path("site"))
    for _ in 0..<10 {
      DispatchQueue.concurrentPerform(iterations: sites.count) { index in
        #expect(throws: Never.self) { try output.write(sites[index]) }
      }
      let result = try ["site"] + folder.contents().values
      #expect(Set(result).count == 3 && result.count == 22, "\(Set(result))")
    }
  }

  @Test func aDraftOfAKilledRunGoes() throws {
    let folder = try ScratchFolder()
    try OutputFolder(folder.url.path).write(first)
    _ = try Draft(second, in: folder.url.path)
    try folder.write("half", to: ".plumb-gallery-draft/old-c.svg")
    #expect(try folder.contents().count > first.count)
    try OutputFolder(folder.url.path).write(first)
    #expect(try folder.contents() == first)
  }

  @Test(arguments: ["", "/notes", "/new-a.svg/notes"])
  func whatOnlyLooksLikeADraftStays(_ name: String) throws {
    let folder = try ScratchFolder()
    try folder.write("precious", to: ".plumb-gallery-draft\(name)")
    let before = try folder.contents()
    let words = complaint { try OutputFolder(folder.url.path).write(first) }
    #expect(words?.contains("expected a draft of the gallery or nothing") == true)
    #expect(try folder.contents() == before)
  }

  @Test func aFolderThatIsLockedIsWaitedForButNotForEver() throws {
    let folder = try ScratchFolder()
    let lock = try #require(try FolderLock(folder.url.path))
    let words = complaint { _ = try FolderLock(folder.url.path, patience: .milliseconds(30)) }
    #expect(words == "\(folder.url.path): another gallery does not stop writing here")
    lock.release()
    let next = try #require(try FolderLock(folder.url.path, patience: .zero))
    next.release()
    #expect(try FolderLock(folder.path("none")).map { _ in } == nil)
  }
}
