import Foundation
import PlumbSVG
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Code with colors, films, and pages with content of one's own.
@Suite struct PageMarkupTests {
  /// The text of well-formed markup, without its tags.
  private final class TextReader: NSObject, XMLParserDelegate {
    var text = ""
    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  private func text(of markup: String) -> String? {
    let reader = TextReader()
    let parser = XMLParser(data: Data("<code>\(markup)</code>".utf8))
    parser.delegate = reader
    return parser.parse() ? reader.text : nil
  }

  @Test(arguments: [
    "", "\n", "let a = b < c && d > e", "\"open", "\"a \\\" b\" + #\"x\"#",
    "\"\"\"\nlet\n\"\"\" let",
    "1...5", "0.5.rounded()", "@Test func a() {}", "$0.setTop(to: 8)", "// no end", "/", "é.é(庭)",
    "\"\\", "case .one: 50%",
  ])
  func coloredCodeIsTheCode(_ code: String) {
    #expect(text(of: SVG.HTML.markup(ofSwift: code)) == code)
  }

  @Test func wordsHaveTheColorsOfTheirKinds() {
    let markup = SVG.HTML.markup(ofSwift: "let x = Size.zero + 1.5 // \"let\"")
    for piece in [
      "<span class=\"keyword\">let</span>", "<span class=\"type\">Size</span>",
      "<span class=\"member\">zero</span>", "<span class=\"number\">1.5</span>",
      "<span class=\"comment\">// &quot;let&quot;</span>",
    ] { #expect(markup.contains(piece), "\(piece) in \(markup)") }
    #expect(
      SVG.HTML.markup(ofSwift: "\"let 1\"") == "<span class=\"text\">&quot;let 1&quot;</span>")
    // Two numbers, and not one that ends with a point.
    #expect(SVG.HTML.markup(ofSwift: "1...5").components(separatedBy: "number").count == 3)
  }

  /// The line above the error is underlined, and no other one.
  @Test func theRefusedLineIsUnderlined() {
    let markup = SVG.HTML.markup(ofSwift: "one()\n  two.three()\n  // error: no\nfour()")
    let refused = markup.matches(of: /refused">([^<]*)</).map { String($0.1) }.joined()
    #expect(refused == "two.three()")
    #expect(markup.contains("<span class=\"error\">// error: no</span>"))
  }

  @Test func aFilmHasAPictureForEachWidthAndShowsOne() {
    let film = SVG.HTML.Film(widths: 100...130, step: 10, caption: "a & b") { "<svg>\($0)</svg>" }
    #expect(film.pictures == ["100", "110", "120", "130"].map { "<svg>\($0)</svg>" })
    let page = SVG.HTML.page(
      title: "T", markup: SVG.HTML.markup(of: [film, film], startingAt: 118))
    #expect(XMLParser(data: Data(page.utf8)).parse())
    #expect(page.components(separatedBy: "hidden=\"hidden\"").count - 1 == 2 * 3)
    #expect(page.contains("<div data-width=\"120\">"))
    #expect(page.components(separatedBy: "type=\"range\"").count - 1 == 1)
    #expect(page.contains("value=\"120\"") && page.contains("a &amp; b"))
    #expect(SVG.HTML.markup(of: [], startingAt: 0).isEmpty)
  }

  /// A browser ignores the definitions of a picture that is not shown.
  @Test func eachPictureOfAPageUsesItsOwnDefinitions() {
    let svg = "<svg ><clipPath id=\"clip-a\"/><g clip-path=\"url(#clip-a)\"/></svg>"
    let page = SVG.HTML.page(title: "T", markup: "<p id=\"x\">\(svg)\(svg)</p>")
    for number in [0, 1] {
      #expect(page.contains("<clipPath id=\"picture-\(number)-clip-a\"/>"))
      #expect(page.contains("url(#picture-\(number)-clip-a)"))
    }
    #expect(page.contains("<p id=\"x\">"))
  }

  /// The least width makes the smallest text 9 points high; a text that is smaller at its own size stays so.
  @Test(arguments: [(12, 300), (9, 400), (6, 400)])
  func aPictureIsNotShownTooSmallToRead(_ size: Int, _ least: Int) {
    let svg = "<svg width=\"400\"><text font-size=\"\(size)\">a</text></svg>"
    let page = SVG.HTML.page(
      title: "T", sections: [SVG.HTML.Section(title: "A", pictures: [.init(svg: svg)])])
    #expect(page.contains("--least: \(least)px"))
  }
}
