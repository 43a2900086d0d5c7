// Containers of AppKit: one from a nib, one that is a view of its own, and a scrolling one.

import AppKit
import Plumb

final class CardView: LayoutInfoStoredView {
  private let title = NSTextField(labelWithString: "Ada")
  private let photo = NSImageView()

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    title.identifier = NSUserInterfaceItemIdentifier("title")
    plumb.setupSubview(photo) {
      $0.setDefaultLayout { $0.setTopLeading(inset: 8).setSize(to: CGSize(width: 40, height: 40)) }
        .addToParent()
    }
    plumb.setupSubview(title) {
      $0.setDefaultLayout {
        $0.setLeading(at: photo.plumb.trailing, offset: 8).setTop(at: photo.plumb.top).fitSize()
      }.addToParent()
    }
  }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    needsLayout = window != nil
  }
}

final class ShelfView: NSView, @MainActor LayoutInfoStorable, SizeFitting {
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

  func sizeThatFits(_ size: NSSize) -> NSSize { plumb.sizeThatFits(size) }
}

@MainActor func scrollingPage(in window: NSWindow) -> LayoutInfoStoredScrollView {
  let page = LayoutInfoStoredScrollView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
  page.hasVerticalScroller = true
  page.contentInsets = NSEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  page.plumb.setupSubview(ShelfView()) {
    $0.setDefaultLayout { $0.stickOnParentHorizontally().setTop(to: 0).fitHeight() }.addToParent()
  }
  window.contentView = page
  return page
}
