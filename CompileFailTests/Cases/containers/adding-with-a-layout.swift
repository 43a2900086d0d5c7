// Adding a child takes no layout.
// control: replace "addSubview(title) {" with "keep(title) {"
import Plumb

extension HeadlessContainerView {
  func keep(
    _ view: HeadlessView,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {
    insertSubview(view, at: 0)
    plumb.setLayout(for: view, by: make)
  }
}

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a setup stores a layout and adds the child: card.plumb.setupSubview(title) { $0.setDefaultLayout { … }.addToParent() }}}
  card.addSubview(title) { $0.setTopLeft(to: .zero).fitSize() }
}
