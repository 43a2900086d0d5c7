// The children of a row are a list that is laid out.
// control: replace "plumb.row" with "plumb.line"
// mend: replace "row(photo, title) { $0.equalize" with "layout([photo, title]) { $0.row().equalize"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the children go to layout: card.plumb.layout([photo, title]) { $0.row().… }}}
  card.plumb.row(photo, title) { $0.equalizeWidths().setGaps(to: 8).stickOnParentVertically() }
}

extension LayoutScope {
  func line(
    _ children: HeadlessView...,
    by make: (LayoutMaker<GroupProperty.Row<Along.Open<Directional>>>) -> LayoutMaker<GroupLayout>
  ) {}
}
