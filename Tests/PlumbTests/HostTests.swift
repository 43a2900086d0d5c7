import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A host in one screen, as the documentation of `Layoutable` has it.
private final class Node: Layoutable {
  weak var plumbParent: Node?
  var plumbFrame = CGRect.zero
  func plumbSizeThatFits(_ size: CGSize) -> CGSize { plumbFrame.size }
}

@Suite struct HostTests {
  @Test func aHeadlessViewIsAHost() {
    checkLayoutable(makeHost: { HeadlessView() }, add: { $1.addSubview($0) })
  }

  @Test func aHostInOneScreenIsAHost() {
    checkLayoutable(makeHost: { Node() }, add: { $0.plumbParent = $1 })
  }

  @Test func aHostOfYourOwnIsLaidOutLikeAView() {
    let (card, title) = (Node(), Node())
    card.plumbFrame = CGRect(x: 0, y: 0, width: 100, height: 50)
    title.plumbParent = card
    card.plumb.layout(title) { $0.stickOnParent(withInsets: LayoutInsets(all: 8)) }
    #expect(title.plumbFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
  }
}
