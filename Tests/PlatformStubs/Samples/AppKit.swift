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
