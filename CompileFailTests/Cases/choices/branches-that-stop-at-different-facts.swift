// A maker that goes on after a choice holds the same facts whichever way it went.
// control: replace "setTop(to: 0)" with "setLeft(to: 0)"
import Plumb

func layOut(_ title: HeadlessView, isWide: Bool, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    // expected-error@+1 {{branches have mismatching types 'LayoutMaker<IndividualProperty.Frame<Horizontal.Left, Vertical.Open>>' and 'LayoutMaker<IndividualProperty.Frame<Horizontal.Open, Vertical.Top>>'}}
    let start = if isWide { maker.setLeft(to: 8) } else { maker.setTop(to: 0) }
    return start.stickOnParentVertically().fitWidth()
  }
}
