// A maker has verbs, and no properties that are assigned.
// control: replace "make.top" with "make.kept"
import Plumb

extension LayoutMaker {
  var kept: Int {
    get { 0 }
    nonmutating set {}
  }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) { make in
    // expected-error@+1 {{a maker has verbs, in one chain: make.setTop(inset: 8).setLeft(to: 8).fitSize(); all four edges are make.stickOnParent()}}
    make.top = 8
    return make.setTopLeft(to: .zero).fitSize()
  }
}
