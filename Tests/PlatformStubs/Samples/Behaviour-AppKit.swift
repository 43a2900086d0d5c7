import AppKit
import Plumb
import os

/// A view with a size of its own.
final class Chart: NSView, SizeFitting {
  var area: CGFloat = 4000

  func sizeThatFits(_ size: NSSize) -> NSSize {
    NSSize(width: size.width, height: area / size.width)
  }
}

/// A control with lines of text, and a shadow around it.
final class Field: NSView {
  override var intrinsicContentSize: NSSize { NSSize(width: 30, height: NSView.noIntrinsicMetric) }
  override var firstBaselineOffsetFromTop: CGFloat { 12 }
  override var lastBaselineOffsetFromBottom: CGFloat { 5 }
  override var alignmentRectInsets: NSEdgeInsets {
    NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
}

/// A container that has a pass whenever constraints are to ask again.
final class Eager: LayoutInfoStoredView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    needsLayout = true
  }
}

/// A container of an app's own, which says nothing of its size.
final class OwnContainer: NSView, @MainActor LayoutInfoStorable {
  let layoutInfo = LayoutInfo()
  override var isFlipped: Bool { true }

  override func layout() {
    super.layout()
    plumb.layoutStoredSubviews()
  }

  override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    needsLayout = true
  }
}

/// A view that counts what is added to it.
final class Shelf: LayoutInfoStoredView {
  var added = 0

  override func addSubview(_ view: NSView) {
    added += 1
    super.addSubview(view)
  }
}

@main
@MainActor
enum Laws {
  static let unlimited = CGFloat.greatestFiniteMagnitude

  static func main() {
    elsewhere()
    inside()
    itself()
    resized()
    scrolled()
    eagerOverrides()
    wishes()
    baselines()
    scrollContainersSizeThemselves()
    adding()
    signposts()
    print("AppKit: the laws of views among AppKit hold")
  }

  /// Runs `body`, in which nothing may be done that AppKit forbids.
  static func legally(_ law: String, line: UInt = #line, _ body: () -> Void) {
    let before = NSView.stubIllegalCalls
    body()
    expect(NSView.stubIllegalCalls == before, "nothing illegal: \(law)", line: line)
  }

  /// Who is pinned to a view that another container moves is laid out in the next turn of the run loop.
  static func elsewhere() {
    for isBehind in [false, true] {
      let page = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let (one, other) = (LayoutInfoStoredView(), LayoutInfoStoredView())
      let (mark, follower) = (NSView(), NSView())
      // Each by itself, so that no plan of the page knows of the other.
      page.addSubview(isBehind ? other : one)
      page.addSubview(isBehind ? one : other)
      one.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      other.frame = CGRect(x: 0, y: 50, width: 100, height: 50)
      var place: CGFloat = 10
      one.plumb.setupSubview(mark) {
        $0.setDefaultLayout {
          $0.setLeft(by: { $0.left + place }).setTop(to: 0).setSize(to: CGSize(width: 5, height: 5))
        }.addToParent()
      }
      other.plumb.setupSubview(follower) {
        $0.setDefaultLayout {
          $0.setLeft(at: mark.plumb.right).setTop(to: 0).setSize(to: CGSize(width: 5, height: 5))
        }.addToParent()
      }
      legally("the first pass") { page.layoutSubtreeIfNeeded() }
      CFRunLoop.stubTurn()
      legally("the next turn") { page.layoutSubtreeIfNeeded() }
      expect(follower.frame.minX == 15, "a view follows one in another container")
      place = 40
      one.needsLayout = true
      legally("a later pass") { page.layoutSubtreeIfNeeded() }
      CFRunLoop.stubTurn()
      legally("and its next turn") { page.layoutSubtreeIfNeeded() }
      expect(follower.frame.minX == 45, "one frame later at most")
      expect(CFRunLoop.stubBlocks.isEmpty, "and then nothing waits")
      legally("what is at rest") { page.layoutSubtreeIfNeeded() }
      expect(CFRunLoop.stubBlocks.isEmpty, "and stays so")
    }
  }

  /// What is in the view that is laid out is laid out directly.
  static func inside() {
    let page = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (card, mark, title) = (LayoutInfoStoredView(), NSView(), NSView())
    page.plumb.setupSubview(card) {
      $0.setDefaultLayout {
        $0.setTopLeft(to: CGPoint(x: 7, y: 0)).setSize(to: CGSize(width: 50, height: 50))
      }
      .addToParent()
    }
    card.plumb.setupSubview(mark) {
      $0.setDefaultLayout { $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 5, height: 5)) }
        .addToParent()
    }
    page.plumb.setupSubview(title) {
      $0.setDefaultLayout {
        $0.setTopLeft(at: mark.plumb.topRight).setSize(to: CGSize(width: 5, height: 5))
      }.addToParent()
    }
    legally("a reference in a child") { page.layoutSubtreeIfNeeded() }
    expect(title.frame.minX == 12, "in one call")
    card.plumb.setLayout(for: mark) {
      $0.setTopLeft(to: CGPoint(x: 9, y: 0)).setSize(to: CGSize(width: 5, height: 5))
    }
    legally("another layout in a child") { page.layoutSubtreeIfNeeded() }
    CFRunLoop.stubTurn()
    legally("the page after its child") { page.layoutSubtreeIfNeeded() }
    expect(title.frame.minX == 21, "one frame later at most")
  }

  /// A pass that a view wants again of itself is run, though AppKit forgets that it was asked for.
  static func itself() {
    let page = OwnContainer(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (early, late) = (NSView(), NSView())
    for view in [early, late] { page.addSubview(view) }
    page.plumb.setLayout(for: late) {
      $0.setTopLeft(to: CGPoint(x: 30, y: 0)).setSize(to: CGSize(width: 5, height: 5))
    }
    page.plumb.setOrder(to: 1, for: late)
    page.plumb.setLayout(for: early) {
      $0.pinLeft(to: .lookup { late }, with: { $0.right }).setTop(to: 0)
        .setSize(to: CGSize(width: 5, height: 5))
    }
    legally("a closure that looks ahead") { page.layoutSubtreeIfNeeded() }
    expect(early.frame.minX == 35, "is right in one call")
  }

  /// A container that gets another width tells constraints around in the next turn.
  static func resized() {
    let page = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (box, chart) = (LayoutInfoStoredView(), Chart())
    box.translatesAutoresizingMaskIntoConstraints = false
    page.plumb.setupSubview(box) {
      $0.setDefaultLayout { $0.stickOnParent() }.addToParent()
    }
    box.plumb.setupSubview(chart) {
      $0.setDefaultLayout {
        $0.setTopLeft(to: .zero).setWidth(by: { $0.width > 0 ? $0.width : 80 }).fitHeight()
      }.addToParent()
    }
    let natural = box.intrinsicContentSize
    let told = box.stubInvalidations
    legally("a child that gets its width") { page.layoutSubtreeIfNeeded() }
    expect(box.stubInvalidations == told, "constraints are not invalidated in a layout")
    CFRunLoop.stubTurn()
    expect(box.stubInvalidations == told + 1, "but in the next turn")
    expect(natural == NSSize(width: 80, height: 50), "first the natural size")
    expect(box.intrinsicContentSize == NSSize(width: 80, height: 20), "then that in this width")
    box.frame.size.width = 100
    expect(box.intrinsicContentSize.height == 20, "another frame is another matter")
  }

  /// A scrolling container sizes its document in its own layout, not in that of the document.
  static func scrolled() {
    let page = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (scroll, chart) = (LayoutInfoStoredScrollView(frame: page.frame), Chart())
    page.addSubview(scroll)
    scroll.plumb.setupSubview(chart) {
      $0.setDefaultLayout { $0.stickOnParentHorizontally().setTop(to: 0).fitHeight() }.addToParent()
    }
    legally("the first pass") { page.layoutSubtreeIfNeeded() }
    chart.area = 40_000
    scroll.needsLayout = true
    legally("another content") { page.layoutSubtreeIfNeeded() }
    expect(scroll.documentView?.frame.height == 200, "which sizes the document")
    legally("a scroll step") {
      scroll.contentView.scroll(to: CGPoint(x: 0, y: 30))
      page.layoutSubtreeIfNeeded()
      scroll.documentView?.layoutSubtreeIfNeeded()
    }
  }

  static func eagerOverrides() {
    let box = Eager(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.translatesAutoresizingMaskIntoConstraints = false
    box.layoutSubtreeIfNeeded()
    CFRunLoop.stubTurn()
    let told = box.stubInvalidations
    box.needsLayout = true
    expect(box.stubInvalidations == told + 1, "constraints are told once")
  }

  static func adding() {
    let shelf = Shelf()
    shelf.plumb.setupSubview(NSView()) { $0.setDefaultLayout { $0.stickOnParent() }.addToParent() }
    expect(shelf.added == 1 && shelf.subviews.count == 1, "a view adds in its own way")
  }

  /// A pass is marked if somebody asks for it and something records it.
  static func signposts() {
    let card = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    func marks() -> [String] {
      OSSignposter.stubMarks = []
      card.plumbSetNeedsLayout()
      card.layoutSubtreeIfNeeded()
      return OSSignposter.stubMarks
    }
    expect(marks().isEmpty, "signposts are off at first")
    LayoutSignposts.isEnabled = true
    expect(
      marks() == ["pass of LayoutInfoStoredView begins", "pass ends"], "one pass, one interval")
    OSSignposter.stubRecords = false
    expect(marks().isEmpty, "nothing is marked that nobody records")
    LayoutSignposts.isEnabled = false
  }
}
