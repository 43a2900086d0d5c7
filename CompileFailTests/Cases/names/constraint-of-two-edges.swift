// Two edges are two facts, or a verb for both.
// control: replace "make.leading" with "kept.leading"
// mend: replace "make.leading.trailing.equalToSuperview()" with "make.stickOnParentHorizontally().setTop(to: 8).fitHeight()"
import Plumb

func layOut(_ title: HeadlessView, _ kept: Kept, in card: HeadlessView) {
  // expected-error@+1 {{a maker has verbs, in one chain: make.setTop(inset: 8).setLeft(to: 8).fitSize(); all four edges are make.stickOnParent()}}
  card.plumb.layout(title) { make in make.leading.trailing.equalToSuperview() }
}

struct Kept {
  var leading: Kept { self }
  var trailing: Kept { self }
  func equalToSuperview() -> LayoutMaker<IndividualLayout> { fatalError() }
}
