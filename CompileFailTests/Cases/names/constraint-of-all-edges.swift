// What fills its parent has a verb.
// control: replace "make.edges" with "kept.edges"
// mend: replace "make.edges.equalToSuperview()" with "make.stickOnParent()"
import Plumb

func layOut(_ title: HeadlessView, _ kept: Kept, in card: HeadlessView) {
  // expected-error@+1 {{a maker has verbs, in one chain: make.setTop(inset: 8).setLeft(to: 8).fitSize(); all four edges are make.stickOnParent()}}
  card.plumb.layout(title) { make in make.edges.equalToSuperview() }
}

struct Kept {
  var edges: Kept { self }
  func equalToSuperview() -> LayoutMaker<IndividualLayout> { fatalError() }
}
