import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A host in one screen, as the documentation of `Layoutable` has it.
private final class Node: Layoutable {
  weak var layoutParent: Node?
  var layoutFrame = CGRect.zero
  var layoutBounds: CGRect { CGRect(origin: .zero, size: layoutFrame.size) }
  func sizeThatFits(_ size: CGSize) -> CGSize { layoutFrame.size }
}

@Suite struct HostTests {
  @Test func aHeadlessViewIsAHost() {
    checkLayoutable(makeHost: { HeadlessView() }, add: { $1.addSubview($0) })
  }

  @Test func aHostInOneScreenIsAHost() {
    checkLayoutable(makeHost: { Node() }, add: { $0.layoutParent = $1 })
  }

  @Test func aHostOfYourOwnIsLaidOutLikeAView() {
    let (card, title) = (Node(), Node())
    card.layoutFrame = CGRect(x: 0, y: 0, width: 100, height: 50)
    title.layoutParent = card
    card.plumb.layout(title) { $0.stickOnParent(withInsets: LayoutInsets(all: 8)) }
    #expect(title.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
  }
}
