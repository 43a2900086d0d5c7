// Both edges at once are those of the parent; those of an area are two facts.
// control: replace "$0.stickOnParentHorizontally" with "$0.hanging"
// mend: replace "stickOnParentHorizontally(from: .safeArea)" with "setLeading(inset: 0, from: .safeArea).setTrailing(inset: 0, from: .safeArea)"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{each edge of an area is a fact: setLeading(inset: 0, from: .safeArea).setTrailing(inset: 0, from: .safeArea)}}
    $0.stickOnParentHorizontally(from: .safeArea).setTop(to: 8).fitHeight()
  }
}

extension LayoutMaker where State: TakesHorizontalEdges {
  func hanging(from area: LayoutArea) -> LayoutMaker<State.AddingHorizontalEdges> {
    stickOnParentHorizontally()
  }
}
