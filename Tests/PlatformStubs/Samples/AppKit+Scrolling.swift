import AppKit
import Plumb

// Scroll views and their contents.
extension Laws {
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
}
