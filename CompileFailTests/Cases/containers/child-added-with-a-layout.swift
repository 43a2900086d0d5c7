// A setup says both: the layout, and that the child is added.
// control: replace ".addSubview" with ".add"
// mend: replace "addSubview(title) { $0.stickOnParent() }" with "setupSubview(title) { $0.setDefaultLayout { $0.stickOnParent() }.addToParent() }"
import Plumb

func store(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a setup stores a layout and adds the child: card.plumb.setupSubview(title) { $0.setDefaultLayout { … }.addToParent() }}}
  card.plumb.addSubview(title) { $0.stickOnParent() }
}

extension LayoutScope {
  func add(
    _ child: HeadlessView,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {}
}
