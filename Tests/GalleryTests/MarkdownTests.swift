import Foundation
import Testing

@testable import gallery

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The Markdown that the documents use.
@Suite struct MarkdownTests {
  private func markup(_ text: String) -> String {
    var markdown = Markdown(link: { $0 == "gone" ? nil : $0 }, image: { $0 })
    return markdown.markup(of: text)
  }

  @Test(arguments: [
    ("a\nb", "<p>a b</p>"), ("# A `b` c!", "<h1 id=\"a-b-c\">A <code>b</code> c!</h1>"),
    ("**a** *b* 2 * 3 * 4", "<p><strong>a</strong> <em>b</em> 2 * 3 * 4</p>"),
    ("[a *b*](c.html#d)", "<p><a href=\"c.html#d\">a <em>b</em></a></p>"),
    ("[a](gone)", "<p>a</p>"),
    ("`a < b` & `[x](y)`", "<p><code>a &lt; b</code> &amp; <code>[x](y)</code></p>"),
    ("```sh\na < b\n\n```\nc", "<pre tabindex=\"0\"><code>a &lt; b\n</code></pre>\n<p>c</p>"),
    ("    a\n    b", "<pre tabindex=\"0\"><code>a\nb</code></pre>"),
    ("* a\n  b\n* c", "<ul>\n<li><p>a b</p></li>\n<li><p>c</p></li>\n</ul>"),
    ("1. a\n2. b", "<ol>\n<li><p>a</p></li>\n<li><p>b</p></li>\n</ol>"),
  ])
  func eachFormHasItsMarkup(_ text: String, _ expected: String) {
    #expect(markup(text) == expected)
  }

  @Test func aTableHasItsCells() {
    let table = markup("| a | b |\n|---|---|\n| `x | y` | p \\| q |")
    #expect(table.contains("<th scope=\"col\">a </th><th scope=\"col\">b </th>"))
    #expect(table.contains("<td><code>x | y</code> </td><td>p | q </td>"))
  }

  @Test func aListMayHoldCode() {
    let list = markup("1. a:\n\n   ```sh\n   b\n   ```\n\n2. c\n\nd")
    #expect(list.contains("<pre tabindex=\"0\"><code>b</code></pre>"))
    #expect(list.components(separatedBy: "<li>").count == 3)
    #expect(list.hasSuffix("</ol>\n<p>d</p>"))
  }

  @Test func everyDocumentIsAWellFormedPage() throws {
    let files = try Site.files(of: Page.all(posts: FeedReader.bundled()))
    let documents = files.filter { $0.key.hasSuffix(".html") && $0.key.hasPrefix("docs-") }
    #expect(documents.count > 30)
    for (name, page) in files where name.hasSuffix(".html") {
      #expect(XMLParser(data: Data(page.utf8)).parse(), "\(name)")
    }
    for (name, page) in documents {
      #expect(!page.contains("```") && !page.contains("]("), "\(name)")
    }
  }

  @Test func theFirstPageHasThePromiseTheErrorAndTheFilms() throws {
    let page = try #require(
      try Site.files(of: Page.all(posts: FeedReader.bundled()))["index.html"])
    #expect(page.contains("<h1>A layout that compiles is a complete layout.</h1>"))
    #expect(page.contains("<span class=\"error\">// error: underspecified frame"))
    #expect(page.components(separatedBy: "class=\"stage\"").count == 3)
    #expect(page.contains("href=\"readme.html\"") && page.contains("href=\"docs-readme.html\""))
    for chapter in Chapter.allCases { #expect(page.contains("href=\"\(chapter.fileName)\"")) }
  }
}
