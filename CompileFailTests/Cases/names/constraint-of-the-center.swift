// Both centers of a view are one point.
// control: replace "make.center" with "kept.center"
// mend: replace "make.center.equalToSuperview()" with "make.setMiddleCenter(offset: .zero).fitSize()"
import Plumb

func layOut(_ title: HeadlessView, _ kept: Kept, in card: HeadlessView) {
  // expected-error@+1 {{a maker has verbs, in one chain: make.setTop(inset: 8).setLeft(to: 8).fitSize(); all four edges are make.stickOnParent()}}
  card.plumb.layout(title) { make in make.center.equalToSuperview() }
}

struct Kept {
  var center: Kept { self }
  func equalToSuperview() -> LayoutMaker<IndividualLayout> { fatalError() }
}
