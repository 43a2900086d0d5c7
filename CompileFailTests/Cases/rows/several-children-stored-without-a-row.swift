// A maker of a row is not one of a child.
// control: replace "plumb.setLayout(for" with "plumb.keep(for"
// mend: replace "$0.setTop(to: 8).setLeft(to: 8).fitSize()" with "$0.row().fitSize().equalizeGaps().setTop(to: 8)"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{several children are stored as a row, a column, a flow or a matrix; begin with one: setLayout(for: [photo, title]) { $0.row().… }}}
  card.plumb.setLayout(for: [photo, title]) { $0.setTop(to: 8).setLeft(to: 8).fitSize() }
}

extension LayoutScope where Host == HeadlessContainerView {
  func keep(
    for children: [HeadlessView],
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) { for child in children { setLayout(for: child, by: make) } }
}
