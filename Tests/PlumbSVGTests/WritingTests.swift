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
}
