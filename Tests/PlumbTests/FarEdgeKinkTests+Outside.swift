import Foundation
import Plumb
import PlumbTestSupport
import Testing

// What is still outside in a length that holds as much as a longer one.
extension FarEdgeKinkTests {
  /// The mark is as long as from the start of the runner to the end of the bar, both in a box, and its middle is at 29.
  /// The runner moves with the card's end, so the mark is the shorter the longer the card is: it begins inside from 124
  /// on. The tail is behind the card at any length. So the search comes down from a long card, and must go up again from
  /// 118, which holds as much.
  ///
  ///     |  [     mark: 58     ]    |  24 [tail]
  ///                                |   52 [runner]   [bar: to 234]         needed: 124
  @Test(arguments: Way.allCases) func whatIsStillOutsideCanNeedALongerParent(_ way: Way) {
    let needed = size(way, ["mark", "tail"]) { card, way in
      let box = NamedContainer(["bar", "runner"])
      card.addSubview(box)
      card.layoutMargins = .zero
      card.plumb.setLayout(for: box) { way.layout(0, .constant(5))($0) }
      box.plumb.setLayout(for: box["bar"]) { way.layout(212, .constant(22))($0) }
      box.plumb.setLayout(for: box["runner"]) {
        way == .down
          ? $0.setLeft(to: 0).setWidth(to: 9).setTop(at: card.plumb.bottom + 52).setHeight(to: 42)
          : $0.setTop(to: 0).setHeight(to: 9).setLeading(at: card.plumb.trailing + 52)
            .setWidth(to: 42)
      }
      card.plumb.setLayout(for: card["mark"]) {
        way == .down
          ? $0.setLeft(to: 0).setWidth(to: 9).setMiddle(to: 29)
            .setHeight(like: [box["bar"], box["runner"]].plumb.height)
          : $0.setTop(to: 0).setHeight(to: 9).setCenter(at: .parent.leading + 29)
            .setWidth(like: [box["bar"], box["runner"]].plumb.width)
      }
      card.plumb.setLayout(for: card["tail"]) {
        way == .down
          ? $0.setLeft(to: 0).setWidth(to: 9).setTop(at: .parent.bottom + 24).setHeight(to: 28)
          : $0.setTop(to: 0).setHeight(to: 9).setLeading(at: .parent.trailing + 24)
            .setWidth(to: 28)
      }
    }
    #expect(abs(needed - 124) < 1e-9)
  }
}
