import Foundation
import Plumb
import PlumbSVG
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct WritingTests {
  /// A card with every kind of leaf, scrolled, turned and hidden parts included.
  private func card(_ text: String = "Fish & <Chips> \"to go\" 'now'") -> HeadlessView {
    let card = ColorBox(fill: .white, cornerRadius: 12)
    card.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    card.borderWidth = 1
    let label = TextLabel(text, font: SVG.Font(size: 15, weight: .bold), lineLimit: 0)
    label.frame = CGRect(x: 10, y: 10, width: 200, height: 60)
    let image = ImageBox(imageSize: CGSize(width: 40, height: 30))
    image.frame = CGRect(x: 220, y: 10, width: 60, height: 60)
    let turned = ColorBox(fill: .red)
    turned.frame = CGRect(x: 20, y: 100, width: 50, height: 50)
    turned.transform = LayoutTransform.rotation(by: 30 * .pi / 180)
    let hidden = TextLabel("never seen")
    hidden.isHidden = true
    let scroll = HeadlessScrollView(frame: CGRect(x: 100, y: 90, width: 100, height: 100))
    let far = TextLabel("far down")
    far.frame = CGRect(x: 0, y: 150, width: 80, height: 20)
    scroll.addSubview(far)
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    for view in [label, image, turned, hidden, scroll] { card.addSubview(view) }
    return card
  }

  @Test func theSameTreeGivesTheSameBytes() {
    #expect(SVG.document(of: card()) == SVG.document(of: card()))
    #expect(FramesTable.text(of: card()) == FramesTable.text(of: card()))
  }

  @Test(arguments: oddTexts)
  func whateverTheTextThePictureIsWellFormed(_ text: String) {
    let parser = XMLParser(data: Data(SVG.document(of: card(text)).utf8))
    #expect(parser.parse(), "\(text.debugDescription)")
  }

  @Test func aScrolledViewIsDrawnWhereItsBoundsBegin() {
    let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = HeadlessView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    scroll.bounds.origin = CGPoint(x: 3, y: 7)
    let box = ColorBox(fill: .red)
    box.frame = CGRect(x: 4, y: 8, width: 5, height: 5)
    root.addSubview(scroll)
    scroll.addSubview(box)
    #expect(SVG.document(of: root).contains("translate(7 13)"))
  }

  @Test func textIsEscapedAndHiddenViewsAreLeftOut() {
    let svg = SVG.document(of: card())
    #expect(svg.contains("Fish &amp; &lt;Chips&gt;"))
    #expect(!svg.contains("<Chips>"))
    #expect(!svg.contains("never seen"))
    #expect(svg.contains("far down"))
  }

  @Test func badNumbersDoNotBreakThePicture() {
    let box = ColorBox(fill: .blue)
    box.frame = CGRect(x: CGFloat.nan, y: .infinity, width: -1, height: 5)
    let svg = SVG.document(of: box)
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(!svg.lowercased().contains("nan") && !svg.contains("inf"))
  }

  @Test func higherViewsAreDrawnLater() throws {
    let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front) = (TextLabel("back"), TextLabel("front"))
    for label in [front, back] {
      label.frame = root.bounds
      root.addSubview(label)
    }
    front.zPosition = 1
    let svg = SVG.document(of: root)
    let backPlace = try #require(svg.range(of: ">back<"))
    let frontPlace = try #require(svg.range(of: ">front<"))
    #expect(backPlace.lowerBound < frontPlace.lowerBound)
  }

  @Test func theTableHasALineForEachView() {
    let table = FramesTable.text(of: card())
    let lines = table.split(separator: "\n")
    #expect(lines.contains { $0.contains("TextLabel") })
    #expect(lines.count >= 7)
  }

  @Test func aPageEscapesItsCode() {
    let section = SVG.HTML.Section(
      title: "A < B", code: "let x = a < b && c", pictures: [SVG.HTML.Picture(svg: "<svg></svg>")])
    let page = SVG.HTML.page(title: "T & T", sections: [section])
    #expect(page.contains("A &lt; B"))
    #expect(page.contains("a &lt; b &amp;&amp; c"))
    #expect(page.contains("T &amp; T"))
    #expect(page.contains("<svg></svg>"))
  }

  /// What a tool that looks into a picture needs to know where a text may be.
  @Test func viewsThatDrawTellTheirBounds() {
    let svg = SVG.document(of: card())
    #expect(svg.contains("data-bounds=\"0 0 200 60\""))
  }

  @Test func framesAreAlsoATableOfHTML() {
    let root = card()
    root.name = "a < b"
    let table = FramesTable.html(of: root)
    #expect(XMLParser(data: Data(table.utf8)).parse())
    #expect(table.contains("a &lt; b"))
    // As many rows as the table of text has lines.
    let rows = table.components(separatedBy: "<tr>").count - 1
    #expect(rows == FramesTable.text(of: root).split(separator: "\n").count)
  }

  @Test func aPageLetsItsReaderChooseAmongPictures() {
    let pictures = ["left-to-right", "right-to-left"].map {
      SVG.HTML.Picture(svg: "<svg></svg>", options: [SVG.HTML.Option("Direction", $0)])
    }
    let page = SVG.HTML.page(
      title: "T", sections: [SVG.HTML.Section(title: "Why not?", pictures: pictures)])
    #expect(XMLParser(data: Data(page.utf8)).parse())
    #expect(page.contains("<section id=\"why-not\">"))
    // Two directions, and three of what each page has: as the system, light and dark.
    #expect(page.components(separatedBy: "type=\"radio\"").count - 1 == 2 + 3)
    #expect(page.components(separatedBy: " checked=\"checked\"").count - 1 == 2)
    #expect(page.contains("data-direction=\"right-to-left\""))
    let plain = SVG.HTML.page(
      title: "T", sections: [SVG.HTML.Section(title: "A", pictures: [.init(svg: "<svg></svg>")])])
    #expect(plain.components(separatedBy: "<fieldset>").count - 1 == 1)
  }

  @Test func contentsLeadToTheirPages() {
    let entry = SVG.HTML.Entry(
      SVG.HTML.Link("A & B", to: "a.html"), note: "about a", picture: "a.svg")
    let page = SVG.HTML.contents(title: "T", entries: [entry])
    #expect(XMLParser(data: Data(page.utf8)).parse())
    #expect(page.contains("href=\"a.html\"") && page.contains("A &amp; B"))
  }

  @Test func aStrokeMayBeDashed() {
    final class Dashed: HeadlessView, SVG.Drawable {
      func draw(into canvas: inout SVG.Canvas) {
        canvas.stroke(.rectangle(bounds), with: .blue, width: 1, dashes: [5, 3])
      }
    }
    let view = Dashed(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(SVG.document(of: view).contains("stroke-dasharray=\"5 3\""))
  }
}
