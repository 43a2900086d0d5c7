// A layout is for one child, and a row for a list of them.
// control: replace "layout(photo" with "stack(photo"
// mend: replace "layout(photo, title) { $0" with "layout([photo, title]) { $0.row().fitSize().equalizeGaps()"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a layout is for one child; several are a row, a column or a matrix: layout([photo, title]) { $0.row().… }}}
  card.plumb.layout(photo, title) { $0.setTop(to: 8) }
}

extension LayoutScope {
  func stack<State>(
    _ child: HeadlessView, _ other: HeadlessView,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<State>
  ) {}
}
