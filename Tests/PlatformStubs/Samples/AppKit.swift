import AppKit
import Plumb

/// A view whose coordinates grow downwards, as most are written today.
final class FlippedView: NSView {
  override var isFlipped: Bool { true }
}

/// A control with a size of its own.
final class Knob: NSControl {
  override func sizeThatFits(_ size: NSSize) -> NSSize { NSSize(width: 12, height: 12) }
}

/// A view with a size of its own.
final class Chart: NSView, SizeFitting {
  var count = 0
  var area: CGFloat = 4000

  func sizeThatFits(_ size: NSSize) -> NSSize {
    count += 1
    return NSSize(width: size.width, height: area / size.width)
  }
}

/// A view with an intrinsic height only.
final class Bar: NSView {
  override var intrinsicContentSize: NSSize { NSSize(width: NSView.noIntrinsicMetric, height: 6) }
}

/// A view that uses names that Plumb used to take.
final class OwnNamesView: NSView {
  var layoutName = 1
  var layoutFrame = "mine"
  var layoutDirection = 2.0
  var issueHandler: (() -> Void)?
  private(set) var passes = 0
  func layoutIfNeeded() { passes += 1 }
  func setNeedsLayout() { passes += 1 }
  func sizeThatFits(_ size: Int) -> Int { size }
  func fittingSize(in size: CGSize) -> CGSize { size }
}

/// A container that stores layouts and never runs them.
final class ForgetfulView: NSView, @MainActor LayoutInfoStorable {
  let layoutInfo = LayoutInfo()
}

@main
@MainActor
enum Laws {
  static func main() {
    frames()
    sizes()
    references()
    turned()
    areas()
    containers()
    resizing()
    amongConstraints()
    zPositions()
    scrolling()
    scrollingInside()
    layers()
    issues()
    forgottenLayouts()
    ownNames()
    print("AppKit: all laws hold")
  }

  static func frames() {
    let frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    for (card, y) in [(FlippedView(frame: frame), 8), (NSView(frame: frame), 100 - 8 - 20)] {
      let button = NSControl()
      card.addSubview(button)
      card.plumb.layout(button) { $0.setLeft(to: 5).setTop(to: 8.2).fitSize() }
      expect(
        button.frame == CGRect(x: 5, y: CGFloat(y), width: 30, height: 20),
        "top is up, flipped or not")
      expect(button.plumbFrame == CGRect(x: 5, y: 8, width: 30, height: 20), "and read back so")
      card.stub.window = nil
      card.plumb.layout(button) { $0.setLeft(to: 5.3).setTop(to: 8).fitSize() }
      expect(button.frame.minX == 5.3, "outside a window there is no grid")
      card.userInterfaceLayoutDirection = .rightToLeft
      card.plumb.layout(button) { $0.setTopLeading(inset: 8).fitSize() }
      expect(button.frame.maxX == 192, "leading is right where text runs right-to-left")
    }
  }

  static func sizes() {
    let card = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let plain = NSView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 40, height: 1))
    for (view, size) in [
      (Knob(), CGSize(width: 12, height: 12)), (plain, plain.frame.size),
      (bar, CGSize(width: 40, height: 6)),
    ] {
      card.addSubview(view)
      card.plumb.layout(view) { $0.setTopLeft(to: .zero).fitSize() }
      expect(view.frame.size == size, "\(type(of: view)) is asked for its size")
    }
    let chart = Chart()
    card.addSubview(chart)
    card.plumb.layout(chart) { $0.setTopLeft(to: .zero).setWidth(to: 100).fitHeight() }
    expect(chart.frame.height == 40, "a view of an app's own is asked as well")
  }

  static func references() {
    let card = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (photo, title) = (NSView(), NSControl())
    card.addSubview(photo)
    card.addSubview(title)
    card.plumb.layout(photo) {
      $0.setTopLeft(inset: 8).setSize(to: CGSize(width: 50, height: 40))
    }
    card.plumb.layout(title) {
      $0.setTop(at: photo.plumb.bottom, offset: 4).setLeft(at: photo.plumb.left).fitSize()
    }
    expect(title.frame == CGRect(x: 8, y: 100 - 52 - 20, width: 30, height: 20), "below is below")
    let inner = NSView()
    photo.addSubview(inner)
    photo.plumb.layout(inner) {
      $0.setTopLeft(to: CGPoint(x: 1, y: 2)).setSize(to: CGSize(width: 3, height: 4))
    }
    card.plumb.layout(title) {
      $0.setTop(at: inner.plumb.bottom).setLeft(at: inner.plumb.right).fitSize()
    }
    expect(title.plumbFrame.origin == CGPoint(x: 12, y: 14), "in whatever branch it is")
  }

  /// A view that is rotated by a right angle or scaled stands where AppKit converts it to.
  static func turned() {
    for card in [NSView(), FlippedView()] {
      card.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      for inner in [NSView(), FlippedView()] {
        let mark = NSView()
        card.addSubview(inner)
        inner.frame = CGRect(x: 20, y: 30, width: 40, height: 20)
        inner.addSubview(mark)
        mark.frame = CGRect(x: 2, y: 3, width: 4, height: 5)
        for (rotation, width) in [(0, 40.0), (90, 40), (0, 20), (90, 20)] {
          inner.frameRotation = CGFloat(rotation)
          inner.setBoundsSize(NSSize(width: width, height: width / 2))
          let frame = card.convert(inner.convert(mark.frame, from: inner), from: inner)
          let title = NSView()
          card.addSubview(title)
          card.plumb.layout(title) {
            $0.setLeft(at: mark.plumb.left).setWidth(like: mark.plumb.width)
              .setTop(at: mark.plumb.top).setBottom(at: mark.plumb.bottom)
          }
          expect(
            abs(title.frame.midX - frame.midX) < 0.5 && abs(title.frame.midY - frame.midY) < 0.5,
            "a turned or scaled view is measured as it stands: \(title.frame), \(frame)")
        }
      }
    }
  }

  static func areas() {
    let (card, title) = (NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), NSControl())
    card.addSubview(title)
    card.stub.safeAreaInsets = NSEdgeInsets(top: 28, left: 3, bottom: 0, right: 0)
    card.plumb.layout(title) { $0.setTopLeft(at: .parent.safeArea.topLeft).fitSize() }
    expect(title.frame.origin == CGPoint(x: 3, y: 100 - 28 - 20), "the safe area is measured from")
  }

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

  static func zPositions() {
    let card = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let button = NSControl()
    card.plumb.setupSubview(button) {
      $0.setDefaultLayout { $0.setTopLeft(to: .zero).fitSize() }.setDefaultZIndex(to: 3)
        .addToParent()
    }
    card.layoutSubtreeIfNeeded()
    expect(button.layer?.zPosition == 3, "a view gets a layer for its z-index")
  }

  static func scrolling() {
    let page = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let scroll = LayoutInfoStoredScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    let (chart, header, label) = (Chart(), NSView(), NSView())
    page.addSubview(scroll)
    page.addSubview(label)
    scroll.plumb.setupSubview(chart) {
      $0.setDefaultLayout { $0.stickOnParentHorizontally().setTop(to: 0).fitHeight() }
        .addToParent()
    }
    scroll.plumb.setupSubview(header) {
      $0.setDefaultLayout {
        $0.setLeft(inset: 0).setTop(inset: 0, from: .viewport)
          .setSize(to: CGSize(width: 10, height: 10))
      }.addToParent()
    }
    scroll.bottomPadding = 45
    page.layoutSubtreeIfNeeded()
    let document = scroll.documentView!
    expect(chart.superview === document, "children are in the document")
    expect(chart.plumbParent === scroll, "and are the scroll view's")
    expect(document.frame.size == CGSize(width: 100, height: 85), "which is sized")
    let asked = chart.count
    scroll.contentView.scroll(to: CGPoint(x: 0, y: 30))
    page.layoutSubtreeIfNeeded()
    expect(header.frame.minY == 30, "the viewport is what is in view")
    expect(chart.count - asked == 1, "and a scroll step does not size the document again")
    page.plumb.layout(label) {
      $0.setTop(at: header.plumb.bottom).setLeft(at: chart.plumb.left)
        .setSize(to: CGSize(width: 5, height: 5))
    }
    let corner = page.convert(header.frame, from: document)
    expect(label.plumbFrame.minY == 100 - corner.minY, "what is scrolled is a reference")
    chart.area = 8000
    scroll.needsLayout = true
    page.layoutSubtreeIfNeeded()
    expect(document.frame.height == 125, "a container that is due sizes its document")
    scroll.setFrameSize(NSSize(width: 200, height: 300))
    page.layoutSubtreeIfNeeded()
    expect(document.frame.size == CGSize(width: 200, height: 300), "it is as large as what is seen")
    expect(chart.frame.size == CGSize(width: 200, height: 40), "and laid out by the new width")
    chart.removeFromSuperview()
    page.layoutSubtreeIfNeeded()
    expect(scroll.plumbChildren.map { $0 === header } == [true], "a child can be removed")
    expect(NSView.stubIllegalCalls == 0, "no view is laid out inside its own layout")
  }

  static func scrollingInside() {
    let page = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let scroll = LayoutInfoStoredScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    let (chart, label) = (Chart(), NSView())
    page.addSubview(scroll)
    page.addSubview(label)
    scroll.plumb.setupSubview(chart) {
      $0.setDefaultLayout { $0.stickOnParentHorizontally().setTop(to: 0).fitHeight() }
        .addToParent()
    }
    page.layoutSubtreeIfNeeded()
    scroll.stubChrome = NSEdgeInsets(top: 1, left: 1, bottom: 1, right: 14)
    scroll.contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 5)
    page.layoutSubtreeIfNeeded()
    expect(chart.frame == CGRect(x: 0, y: 0, width: 80, height: 50), "scrollers take room")
    page.plumb.layout(label) {
      $0.setTopLeft(at: chart.plumb.topLeft).setSize(to: CGSize(width: 5, height: 5))
    }
    expect(label.plumbFrame.origin == CGPoint(x: 11, y: 41), "and move the document")
    page.plumb.layout(label) {
      $0.setTopLeft(at: scroll.plumb.bottomRight).setSize(to: CGSize(width: 5, height: 5))
    }
    expect(label.plumbFrame.origin == CGPoint(x: 110, y: 90), "not the scroll view")
    scroll.magnification = 2
    page.layoutSubtreeIfNeeded()
    expect(chart.frame.width == 37.5, "magnified, less of the document is in view")
    page.plumb.layout(label) {
      $0.setTopLeft(at: chart.plumb.topLeft).setWidth(like: chart.plumb.width)
        .setHeight(to: 1)
    }
    expect(
      label.plumbFrame == CGRect(x: 11, y: 41, width: 75, height: 1), "and stands where it is seen")
  }

  /// On macOS a layer's coordinates grow upwards, unless its geometry is flipped.
  static func layers() {
    for isFlipped in [false, true] {
      let (card, photo, badge) = (LayoutInfoStoredLayer(), CALayer(), CALayer())
      card.isGeometryFlipped = isFlipped
      card.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
      card.addSublayer(photo)
      card.addSublayer(badge)
      photo.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      card.plumb.setLayout(for: photo) {
        $0.setTopLeft(to: CGPoint(x: 8, y: 8)).setSize(to: CGSize(width: 50, height: 40))
      }
      card.plumb.setLayout(for: badge) {
        $0.setTop(at: photo.plumb.bottom).setLeft(to: 0)
          .setSize(to: CGSize(width: 10, height: 20))
      }
      card.layoutIfNeeded()
      expect(photo.position == CGPoint(x: 33, y: isFlipped ? 28 : 72), "top is up for layers")
      expect(badge.plumbFrame.minY == 53, "a turned layer is measured as it stands")
      expect(badge.position.y == (isFlipped ? 63 : 37), "and below is below")
    }
  }

  static func issues() {
    let (page, card) = (NSView(), LayoutInfoStoredScrollView())
    page.addSubview(card)
    var issues: [LayoutIssue] = []
    page.plumb.issueHandler = { issues.append($0) }
    let title = NSControl()
    title.identifier = NSUserInterfaceItemIdentifier("title")
    card.plumb.setLayout(for: title) { $0.setTopLeft(to: .zero).fitSize() }
    page.layoutSubtreeIfNeeded()
    expect(issues.map(\.view) == ["title"], "issues go to the handler of a view around")
    expect(issues.map(\.kind) == [.notAChild], "and say what is wrong")
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

  static func ownNames() {
    let (page, view) = (NSView(), OwnNamesView())
    page.addSubview(view)
    page.plumb.layout(view) {
      $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 5, height: 6))
    }
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.issueHandler?()
    expect(view.frame.size == CGSize(width: 5, height: 6), "a view may have names of its own")
    expect(view.passes == 2 && view.layoutFrame == "mine", "which stay its own")
  }
}
