import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Without a limit, a container needs the least length that contains its children, whatever they are pinned to.
@Suite struct FarEdgeTests {
  static let unlimited = CGFloat.greatestFiniteMagnitude
  static let noLimits = CGSize(width: unlimited, height: unlimited)

  /// A place on the parent: a fraction of it from the near edge, plus an offset.
  struct Place {
    let part: CGFloat
    let offset: CGFloat

    func vertical() -> LayoutPlace<Vertical> { .parent.vertical(at: part) + offset }
    func directional() -> LayoutPlace<Directional> { .parent.horizontal(at: part) + offset }
  }

  /// The facts of one child on the tested axis.
  enum Facts {
    /// A point of the child at a place, and a length that may be fitted.
    case length(CGFloat, at: Place, CGFloat, isFitted: Bool)
    /// Two edges at places.
    case edges(Place, Place)

    /// The least length of the parent that contains the child.
    var needed: CGFloat {
      switch self {
      case .length(let part, let place, let length, _):
        Facts.needed(place.part, place.offset - part * length, length)
      case .edges(let start, let end):
        max(
          start.part > 0 ? -start.offset / start.part : 0,
          end.part < 1 ? end.offset / (1 - end.part) : 0,
          end.part > start.part ? (start.offset - end.offset) / (end.part - start.part) : 0)
      }
    }

    /// The least length for a child of `length` that starts at a fraction of the parent, plus an offset.
    static func needed(_ part: CGFloat, _ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      max(0, part > 0 ? -offset / part : 0, part < 1 ? (offset + length) / (1 - part) : 0)
    }

    func making(_ way: Way) -> Making {
      { maker in
        if way == .down {
          let across = maker.setLeading(inset: 0).setWidth(to: 10)
          switch self {
          case .length(let part, let place, let length, let isFitted):
            let placed = across.setVertical(at: part, on: place.vertical())
            return isFitted ? placed.fitHeight() : placed.setHeight(to: length)
          case .edges(let start, let end):
            return across.setTop(at: start.vertical()).setBottom(at: end.vertical())
          }
        }
        let across = maker.setTop(inset: 0).setHeight(to: 10)
        switch self {
        case .length(let part, let place, let length, let isFitted):
          if part == 0 {
            let placed = across.setLeading(at: place.directional())
            return isFitted ? placed.fitWidth() : placed.setWidth(to: length)
          }
          let placed = across.setTrailing(at: place.directional() + (1 - part) * length)
          return isFitted ? placed.fitWidth() : placed.setWidth(to: length)
        case .edges(let start, let end):
          return across.setLeading(at: start.directional()).setTrailing(at: end.directional())
        }
      }
    }
  }

  func card(_ way: Way, _ children: [(facts: Facts, length: CGFloat)]) -> NamedContainer {
    let card = NamedContainer(children.indices.map { "\($0)" })
    card.direction = way.direction
    for (index, child) in children.enumerated() {
      card["\(index)"].wanted = CGSize(width: child.length, height: child.length)
      let making = child.facts.making(way)
      card.plumb.setLayout(for: card["\(index)"]) { making($0) }
    }
    return card
  }

  private func random(_ generator: inout SplitMix64) -> (facts: Facts, length: CGFloat) {
    func place(_ parts: [CGFloat]) -> Place {
      Place(
        part: parts.randomElement(using: &generator)!,
        offset: CGFloat(Int.random(in: -20...20, using: &generator)))
    }
    let parts: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]
    let length = CGFloat(Int.random(in: 1...50, using: &generator))
    if Int.random(in: 0..<4, using: &generator) == 0 {
      return (.edges(place([0, 0, 0.25]), place([1, 1, 0.75])), length)
    }
    let part = [0, 0.5, 1].randomElement(using: &generator)! as CGFloat
    return (
      .length(part, at: place(parts), length, isFitted: Bool.random(using: &generator)), length
    )
  }

  @Test(arguments: Way.allCases)
  func aContainerAsksForTheLeastLengthInWhichItsChildrenLieInside(_ way: Way) {
    var generator = SplitMix64(seed: 33)
    for number in 0..<400 {
      let children = (0..<(1 + number % 4)).map { _ in random(&generator) }
      let needed = children.map(\.facts.needed).max()!
      let card = card(way, children)
      let asked = way.length(of: card.sizeThatFits(Self.noLimits))
      #expect(abs(asked - needed) < 1e-6, "\(way) \(number): \(children): \(asked), not \(needed)")
    }
  }

  /// A child at the top and one at the bottom need the larger length. A child in the middle needs its own length plus
  /// twice the offset.
  @Test(arguments: Way.allCases) func whatIsWrittenMostFrequently(_ way: Way) {
    func asked(_ places: [(CGFloat, Place, CGFloat)]) -> CGFloat {
      let children = places.map { part, place, length in
        (facts: Facts.length(part, at: place, length, isFitted: true), length: length)
      }
      return way.length(of: card(way, children).sizeThatFits(Self.noLimits))
    }
    let (near, far) = (Place(part: 0, offset: 0), Place(part: 1, offset: 0))
    #expect(asked([(0, near, 30), (1, far, 40)]) == 40)
    #expect(asked([(0, near, 50), (1, far, 40)]) == 50)
    #expect(asked([(1, Place(part: 1, offset: -8), 40)]) == 48)
    #expect(asked([(0.5, Place(part: 0.5, offset: 0), 40)]) == 40)
    #expect(asked([(0.5, Place(part: 0.5, offset: -4), 40)]) == 48)
  }

  /// A child pinned to a sibling at the far edge counts as pinned to the far edge.
  @Test(arguments: Way.allCases) func siblingsOfWhatHangsOnTheFarEdge(_ way: Way) {
    let card = NamedContainer(["bar", "note", "top"])
    card.direction = way.direction
    for (name, length) in [("bar", 40), ("note", 20), ("top", 10)] {
      card[name].wanted = CGSize(width: length, height: length)
    }
    let (bar, note) = (card["bar"], card["note"])
    card.plumb.setLayout(for: bar) {
      way == .down
        ? $0.setLeading(inset: 0).setBottom(inset: 4).fitSize()
        : $0.setTop(inset: 0).setTrailing(inset: 4).fitSize()
    }
    card.plumb.setLayout(for: note) {
      way == .down
        ? $0.setLeading(inset: 0).setBottom(at: bar.plumb.top - 2).fitSize()
        : $0.setTop(inset: 0).setTrailing(at: bar.plumb.leading - 2).fitSize()
    }
    card.plumb.setLayout(for: card["top"]) { $0.setTopLeading(inset: 0).fitSize() }
    #expect(way.length(of: card.sizeThatFits(Self.noLimits)) == 66)
    // A child between the near edge and them may have length 0.
    card.plumb.setLayout(for: card["top"]) {
      way == .down
        ? $0.setLeading(inset: 0).setWidth(to: 10).setTop(inset: 7).setBottom(at: note.plumb.top)
        : $0.setTop(inset: 0).setHeight(to: 10).setLeading(inset: 7)
          .setTrailing(at: note.plumb.leading)
    }
    #expect(way.length(of: card.sizeThatFits(Self.noLimits)) == 73)
  }

  /// A child at the far edge needs its length on the grid, like one at the near edge.
  @Test(arguments: Way.allCases) func bothEdgesAskForWhatIsOnTheGrid(_ way: Way) {
    for (length, expected) in [(49.125, 52), (49.375, 52.5)] as [(CGFloat, CGFloat)] {
      for part in [0, 1] as [CGFloat] {
        let card = card(
          way,
          [
            (
              .length(part, at: Place(part: part, offset: 3 - 6 * part), length, isFitted: false),
              length
            )
          ])
        card.pixelGrid = .devicePixels(scale: 2)
        #expect(way.length(of: card.sizeThatFits(Self.noLimits)) == expected)
      }
    }
  }

  /// A child that is always beyond the far edge needs no length.
  @Test(arguments: Way.allCases) func whatIsBehindTheFarEdge(_ way: Way) {
    let card = NamedContainer(["a"])
    card.direction = way.direction
    card.plumb.setLayout(for: card["a"]) {
      way == .down
        ? $0.setLeading(inset: 0).setWidth(to: 10).setTop(at: .parent.vertical(at: 1) + 0.25)
          .setMiddle(at: .parent.vertical(at: 1) + 11)
        : $0.setTop(inset: 0).setHeight(to: 10)
          .setLeading(at: .parent.horizontal(at: 1) + 0.25)
          .setCenter(at: .parent.horizontal(at: 1) + 11)
    }
    #expect(way.length(of: card.sizeThatFits(Self.noLimits)) == 0)
  }

  /// A child whose length is always negative counts with length 0 at its position.
  @Test(arguments: Way.allCases) func whatHasNoLengthInAnyParent(_ way: Way) {
    let card = NamedContainer(["a"])
    card.direction = way.direction
    card.issueHandler = { _ in }
    card.plumb.setLayout(for: card["a"]) {
      way == .down
        ? $0.setLeading(inset: 0).setWidth(to: 10).setTop(at: .parent.vertical(at: 0.75) + 30)
          .setHeight(to: -20)
        : $0.setTop(inset: 0).setHeight(to: 10)
          .setLeading(at: .parent.horizontal(at: 0.75) + 30).setWidth(to: -20)
    }
    #expect(way.length(of: card.sizeThatFits(Self.noLimits)) == 120)
  }

  /// Padding is added after children that do not end at the far edge.
  @Test func paddingIsBehindWhatDoesNotHangOnTheFarEdge() {
    func asked(_ making: @escaping Making) -> CGFloat {
      let card = NamedContainer(["a"])
      card["a"].wanted = CGSize(width: 10, height: 40)
      card.plumb.setLayout(for: card["a"]) { making($0) }
      return card.plumb.sizeThatFits(Self.noLimits, bottomPadding: 6).height
    }
    #expect(asked { $0.setTopLeading(inset: 0).fitSize() } == 46)
    #expect(asked { $0.setBottomLeading(inset: 0).fitSize() } == 40)
    #expect(asked { $0.setLeading(inset: 0).setMiddle(offset: 0).fitSize() } == 52)
  }

  /// The areas that children are measured from are not cut off, although the trial's length is short.
  @Test(arguments: LayoutWritingDirection.allCases)
  func insetsOfAreasCountWithoutALimit(_ direction: LayoutWritingDirection) {
    for area in [LayoutArea.layoutMargins, .readable] {
      let card = NamedContainer(["a"])
      card.direction = direction
      card.layoutMargins = LayoutInsets(top: 1, leading: 2, bottom: 30, trailing: 40)
      card.plumb.setLayout(for: card["a"]) {
        $0.setBottom(inset: 3, from: area).setTrailing(inset: 4, from: area).fitSize()
      }
      #expect(card.sizeThatFits(Self.noLimits) == CGSize(width: 30 + 44, height: 20 + 33))
      card.plumb.setLayout(for: card["a"]) {
        $0.setTop(by: { $0.layoutMarginsGuide.top }).setBottom(by: { $0.layoutMarginsGuide.bottom })
          .setLeading(by: { $0.layoutMarginsGuide.leading })
          .setTrailing(by: { $0.layoutMarginsGuide.trailing })
      }
      #expect(card.sizeThatFits(Self.noLimits) == CGSize(width: 42, height: 31))
    }
  }
}
