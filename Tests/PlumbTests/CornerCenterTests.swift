import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Centers at leading and trailing places: a badge on a corner, the knob of a slider.
@Suite struct CornerCenterTests {
  private let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let photo = HeadlessView()
  private let badge = HeadlessView()
  private let side = CGSize(width: 20, height: 10)

  init() {
    (photo.name, badge.name) = ("photo", "badge")
    card.addSubview(badge)
    card.addSubview(photo)
    card.plumb.setLayout(for: photo) {
      $0.setTopLeading(to: CGPoint(x: 30, y: 40)).setSize(to: CGSize(width: 100, height: 60))
    }
  }

  typealias Layout = (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>

  /// Expects the middle of the badge, stored and at once, in both writing directions. `x` is along the writing
  /// direction.
  private func expectMiddle(
    _ x: CGFloat, _ y: CGFloat, _ layout: Layout, _ location: SourceLocation = #_sourceLocation
  ) {
    for direction in LayoutWritingDirection.allCases {
      card.direction = direction
      card.plumb.setLayout(for: badge, by: layout)
      card.layoutIfNeeded()
      let along = direction == .leftToRight ? x : 300 - x
      #expect(badge.center == CGPoint(x: along, y: y), "\(direction)", sourceLocation: location)
      let stored = badge.frame
      badge.frame = .zero
      card.plumb.layout(badge, by: layout)
      #expect(badge.frame == stored, "\(direction), at once", sourceLocation: location)
      card.plumb.removeLayout(for: badge)
    }
  }

  // ┌──────────────────┐
  // │    photo       ┌─┴─┐
  // │                └─┬─┘  badge
  // └──────────────────┘
  @Test func aCenterOnATrailingEdge() {
    expectMiddle(130, 70) {
      $0.setCenter(at: photo.plumb.trailing).setMiddle(at: photo.plumb.middle).setSize(to: side)
    }
    expectMiddle(30, 70) {
      $0.setCenter(at: photo.plumb.leading).setMiddle(at: photo.plumb.middle).setSize(to: side)
    }
    expectMiddle(134, 70) {
      $0.setCenter(at: photo.plumb.trailing, offset: 4).setMiddle(at: photo.plumb.middle)
        .setSize(to: side)
    }
    expectMiddle(126, 70) {
      $0.setCenter(at: photo.plumb.trailing - 4).setMiddle(at: photo.plumb.middle)
        .setSize(to: side)
    }
    expectMiddle(300, 70) {
      $0.setCenter(at: .parent.trailing).setMiddle(at: photo.plumb.middle).setSize(to: side)
    }
  }

  // ┌───────────────┌───┐
  // │    photo      │   │ badge
  // │               └───┘
  @Test func aCenterOnACorner() {
    expectMiddle(130, 40) { $0.setMiddleCenter(at: photo.plumb.topTrailing).setSize(to: side) }
    expectMiddle(30, 100) { $0.setMiddleCenter(at: photo.plumb.bottomLeading).setSize(to: side) }
    expectMiddle(126, 43) {
      $0.setMiddleCenter(at: photo.plumb.topTrailing.moved(x: -4, y: 3)).setSize(to: side)
    }
    expectMiddle(130, 45) { $0.setTopCenter(at: photo.plumb.topTrailing).setSize(to: side) }
    expectMiddle(130, 95) { $0.setBottomCenter(at: photo.plumb.bottomTrailing).setSize(to: side) }
    expectMiddle(0, 200) { $0.setMiddleCenter(at: .parent.bottomLeading).setSize(to: side) }
  }

  /// A place without an explicit axis type is horizontal.
  @Test func aCenterAtAPart() {
    for direction in LayoutWritingDirection.allCases {
      card.direction = direction
      card.plumb.layout(badge) {
        $0.setCenter(at: .parent.horizontal(at: 0.25)).setMiddle(to: 50).setSize(to: side)
      }
      #expect(badge.center == CGPoint(x: 75, y: 50))
    }
  }

  /// A center beside a leading or trailing edge, and a center between two hosts.
  @Test func aCenterBesideAnEdge() {
    for direction in LayoutWritingDirection.allCases {
      card.direction = direction
      card.plumb.setLayout(for: badge) {
        $0.setCenter(at: photo.plumb.trailing).setLeading(at: photo.plumb.leading).setTop(to: 0)
          .setHeight(to: 10)
      }
      card.layoutIfNeeded()
      #expect(badge.frame.width == 200)
      #expect(badge.frame.minX == (direction == .leftToRight ? 30 : 70))
    }
  }

  @Test func itIsExplained() {
    card.plumb.setLayout(for: badge) {
      $0.setMiddleCenter(at: photo.plumb.topTrailing).setSize(to: side)
    }
    card.layoutIfNeeded()
    #expect(card.plumb.explain(badge).contains("photo's trailing"))
  }

  @Test func aFrameIsMovedTowardsTrailing() {
    expectMiddle(142, 70) {
      $0.setCenter(at: photo.plumb.trailing).setMiddle(at: photo.plumb.middle).setSize(to: side)
        .movingTowardsTrailing(by: 12)
    }
    expectMiddle(120, 70) {
      $0.setCenter(at: photo.plumb.trailing).setMiddle(at: photo.plumb.middle).setSize(to: side)
        .movingTowardsTrailing(by: { -$0.width / 2 })
    }
    // The leading edge is at 120.
    expectMiddle(250, 70) {
      $0.setCenter(at: photo.plumb.trailing).setMiddle(at: photo.plumb.middle).setSize(to: side)
        .movingTowardsTrailing(by: { $0.leading - $0.parent.leading })
    }
  }
}
