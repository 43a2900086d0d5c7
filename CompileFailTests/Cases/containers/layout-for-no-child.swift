// A container stores the layouts of its children, not its own.
// control: replace "card.plumb.setLayout {" with "card.plumb.keep {"
// mend: replace "card.plumb.setLayout {" with "card.plumb.setLayout(for: title) {"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a container stores the layout of its child: card.plumb.setLayout(for: title) { … }}}
  card.plumb.setLayout { $0.setTop(to: 8).setLeft(to: 8).fitSize() }
}

extension LayoutScope {
  func keep(
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {}
}
