// A frame is in the coordinates of the parent, which lays out.
// control: replace "title.plumb.layout {" with "title.plumb.think {"
// mend: replace "title.plumb.layout {" with "card.plumb.layout(title) {"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the parent lays out its child: card.plumb.layout(title) { … }}}
  title.plumb.layout { $0.setTop(to: 8).setLeft(to: 8).fitSize() }
}

extension LayoutScope {
  func think(
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {}
}
