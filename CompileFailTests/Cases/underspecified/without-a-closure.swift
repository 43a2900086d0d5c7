// Laying out says where.
// control: replace "layout" with "describe"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a layout says where: layout(title) { $0.setTopLeft(to: .zero).fitSize() }}}
  card.plumb.layout(title)
}

extension LayoutScope {
  func describe(_ child: HeadlessView) {}
}
