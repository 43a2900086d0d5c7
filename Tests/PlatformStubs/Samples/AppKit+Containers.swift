import AppKit
import Plumb

// Containers, alone and among constraints.
extension Laws {
  static func containers() {
    let card = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let button = NSControl()
    card.plumb.setupSubview(button) {
      $0.setDefaultLayout { $0.setTrailing(inset: 8).setTop(to: 8).fitSize() }.addToParent()
    }
    card.layoutSubtreeIfNeeded()
    expect(button.frame == CGRect(x: 162, y: 8, width: 30, height: 20), "a container lays out")
    card.bottomPadding = 8
    let size = card.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    expect(size.height == 36, "a container sizes itself")
    button.identifier = NSUserInterfaceItemIdentifier("send")
    expect(card.plumb.explain(button).hasPrefix("send in Layout"), "views have names")
  }

  static func resizing() {
    let page = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (card, button) = (LayoutInfoStoredView(), NSControl())
    page.addSubview(card)
    card.plumb.setupSubview(button) {
      $0.setDefaultLayout { $0.setRight(inset: 0).setTop(to: 0).fitSize() }.addToParent()
    }
    page.layoutSubtreeIfNeeded()
    card.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
    page.layoutSubtreeIfNeeded()
    expect(button.frame.maxX == 90, "a container that is resized is due")
    let around = LayoutInfoStoredView(frame: page.frame)
    around.plumb.setupSubview(card) {
      $0.setDefaultLayout { $0.setTopLeft(to: .zero).setWidth(to: 70).fitHeight() }.addToParent()
    }
    around.layoutSubtreeIfNeeded()
    expect(card.frame.height == 20, "a container fits what it holds")
    around.needsLayout = false
    card.frame.size.width = 60
    expect(!around.needsLayout, "a new frame does not ask the container around")
    card.bottomPadding = 4
    around.layoutSubtreeIfNeeded()
    expect(card.frame.height == 24, "another padding does")
  }

  /// A child that uses constraints can be fitted, and a container can live among constraints.
  static func amongConstraints() {
    let card = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let badge = NSView()
    card.addSubview(badge)
    badge.stub.constraints = [
      NSLayoutConstraint(
        item: badge, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 20)
    ]
    badge.stub.fittingSize = NSSize(width: 70, height: 20)
    card.plumb.layout(badge) { $0.setTopLeft(to: .zero).fitSize() }
    expect(badge.frame.size == CGSize(width: 70, height: 20), "constraints tell their size")

    let (box, chart) = (LayoutInfoStoredView(), Chart())
    expect(box.intrinsicContentSize.width == NSView.noIntrinsicMetric, "nothing is asked for")
    box.translatesAutoresizingMaskIntoConstraints = false
    box.plumb.setupSubview(chart) {
      $0.setDefaultLayout {
        $0.setTopLeft(to: .zero).setWidth(by: { $0.width > 0 ? $0.width : 80 }).fitHeight()
      }.addToParent()
    }
    expect(box.intrinsicContentSize == NSSize(width: 80, height: 50), "a container tells its needs")
    let told = box.stubInvalidations
    box.setFrameSize(NSSize(width: 200, height: 10))
    box.layoutSubtreeIfNeeded()
    expect(box.stubInvalidations == told, "a pass invalidates no constraints")
    CFRunLoop.stubTurn()
    expect(box.stubInvalidations == told + 1, "constraints ask again in another width")
    expect(box.intrinsicContentSize.height == 20, "and get the height in that width")
    box.userInterfaceLayoutDirection = .rightToLeft
    expect(box.needsLayout, "a container that is turned around is due")
  }

  /// A container of a user's own that forgets to run its layouts is reported when it is displayed.
  static func forgottenLayouts() {
    let (page, card, title) = (NSView(), ForgetfulView(), NSControl())
    page.addSubview(card)
    card.addSubview(title)
    var issues: [LayoutIssue] = []
    page.plumb.issueHandler = { issues.append($0) }
    card.plumb.setLayout(for: title) { $0.setTopLeft(to: .zero).fitSize() }
    card.stub.window = nil
    page.layoutSubtreeIfNeeded()
    CFRunLoop.stubTurn()
    expect(issues.isEmpty, "a container that is not displayed is waited for")
    card.stub.window = NSWindow()
    card.needsLayout = true
    CFRunLoop.stubTurn()
    expect(issues.isEmpty, "and so is one that is due")
    page.layoutSubtreeIfNeeded()
    CFRunLoop.stubTurn()
    CFRunLoop.stubTurn()
    expect(issues.map(\.kind) == [.layoutsNotRun], "one that has been laid out is reported, once")
    expect(CFRunLoop.stubObservers.isEmpty, "and then the run loop is left alone")
  }
}
