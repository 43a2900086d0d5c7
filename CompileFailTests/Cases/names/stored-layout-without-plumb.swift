// A view keeps its own names; those of Plumb are behind plumb.
// control: replace "card.setLayout" with "card.arrange"
// mend: replace "card.setLayout(" with "card.plumb.setLayout("
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{layouts are behind plumb: card.plumb.setLayout(for: title) { … }}}
  card.setLayout(for: title) { $0.setTop(to: 8).setLeft(to: 8).fitSize() }
}

extension HeadlessView {
  func arrange(
    for child: HeadlessView,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {}
}
