import Foundation
import Plumb
import PlumbPin
import PlumbTestSupport
import Testing

/// A chain on a pixel grid that leaves the length as it is: laid out again, the view stays as it is.
@Suite struct PinGridTests {
  private let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = HeadlessView(frame: CGRect(x: 0, y: 0, width: 40, height: 39.5))

  init() {
    card.pixelGrid = .devicePixels(scale: 2)
    card.addSubview(view)
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func aChainAtOnceDoesNotMakeAViewGrow(_ direction: LayoutWritingDirection) {
    card.direction = direction
    for _ in 0..<3 { view.plumb.pin { $0.top(-20.75).start(-10.25) } }
    #expect(view.frame.size == CGSize(width: 40, height: 39.5))
  }

  /// The view that the bottom is pinned to has left the tree, so the height stays.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aStoredChainWithoutItsReferenceDoesNotMakeAViewGrow(_ direction: LayoutWritingDirection) {
    card.direction = direction
    let other = HeadlessView(frame: CGRect(x: 0, y: 37.5, width: 9, height: 9))
    card.addSubview(other)
    card.plumb.setPin(for: view) {
      $0.start(-10.25).width(40).top(-20.75).bottom(to: other.edge.vCenter)
    }
    card.layoutIfNeeded()
    other.removeFromSuperview()
    let log = IssueLog(card)
    let size = view.frame.size
    for _ in 0..<3 {
      card.setNeedsLayout()
      card.layoutIfNeeded()
    }
    #expect(view.frame.size == size)
    #expect(!log.issues.isEmpty)
  }
}
