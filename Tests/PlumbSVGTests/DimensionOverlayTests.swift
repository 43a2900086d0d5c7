import Foundation
import Plumb
import PlumbSVG
import Testing

@Suite struct DimensionOverlayTests {
  @Test func eachFactIsDrawnWithItsWords() {
    let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 460, height: 300))
    let card = HeadlessContainerView(frame: CGRect(x: 20, y: 10, width: 200, height: 100))
    let title = ColorBox(fill: .blue)
    title.name = "title"
    root.addSubview(card)
    card.addSubview(title)
    card.plumb.setLayout(for: title) {
      $0.setTopLeading(inset: 8).setSize(to: CGSize(width: 60, height: 20))
    }
    root.layoutIfNeeded()
    let without = SVG.document(of: root)
    let overlay = DimensionOverlay(of: title, in: card)
    overlay.frame = root.bounds
    root.addSubview(overlay)
    let picture = SVG.document(of: root)
    for fact in card.plumb.facts(of: title) {
      #expect(
        picture.contains(fact.description.replacing("'", with: "&#39;"))
          || picture.contains(fact.description.replacing("'", with: "&apos;"))
          || picture.contains(fact.description))
    }
    // The leading gap: from the card's edge to the title's, in the root's coordinates.
    #expect(picture.contains("20,124 28,124"))
    overlay.removeFromSuperview()
    #expect(SVG.document(of: root) == without)
  }
}
