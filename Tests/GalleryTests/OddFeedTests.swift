import Foundation
import Testing

@testable import gallery

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Feeds that nobody wrote by hand: what is none is refused in words, and what is one gives pictures
/// and a page that are well-formed, whatever stands in it.
@Suite struct OddFeedTests {
  private static let post = """
    {"author": "a", "headline": null, "time": "t", "action": "x", "comment": "c", "picture": null, \
    "title": "t", "domain": "d", "actor": "a", "answer": "a"}
    """
  private static let feed = #"{"posts": [\#(post)]}"#

  private func complaint(_ data: Data) -> String {
    do {
      _ = try FeedReader.posts(in: data, file: "my.json")
      return "no complaint"
    } catch {
      return (error as? GalleryError)?.message ?? "\(error)"
    }
  }

  @Test func theFeedItselfIsTaken() {
    #expect(complaint(Data(Self.feed.utf8)) == "no complaint")
    #expect(complaint(Data("\u{FEFF}\(Self.feed)".utf8)) == "no complaint")
  }

  /// At every place, and in the middle of a character as well.
  @Test func aTruncatedFeedIsToldAtWhateverPlace() {
    let bytes = Data(Self.feed.replacingOccurrences(of: "\"c\"", with: "\"c 庭 \\\" ]\"").utf8)
    #expect(complaint(bytes) == "no complaint")
    for count in 1..<bytes.count {
      let words = complaint(bytes.prefix(count))
      #expect(
        words == "my.json: expected more JSON, and the file ends in the middle of it"
          || words.hasPrefix("my.json: expected UTF-8, and byte"), "\(count): \(words)")
    }
  }

  @Test(arguments: [101, 600, 200_000])
  func deepJSONIsNotCalledNone(_ depth: Int) {
    let deep = "my.json: expected at most 100 brackets in one another, found more"
    let (open, close) = (
      String(repeating: "[", count: depth), String(repeating: "]", count: depth)
    )
    #expect(complaint(Data((open + close).utf8)) == deep)
    #expect(complaint(Data("{\"posts\": \(open)\(close)}".utf8)) == deep)
    #expect(complaint(Data(open.utf8)) == deep)
    // Brackets in a string are letters.
    let letters = Self.feed.replacingOccurrences(of: "\"c\"", with: "\"\(open)\"")
    #expect(complaint(Data(letters.utf8)) == "no complaint")
  }

  @Test func bracketsThatAreWithinTheLimitAreOfAnotherType() {
    let nested = String(repeating: "[", count: 99) + String(repeating: "]", count: 99)
    #expect(
      complaint(Data("{\"posts\": \(nested)}".utf8))
        == "my.json: posts[0]: expected an object, found another type")
  }

  @Test func anEnormousFeedIsRefusedByItsSize() {
    let enormous = "my.json: expected at most 1000000 bytes, found more"
    #expect(complaint(Data(repeating: 0, count: 5_000_000)) == enormous)
    let padded = Self.feed + String(repeating: " ", count: 1_000_000 - Self.feed.utf8.count)
    #expect(complaint(Data(padded.utf8)) == "no complaint")
    #expect(complaint(Data((padded + " ").utf8)) == enormous)
  }

  @Test(arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80]])
  func whatIsNotUTF8IsNamedByItsPlace(_ bytes: [UInt8]) throws {
    var data = Data(Self.feed.utf8)
    let place = try #require(data.range(of: Data("\"c\"".utf8))).lowerBound + 1
    data.replaceSubrange(place..<(place + 1), with: bytes)
    #expect(complaint(data) == "my.json: expected UTF-8, and byte \(place) is none")
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "</text></svg>", "]]>", "<!--", "--></style><b>", "&amp;&lt;&#0;",
    "\\\"'", "\\u0000\\u0001\\u001b[31m", "\\u0085\\u2028", "\\ufffe\\uffff", "\\ud83d\\ude00",
    "\\ud800", "\\n\\n\\t", "\\u202e\\u2066\\u200f",
    String(repeating: "e\\u0301\\u0302", count: 50),
    String(repeating: "W", count: 5000),
  ])
  func picturesAndPagesAreWellFormed(_ text: String) throws {
    let fields = [
      "author", "headline", "time", "action", "comment", "title", "domain", "actor", "answer",
    ]
    let post = (fields.map { "\"\($0)\": \"\(text)\"" } + [#""picture": "plain""#])
      .joined(separator: ", ")
    let data = Data("{\"posts\": [{\(post)}]}".utf8)
    let posts: [Post]
    do {
      posts = try FeedReader.posts(in: data, file: "my.json")
    } catch let error as GalleryError {
      // Half of a pair of surrogates is no character.
      #expect(text == "\\ud800" && error.message == "my.json: expected JSON, and this is none")
      return
    }
    let page = Page.feed(posts)
    let files = Site.files(of: [page], isWhole: false)
    for (name, text) in files where name != "frames.txt" {
      #expect(XMLParser(data: Data(text.utf8)).parse(), "\(name)")
    }
    // The pictures, and the frames, the front page, the chapter and its cover.
    #expect(files.count == page.screens.count + 4)
  }
}
