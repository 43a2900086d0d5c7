// A view keeps its own names; those of Plumb are behind plumb.
// control: replace "card.layout" with "card.arrange"
// mend: replace "card.layout(" with "card.plumb.layout("
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{layouts are behind plumb: card.plumb.layout(title) { … }}}
  card.layout(title) { $0.setTop(to: 8).setLeft(to: 8).fitSize() }
}

extension HeadlessView {
  func arrange(
    _ child: HeadlessView,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {}
}
