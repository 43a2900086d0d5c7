// The verbs of a layout are one chain, which begins with a maker.
// control: replace "title.plumb" with "maker.plumb"
// mend: replace "_ = title.plumb.setTop(to: 8).setLeft(to: 8).fitSize()" with "card.plumb.layout(title) { $0.setTop(to: 8).setLeft(to: 8).fitSize() }"
import Plumb

func layOut(_ title: HeadlessView, _ maker: Kept, in card: HeadlessView) {
  // expected-error@+1 {{a verb is called on a maker, in the parent's layout: card.plumb.layout(title) { $0.stickOnParent() }}}
  _ = title.plumb.setTop(to: 8).setLeft(to: 8).fitSize()
}

struct Kept { let plumb: LayoutMaker<IndividualProperty.Initial> }
