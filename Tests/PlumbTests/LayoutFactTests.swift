import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// The facts of a child as values, which `explain` prints.
@Suite struct LayoutFactTests {
  private func container(_ direction: LayoutWritingDirection) -> NamedContainer {
    let card = NamedContainer(["photo", "title"])
    card.direction = direction
    card.plumb.setLayout(for: card["photo"]) {
      $0.setTopLeading(inset: 10).setSize(to: CGSize(width: 40, height: 30))
    }
    card.plumb.setLayout(for: card["title"]) {
      $0.setLeading(at: card["photo"].plumb.trailing, offset: 8).setTrailing(inset: 6)
        .setTop(by: { $0.top + 12 }).fitHeight()
    }
    card.layoutIfNeeded()
    return card
  }

  //  ┌card (200 wide)──────────────────────┐
  //  │ 10 ┌photo 40┐ 8 ┌title┐ 6           │
  @Test func dimensionsReachFromWhatIsMeasuredToTheFact() {
    let card = container(.leftToRight)
    let facts = card.plumb.facts(of: card["title"])
    #expect(facts.map(\.name) == ["leading", "trailing", "top", "height"])
    #expect(facts.map(\.start) == [50, 200, 12, 12])
    #expect(facts.map(\.end) == [58, 194, 12, 32])
    #expect(facts.map(\.isLength) == [false, false, false, true])
    #expect(facts.map(\.isVertical) == [false, false, true, true])
    #expect(facts[0].reference == card["photo"].frame)
    #expect(facts[1].reference == card.bounds)
    #expect(facts[2].reference == nil)
  }

  @Test func rightToLeftIsTheMirrorImage() {
    let card = container(.rightToLeft)
    let facts = card.plumb.facts(of: card["title"])
    #expect(facts.map(\.start) == [150, 0, 12, 12])
    #expect(facts.map(\.end) == [142, 6, 12, 32])
  }

  @Test func theWordsAreThoseOfExplain() {
    let card = container(.leftToRight)
    let explained = card.plumb.explain(card["title"])
    for fact in card.plumb.facts(of: card["title"]) {
      #expect(explained.contains(fact.name) && explained.contains(fact.origin))
    }
    #expect(
      card.plumb.facts(of: card["title"])[0].description == "leading 58: photo's trailing + 8")
    #expect(card.plumb.facts(of: HeadlessView()).isEmpty)
  }
}
