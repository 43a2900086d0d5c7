// The children of a row are a list.
// control: replace ".setLayout" with ".keepLayout"
// mend: replace "setLayout(for: photo, title)" with "setLayout(for: [photo, title])"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{several children are a list: setLayout(for: [photo, title]) { $0.row().… }}}
  card.plumb.setLayout(for: photo, title) {
    $0.row().equalizeWidths().setGaps(to: 8).stickOnParentVertically()
  }
}

extension LayoutScope {
  func keepLayout(
    for one: HeadlessView, _ other: HeadlessView,
    by make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<GroupLayout>
  ) {}
}
