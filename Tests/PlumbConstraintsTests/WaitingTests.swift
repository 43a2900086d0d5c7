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

  private func storeIconInTheMiddleOfTheTitle() {
    card.plumb.setLayout(for: icon) {
      $0.setLeading(inset: 8).setMiddle(at: title.plumb.middle).setSize(width: 24, height: 24)
    }
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
    storeIconInTheMiddleOfTheTitle()
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

  /// The title begins behind the icon, the icon stands below the badge, and the badge at the title's corner. On trial
  /// the card is as high as the icon needs, which stands lowest.
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
    page.plumb.setLayout(for: card) { $0.setTopLeading(inset: 0).setWidth(to: 300).fitHeight() }
    page.layoutIfNeeded()
    let line = title.plumbSizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    #expect(frame(title, in: direction) == CGRect(origin: CGPoint(x: 40, y: 20), size: line))
    #expect(
      frame(badge, in: direction).origin == CGPoint(x: 40 + line.width, y: 20 + line.height + 3))
    #expect(frame(icon, in: direction).origin == CGPoint(x: 8, y: 20 + line.height + 13))
    #expect(card.frame.height == 20 + line.height + 13 + 24)
    #expect(log.issues.isEmpty)
  }

  /// Equations among title, price and total, along the other axis or of lengths, leave alone that layouts stand between
  /// them.
  @Test(arguments: LayoutWritingDirection.allCases, Link.allCases)
  func equationsAndLayoutsAlternate(_ direction: LayoutWritingDirection, _ link: Link) {
    card.direction = direction
    let (price, total) = (TextLabel("30"), TextLabel("300"))
    let (text, rule) = (HeadlessView(), HeadlessView())
    for view in [price, total, text, rule] { card.addSubview(view) }
    title.text = "Tea"
    let height = title.plumbSizeThatFits(CGSize(width: 300, height: 300)).height
    card.plumb.activate {
      title.anchors.leading == card.anchors.leading + 16
      title.anchors.top == card.anchors.top + 16
      price.anchors.top == text.anchors.bottom + 8
      total.anchors.top == rule.anchors.bottom + 8
      for view in [price, total] {
        switch link {
        case .leading: view.anchors.leading == title.anchors.leading
        case .width:
          view.anchors.leading == card.anchors.leading + 16
          view.anchors.width == title.anchors.width
        case .height:
          view.anchors.leading == card.anchors.leading + 16
          view.anchors.height == title.anchors.height
        }
      }
    }
    card.plumb.setLayout(for: text) {
      $0.stickOnParentHorizontally().setTop(at: title.plumb.bottom, offset: 4).setHeight(to: 40)
    }
    card.plumb.setLayout(for: rule) {
      $0.stickOnParentHorizontally().setTop(at: price.plumb.bottom, offset: 4).setHeight(to: 20)
    }
    card.layoutIfNeeded()
    let tops = [title, text, price, rule, total].map(\.frame.minY)
    #expect(
      tops == [16, 20 + height, 68 + height, 72 + 2 * height, 100 + 2 * height])
    for view in [title, price, total] { #expect(frame(view, in: direction).minX == 16) }
    #expect(log.issues.isEmpty)
  }

  /// What else the equations say of the three.
  enum Link: CaseIterable {
    case leading
    case width
    case height
  }

  /// Tabs as wide as the first one, with a rule between each two:
  ///
  ///     [Tea]|[Coffee]|[Water]
  @Test(arguments: LayoutWritingDirection.allCases)
  func tabsOfOneWidthWithRulesBetweenThem(_ direction: LayoutWritingDirection) {
    card.direction = direction
    let tabs = [HeadlessView(), HeadlessView(), HeadlessView()]
    let rules = [HeadlessView(), HeadlessView()]
    for view in tabs + rules { card.addSubview(view) }
    card.plumb.activate {
      tabs[0].anchors.leading == card.anchors.leading + 8
      tabs[0].anchors.width == 40
      for tab in tabs {
        tab.anchors.top == card.anchors.top
        tab.anchors.height == 20
      }
      for index in 1...2 {
        tabs[index].anchors.leading == rules[index - 1].anchors.trailing + 4
        tabs[index].anchors.width == tabs[0].anchors.width
      }
    }
    for index in 0...1 {
      card.plumb.setLayout(for: rules[index]) {
        $0.setLeading(at: tabs[index].plumb.trailing + 4).setWidth(to: 1).setTop(inset: 0)
          .setHeight(to: 20)
      }
    }
    card.layoutIfNeeded()
    #expect(tabs.map { frame($0, in: direction).minX } == [8, 57, 106])
    #expect(rules.map { frame($0, in: direction).minX } == [52, 101])
    #expect(log.issues.isEmpty)
  }

  /// A name, a dot and a time on one baseline; the time begins behind the dot, which begins behind the name.
  @Test(arguments: LayoutWritingDirection.allCases)
  func textsOnOneBaselineWithADotBetweenThem(_ direction: LayoutWritingDirection) {
    card.direction = direction
    let (name, time, dot) = (TextLabel("Ada"), TextLabel("9:41"), HeadlessView())
    for view in [name, time, dot] { card.addSubview(view) }
    card.plumb.activate {
      name.anchors.leading == card.anchors.leading + 8
      name.anchors.top == card.anchors.top + 8
      time.anchors.leading == dot.anchors.trailing + 6
      time.anchors.firstBaseline == name.anchors.firstBaseline
    }
    card.plumb.setLayout(for: dot) {
      $0.setLeading(at: name.plumb.trailing + 6).setMiddle(at: name.plumb.middle)
        .setSize(width: 4, height: 4)
    }
    card.layoutIfNeeded()
    #expect(frame(dot, in: direction).minX == frame(name, in: direction).maxX + 6)
    #expect(frame(time, in: direction).minX == frame(dot, in: direction).maxX + 6)
    #expect(time.frame.minY == 8)
    #expect(dot.frame.midY == name.frame.midY)
    #expect(log.issues.isEmpty)
  }

  /// An equation that names the view with a layout first moves the other one.
  @Test(arguments: LayoutWritingDirection.allCases)
  func anEquationIsAboutTheViewWithoutALayout(_ direction: LayoutWritingDirection) {
    card.direction = direction
    card.plumb.setLayout(for: icon) {
      $0.setTrailing(inset: 8).setTop(inset: 8).setSize(width: 40, height: 20)
    }
    title.keep.width.equal = 100
    title.keep.height.equal = 20
    title.keep.topAlign(to: icon).equal = 0
    title.keep.trailingOffset(to: icon).equal = 10
    card.layoutIfNeeded()
    #expect(frame(title, in: direction) == CGRect(x: 142, y: 8, width: 100, height: 20))
    #expect(log.issues.isEmpty)
  }

  /// The title stands below the icon, which stands in the middle of the title: that is told once.
  @Test func aTrueCycleIsTold() {
    card.plumb.activate {
      title.anchors.leading == card.anchors.leading + 8
      title.anchors.top == icon.anchors.bottom + 8
    }
    storeIconInTheMiddleOfTheTitle()
    card.layoutIfNeeded()
    #expect(log.kinds == [.cycle])
  }
}
