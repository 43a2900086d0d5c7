// An order is set for a child, and not with its layout.
// control: replace "order: 1" with "level: 1"
// mend: replace "title, order: 1" with "title"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{an order stands beside the layout: card.plumb.setOrder(to: 1, for: title)}}
  card.plumb.setLayout(for: title, order: 1) { $0.setTop(to: 8).setLeft(to: 8).fitSize() }
}

extension LayoutScope {
  func setLayout(
    for child: HeadlessView, level: Int,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {}
}
