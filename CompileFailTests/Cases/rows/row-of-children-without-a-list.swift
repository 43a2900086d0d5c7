// The children of a row are a list.
// control: replace ".layout" with ".arrange"
// mend: replace "layout(photo, title)" with "layout([photo, title])"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{several children are a list: layout([photo, title]) { $0.row().… }}}
  card.plumb.layout(photo, title) {
    $0.row().equalizeWidths().setGaps(to: 8).stickOnParentVertically()
  }
}

extension LayoutScope {
  func arrange(
    _ one: HeadlessView, _ other: HeadlessView,
    by make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<GroupLayout>
  ) {}
}
