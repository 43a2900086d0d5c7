// A maker of a row is not one of a child.
// control: replace "layout([" with "stack(["
// mend: replace "$0.setTop(to: 8).setLeft(to: 8).fitSize()" with "$0.row().fitSize().equalizeGaps().setTop(to: 8)"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{several children are laid out as a row, a column, a flow or a matrix; begin with one: layout([photo, title]) { $0.row().… }}}
  card.plumb.layout([photo, title]) { $0.setTop(to: 8).setLeft(to: 8).fitSize() }
}

extension LayoutScope {
  func stack(
    _ children: [HeadlessView],
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) { for child in children { layout(child, by: make) } }
}
