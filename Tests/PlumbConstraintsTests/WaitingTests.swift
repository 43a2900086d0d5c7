import Foundation
import Plumb
import PlumbConstraints
import PlumbSVG
import PlumbTestSupport
import Testing

/// Views with equations and views with layouts that wait for each other, along different axes.
@Suite struct WaitingTests {
  private let card = HeadlessConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let icon = HeadlessView()
  private let title = TextLabel("Once upon a time in the west", lineLimit: 0)
  private let log: IssueLog

  init() {
    log = IssueLog(card)
    (card.name, icon.name, title.name) = ("card", "icon", "title")
    card.addSubview(icon)
    card.addSubview(title)
  }

  private func frame(_ view: HeadlessView, in direction: LayoutWritingDirection) -> CGRect {
    let frame = view.frame
    return direction == .leftToRight
      ? frame
      : CGRect(
        x: card.frame.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The title begins behind the icon, which stands in the middle of the title:
  ///
  ///     [icon] Once upon a time
  ///            in the west
  @Test(arguments: LayoutWritingDirection.allCases, [nil, 2] as [CGFloat?])
  func aTitleBeginsBehindAnIconInItsMiddle(
    _ direction: LayoutWritingDirection, _ scale: CGFloat?
  ) {
    card.direction = direction
    if let scale { card.pixelGrid = .devicePixels(scale: scale) }
    card.plumb.activate {
      title.anchors.leading == icon.anchors.trailing + 8
      title.anchors.top == card.anchors.top + 20
      title.anchors.width == 120
    }
    card.plumb.setLayout(for: icon) {
      $0.setLeading(inset: 8).setMiddle(at: title.plumb.middle).setSize(width: 24, height: 24)
    }
    card.layoutIfNeeded()
    let (text, image) = (frame(title, in: direction), frame(icon, in: direction))
    #expect(text.origin == CGPoint(x: 40, y: 20))
    #expect(text.height > 24)
    #expect(image.origin.x == 8)
    #expect(abs(image.midY - text.midY) <= (scale == nil ? 0 : 0.5))
    #expect(log.issues.isEmpty)
  }

  /// The same along the other axis: the title stands below the icon, which stands in the center of the title.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aTitleStandsBelowAnIconInItsCenter(_ direction: LayoutWritingDirection) {
    card.direction = direction
    card.plumb.activate {
      title.anchors.top == icon.anchors.bottom + 8
      title.anchors.leading == card.anchors.leading + 20
    }
    card.plumb.setLayout(for: icon) {
      $0.setTop(inset: 8).setCenter(at: title.plumb.center).setSize(width: 24, height: 24)
    }
    card.layoutIfNeeded()
    #expect(frame(title, in: direction).origin == CGPoint(x: 20, y: 40))
    #expect(frame(icon, in: direction).midX == frame(title, in: direction).midX)
    #expect(log.issues.isEmpty)
  }

  /// A ring of three, on trial as well: the box is as high as the badge needs.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aRingOverBothAxesIsTried(_ direction: LayoutWritingDirection) {
    let page = HeadlessContainerView(frame: card.frame)
    page.addSubview(card)
    (page.direction, card.direction) = (direction, direction)
    let log = IssueLog(page)
    let badge = HeadlessView()
    card.addSubview(badge)
    title.text = "9:59"
    card.plumb.activate {
      title.anchors.leading == icon.anchors.trailing + 8
      title.anchors.top == card.anchors.top + 20
    }
    card.plumb.setLayout(for: icon) {
      $0.setLeading(inset: 8).setTop(at: badge.plumb.bottom).setSize(width: 24, height: 24)
    }
    card.plumb.setLayout(for: badge) {
      $0.setLeading(at: title.plumb.trailing).setTop(at: title.plumb.bottom + 3)
        .setSize(width: 10, height: 10)
    }
    page.plumb.setLayout(for: card) {
      $0.setTopLeading(inset: 0).setWidth(to: 300).setHeight(to: 200)
    }
    page.layoutIfNeeded()
    let line = title.plumbSizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    #expect(frame(title, in: direction) == CGRect(origin: CGPoint(x: 40, y: 20), size: line))
    #expect(
      frame(badge, in: direction).origin == CGPoint(x: 40 + line.width, y: 20 + line.height + 3))
    #expect(frame(icon, in: direction).origin == CGPoint(x: 8, y: 20 + line.height + 13))
    #expect(log.issues.isEmpty)
  }

  /// A title whose width follows its height waits for itself: that is told once.
  @Test func aTrueCycleIsTold() {
    card.plumb.activate {
      title.anchors.leading == card.anchors.leading + 8
      title.anchors.top == icon.anchors.bottom + 8
    }
    card.plumb.setLayout(for: icon) {
      $0.setLeading(inset: 8).setMiddle(at: title.plumb.middle).setSize(width: 24, height: 24)
    }
    card.layoutIfNeeded()
    #expect(log.kinds == [.cycle])
  }
}
