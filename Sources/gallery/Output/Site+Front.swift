import Foundation
import Plumb
import PlumbSVG

extension Site {
  /// What the first page begins with: the promise, the compiler's error, and layouts in many widths.
  static func front(_ documents: Documents) -> String {
    var parts: [String] = []
    if let refused = documents.firstBlock(of: "swift does-not-compile") {
      parts.append(
        """
        <section id="promise">
        <h2>The compiler says what is missing</h2>
        <p>This title has its two sides and its top, and no height:</p>
        \(code(refused))
        <p>Add <code>.fitHeight()</code>, and it compiles. Each axis takes two facts, in any order. With fewer or \
        more there is no build, and so no ambiguous view at run time. Your editor offers what may come next, and \
        nothing else.</p>
        </section>
        """)
    }
    let films = SVG.HTML.markup(
      of: [
        film(.leftToRight, "left-to-right"), film(.rightToLeft, "right-to-left"),
      ], startingAt: 390)
    parts.append(
      """
      <section id="bar">
      <h2>One layout, every width, both directions</h2>
      <p>Move the pointer over a picture, or the slider. Plumb laid out each width when this site was written; \
      the page only shows it. \(SVG.HTML.escaped(Page.messageBar.note))</p>
      <div class="example">
      <div class="films">
      \(films)
      </div>
      \(code(Page.messageBar.source.text))
      </div>
      </section>
      """)
    if let commands = documents.firstBlock(of: "sh") {
      parts.append(
        """
        <section id="try">
        <h2>Try it</h2>
        <pre tabindex="0"><code>\(SVG.HTML.escaped(commands))</code></pre>
        <p>It needs Swift 6.3 and nothing else. \(reading(documents))</p>
        </section>
        """)
    }
    parts.append("<section id=\"pages\">\n<h2>What it lays out</h2>\n</section>\n")
    return parts.joined(separator: "\n")
  }

  private static func code(_ code: String) -> String {
    "<pre tabindex=\"0\"><code>\(SVG.HTML.markup(ofSwift: code))</code></pre>"
  }

  private static func reading(_ documents: Documents) -> String {
    let links = documents.links().map {
      "<a href=\"\($0.address)\">\(SVG.HTML.escaped($0.title))</a>"
    }
    return links.isEmpty ? "" : "Read on: \(links.joined(separator: ", "))."
  }

  private static func film(
    _ direction: LayoutWritingDirection, _ caption: String
  ) -> SVG.HTML.Film {
    SVG.HTML.Film(widths: 280...520, step: 4, caption: caption) { width in
      let size = CGSize(width: CGFloat(width), height: Screen.barHeight)
      let screen = Screen(kind: .device("film"), size: size, direction: direction)
      return SVG.document(of: Page.messageBar.make(screen), background: .paleGray)
    }
  }
}
