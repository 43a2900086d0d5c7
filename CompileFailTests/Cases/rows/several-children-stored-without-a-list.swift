// One layout is for one child, or for a list.
// control: replace "plumb.setLayout(for" with "plumb.keep(for"
// mend: replace "photo, title) { $0.setTop(to: 8).setLeft(to: 8).fitSize() }" with "[photo, title]) { $0.row().fitSize().equalizeGaps().setTop(to: 8) }"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a layout is for one child; several are a row, a column or a matrix: setLayout(for: [photo, title]) { $0.row().… }}}
  card.plumb.setLayout(for: photo, title) { $0.setTop(to: 8).setLeft(to: 8).fitSize() }
}

extension LayoutScope where Host == HeadlessContainerView {
  func keep(
    for children: HeadlessView...,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) { for child in children { setLayout(for: child, by: make) } }
}
