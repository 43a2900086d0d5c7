// A setup adds a child with its layout.
// control: replace "plumb.add" with "plumb.keep"
import Plumb

extension LayoutScope where Host: LayoutInfoStorable {
  func keep(
    _ child: Host.PlumbChild,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {
    setLayout(for: child, by: make)
  }
}

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a setup stores a layout and adds the child: card.plumb.setupSubview(title) { $0.setDefaultLayout { … }.addToParent() }}}
  card.plumb.add(title) { $0.setTopLeft(to: .zero).fitSize() }
}
