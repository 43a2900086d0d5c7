// A maker decides facts, by verbs.
// control: replace "make.top" with "kept.top"
// mend: replace "make.top.equalToSuperview().offset(8)" with "make.setTop(inset: 8).setLeft(to: 8).fitSize()"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ kept: Kept, in card: HeadlessView) {
  // expected-error@+1 {{a maker has verbs, in one chain: make.setTop(inset: 8).setLeft(to: 8).fitSize(); all four edges are make.stickOnParent()}}
  card.plumb.layout(title) { make in make.top.equalToSuperview().offset(8) }
}

struct Kept {
  var top: Kept { self }
  func equalToSuperview() -> Kept { self }
  func offset(_ distance: CGFloat) -> LayoutMaker<IndividualLayout> { fatalError() }
}
