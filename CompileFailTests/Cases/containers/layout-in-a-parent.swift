// A parent lays out its child.
// control: replace ".layout" with ".arrange"
// mend: replace "title.plumb.layout(in: card)" with "card.plumb.layout(title)"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the parent lays out its child: card.plumb.layout(title) { … }}}
  title.plumb.layout(in: card) { $0.setTop(to: 8).setLeft(to: 8).fitSize() }
}

extension LayoutScope {
  func arrange(
    in parent: HeadlessView,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {}
}
