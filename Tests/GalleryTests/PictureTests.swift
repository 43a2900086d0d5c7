import Foundation
import Testing

@testable import gallery

/// The pictures in the documents are what the gallery draws now, to the byte.
///
/// If they are meant to change, record them and look at them:
///
///     PLUMB_RECORD_PICTURES=1 swift test --filter PictureTests
///
/// Recording fails, so that no run that compares nothing passes.
@Suite struct PictureTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Docs/Pictures").standardized

  private static let isRecording =
    ProcessInfo.processInfo.environment["PLUMB_RECORD_PICTURES"] != nil

  private static let pages = (try? Page.all(posts: FeedReader.bundled())) ?? []

  /// The pictures that are kept, by the names of their files.
  private static func pictures(of page: Page) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: page.screens.filter(\.isKept).map {
        (page.fileName($0), Site.picture(of: page.make($0)))
      })
  }

  @Test(arguments: pages.map(\.name))
  func everyPictureIsWhatIsKept(_ name: String) throws {
    let page = try #require(Self.pages.first { $0.name == name })
    let pictures = Self.pictures(of: page)
    #expect(!pictures.isEmpty)
    for (file, picture) in pictures {
      let place = Self.folder.appendingPathComponent(file)
      let kept = (try? Data(contentsOf: place)).map { String(decoding: $0, as: UTF8.self) }
      if kept == picture { continue }
      if Self.isRecording {
        try Data(picture.utf8).write(to: place)
        Issue.record("\(file) is recorded; look at it")
      } else {
        Issue.record("\(file) is not what the gallery draws now")
      }
    }
  }

  @Test func nothingElseIsKept() throws {
    let own = Set(Self.pages.flatMap { page in page.screens.filter(\.isKept).map(page.fileName) })
    let drawn = try Self.documents().flatMap { _, text in
      text.matches(of: /draws Pictures\/([\w-]+\.svg)/).map { String($0.1) }
    }
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    where !own.contains(file) && !drawn.contains(file) {
      if Self.isRecording {
        try FileManager.default.removeItem(at: Self.folder.appendingPathComponent(file))
      }
      Issue.record("\(file) is a picture of nothing")
    }
  }

  /// The documents with their texts. Programs in them draw pictures as well, which are compared there.
  private static func documents() throws -> [(path: String, text: String)] {
    let documents = folder.appendingPathComponent("..").standardized
    return try FileManager.default.subpathsOfDirectory(atPath: documents.path)
      .filter { $0.hasSuffix(".md") }
      .map { path in
        (path, try String(contentsOf: documents.appendingPathComponent(path), encoding: .utf8))
      }
  }

  @Test func everyPictureInADocumentIsThere() throws {
    var count = 0
    for (path, text) in try Self.documents() {
      for match in text.matches(of: /Pictures\/([\w-]+\.svg)/) {
        count += 1
        let picture = Self.folder.appendingPathComponent(String(match.1))
        #expect(FileManager.default.fileExists(atPath: picture.path), "\(path): \(match.1)")
      }
    }
    #expect(count >= 12)
  }

  @Test func recordingIsNoTest() {
    #expect(!Self.isRecording, "pictures are recorded; look at them, and run the tests again")
  }
}
