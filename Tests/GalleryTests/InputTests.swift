import Foundation
import Testing

@testable import gallery

/// Bad input gets one line that names the file, the path inside it and what was expected.
@Suite struct InputTests {
  private func complaint(_ json: String) throws -> String {
    do {
      _ = try FeedReader.posts(in: Data(json.utf8), file: "my.json")
      return "no complaint"
    } catch let error as GalleryError {
      return error.message
    }
  }

  private let post = """
    {"author": "a", "headline": null, "time": "t", "action": "x", "comment": "c", "picture": null,
     "title": "t", "domain": "d", "actor": "a", "answer": "a"}
    """

  @Test func theBundledFeedHasEveryKindOfPost() throws {
    let posts = try FeedReader.bundled()
    #expect(posts.count >= 12)
    #expect(posts.contains { $0.headline == nil } && posts.contains { $0.picture == nil })
    #expect(posts.contains { $0.comment.count > 200 } && posts.contains { $0.comment.count < 3 })
  }

  @Test func whatIsWrongIsNamed() throws {
    #expect(try complaint("not json") == "my.json: expected JSON, and this is none")
    #expect(try complaint("") == "my.json: expected JSON, and this is none")
    #expect(
      try complaint("[]") == "my.json: the whole file: expected an object, found another type")
    #expect(try complaint("{}") == "my.json: posts: expected a value, found none")
    #expect(
      try complaint(#"{"posts": 3}"#) == "my.json: posts: expected an array, found another type")
    #expect(
      try complaint(#"{"posts": []}"#)
        == "my.json: posts: expected at least one post, found an empty array")
    #expect(
      try complaint(#"{"posts": [\#(post), {"author": "a"}]}"#)
        == "my.json: posts[1].time: expected a value, found none")
    #expect(
      try complaint(
        #"{"posts": [\#(post.replacingOccurrences(of: #""a", "headline""#, with: #"7, "headline""#))]}"#
      )
        == "my.json: posts[0].author: expected a string, found another type")
    #expect(
      try complaint(
        #"{"posts": [\#(post.replacingOccurrences(of: #""picture": null"#, with: #""picture": "cat""#))]}"#
      )
        == #"my.json: posts[0].picture: expected one of "landscape", "person", "plain""#)
    #expect(
      try complaint(
        #"{"posts": [\#(post.replacingOccurrences(of: #""time": "t""#, with: #""time": null"#))]}"#)
        == "my.json: posts[0].time: expected a string, found null")
  }

  @Test func aFileThatIsNotThereIsNamed() {
    #expect(throws: GalleryError.self) { try FeedReader.posts(inFile: "no/such/file.json") }
    #expect(throws: GalleryError.self) { try FeedReader.posts(inFile: NSTemporaryDirectory()) }
  }

  @Test func optionsAreReadAndOddOnesRefused() throws {
    let options = try Options(["--input", "a.json", "--output", "out", "--page", "feed"])
    #expect(options.input == "a.json" && options.output == "out" && options.page == "feed")
    #expect(try Options(["--help"]).isHelp)
    #expect(throws: GalleryError.self) { try Options(["--inptu", "a.json"]) }
    #expect(throws: GalleryError.self) { try Options(["--input"]) }
    #expect(throws: GalleryError.self) { try Options(["--input", "--output"]) }
  }
}
