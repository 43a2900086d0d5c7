import Foundation
import Plumb
import PlumbTestSupport
import Testing

// Lengths under conditions.
extension FarEdgeTests {
  private enum Length: LayoutCondition { case short, long }

  /// A card whose condition changes above a length of 100.
  private final class ConditionalCard: ConditionalHeadlessContainerView<Length> {
    var isVertical = false

    override func layoutCondition(in bounds: CGRect) -> Length {
      (isVertical ? bounds.height : bounds.width) > 100 ? .long : .short
    }
  }

  /// A trial beyond the length where the condition changes does not apply to shorter lengths.
  @Test(arguments: Way.allCases) func aLengthThatIsTriedMayBeUnderAnotherCondition(_ way: Way) {
    let card = ConditionalCard()
    card.isVertical = way == .down
    card.direction = way.direction
    let view = HeadlessView()
    card.addSubview(view)
    // It ends outside any card, and begins inside from a length of 26 on.
    card.plumb.setLayout(for: view) { maker, _ in
      way == .down
        ? maker.setLeading(inset: 0).setWidth(to: 10).setTop(at: .parent.bottom - 26)
          .setMiddle(at: .parent.bottom + 48)
        : maker.setTop(inset: 0).setHeight(to: 10).setLeading(at: .parent.trailing - 26)
          .setCenter(at: .parent.trailing + 48)
    }
    #expect(way.length(of: card.sizeThatFits(Self.noLimits)) == 26)
  }

  /// The length that a card needs if its child has different facts in a short and a long card.
  func asked(_ way: Way, short: Facts, long: Facts) -> CGFloat {
    let card = ConditionalCard()
    card.isVertical = way == .down
    card.direction = way.direction
    let view = HeadlessView()
    card.addSubview(view)
    let (short, long) = (short.making(way), long.making(way))
    card.plumb.setLayout(for: view) { maker, length in
      switch length {
      case .short: short(maker)
      case .long: long(maker)
      }
    }
    return way.length(of: card.sizeThatFits(Self.noLimits))
  }

  /// The result is the least length that is right under its own condition.
  @Test(arguments: Way.allCases) func aConditionThatDependsOnTheLength(_ way: Way) {
    func facts(_ part: CGFloat, _ offset: CGFloat, _ length: CGFloat) -> Facts {
      .length(part, at: Place(part: part, offset: offset), length, isFitted: false)
    }
    let (near, middle) = (facts(0, 3, 40), facts(0.5, 0, 90))
    #expect(asked(way, short: near, long: facts(0, 110, 67)) == 43)
    #expect(asked(way, short: middle, long: facts(0, 110, 67)) == 90)
    #expect(asked(way, short: facts(0, 0, 120), long: facts(0, 0, 300)) == 300)
    #expect(asked(way, short: facts(0, 0, 120), long: facts(0, 0, 110)) == 110)
    #expect(asked(way, short: facts(0.5, 0, 120), long: facts(0.5, 0, 110)) == 110)
    #expect(asked(way, short: facts(1, -8, 120), long: facts(0, 0, 300)) == 300)
    // The child begins inside from a length of 90 on, and always ends outside. The first plausible length to try is
    // larger, under the other condition.
    let behind = Facts.edges(Place(part: 1, offset: -90), Place(part: 1, offset: 20))
    #expect(asked(way, short: behind, long: facts(0, 0, 105)) == 90)
    // If no length is right under its own condition, the result is one that contains all children.
    #expect(asked(way, short: facts(0, 0, 120), long: facts(0, 0, 80)) == 120)
    #expect(asked(way, short: facts(0.5, 0, 120), long: facts(0.5, 0, 80)) == 120)
    #expect(asked(way, short: facts(1, 0, 120), long: facts(0, 0, 80)) == 120)
  }
}
