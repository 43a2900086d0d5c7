// Docs/Migration/NotAutoLayout.md says which names are the same.
import Foundation
import Plumb

func store(_ view: HeadlessView, _ other: HeadlessView, in page: HeadlessContainerView) {
  page.plumb.setLayout(for: view) {
    $0.setTopCenter(at: .measured { $0.topCenter }).setWidth(by: { $0.width }).fitHeight()
  }
  page.plumb.setLayout(for: other) {
    $0.setTopCenter(at: .measured(on: view) { $0.bottomCenter }).setWidth(by: { $0.width }).fitHeight()
  }
  page.plumb.setupSubview(view) {
    $0.setDefaultLayout {
      $0.setBottomLeft(at: .measured { $0.layoutMarginsGuide.bottomLeft })
        .setRight(by: { $0.layoutMarginsGuide.right }).setHeight(to: 30)
    }
    .setDefaultOrder(to: 1)
    .addToParent()
  }
  page.plumb.layout(view) { $0.setTopLeft(to: .zero).fitSize() }
  page.plumb.layout(view) { $0.stickOnParent() }
  page.plumb.layout(view) {
    $0.setMiddle(by: { $0.vertical(at: 0.7) }).setLeft(by: { $0.safeAreaGuide.left }).fitSize()
  }
  page.plumb.layout(view) {
    $0.setLeft(by: { $0.readableGuide.left }).setTop(to: 0).fitWidth(by: { $0.width / 2 })
      .fitHeight()
  }
  page.plumb.layout([view, other]) {
    $0.row().fitWidth().equalizeGaps(includingEnds: true).setMiddle(offset: 0).fitHeight()
  }
}
