// Docs/Migration/PinLayout.md names a maker's verb for each call of a chain.
import Foundation
import Plumb

func layOut(_ view: HeadlessView, _ a: HeadlessView, _ b: HeadlessView, in page: HeadlessView) {
  page.plumb.layout(view) {
    $0.setTop(inset: 10).setLeft(inset: 10).setBottom(inset: 10).setRight(inset: 10)
  }
  page.plumb.layout(view) {
    $0.setLeading(inset: 10).setTrailing(inset: 10).setMiddle(offset: -4).fitHeight()
  }
  page.plumb.layout(view) {
    $0.setTop(at: .parent.vertical(at: 0.25)).setCenter(offset: 0).fitSize()
  }
  page.plumb.layout(view) { $0.setTop(inset: 0, from: .safeArea).setLeft(inset: 0).fitSize() }
  page.plumb.layout(view) { $0.setTopLeft(inset: 8).setBottomRight(inset: 8) }
  page.plumb.layout(view) {
    $0.setBottomTrailing(inset: 8).setSize(to: CGSize(width: 40, height: 40))
  }
  page.plumb.layout(view) { $0.setMiddleCenter(offset: .zero).fitSize() }
  page.plumb.layout(view) { $0.stickOnParent(withInsets: LayoutInsets(all: 8)) }
  page.plumb.layout(view) { $0.stickOnParentSafeArea() }
  page.plumb.layout(view) {
    $0.stickOnParentHorizontally(leading: 8, trailing: 8).stickOnParentVertically(top: 8, bottom: 8)
  }
  page.plumb.layout(view) { $0.setTopLeft(at: a.plumb.topRight).fitSize() }
  page.plumb.layout(view) {
    $0.setBottom(at: a.plumb.top).setTrailing(at: b.plumb.leading).fitSize()
  }
  page.plumb.layout(view) {
    $0.setTop(at: [a, b].plumb.bottom).setLeading(at: a.plumb.trailing).fitSize()
  }
  page.plumb.layout(view) {
    $0.pinTop(to: .visible([a, b]), with: { $0.bottom }).setLeft(at: a.plumb.left).fitSize()
  }
  page.plumb.layout(view) {
    $0.setLeft(at: a.plumb.right).setRight(at: b.plumb.left).setTop(inset: 0).setHeight(toWidth: 2)
  }
  page.plumb.layout(view) { $0.setTopLeft(inset: 0).setWidth(part: 0.5).fitHeight() }
  page.plumb.layout(view) { $0.setTopLeft(inset: 0).setWidth(like: a.plumb.width).fitHeight() }
  page.plumb.layout(view) {
    $0.setTopLeft(inset: 0).setHeight(to: 8).setWidth(toHeight: 2)
      .limitingWidth(to: 80...240, from: .leading)
  }
}
