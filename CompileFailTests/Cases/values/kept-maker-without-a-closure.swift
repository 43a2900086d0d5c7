// A layout is made by a closure, also if the maker was kept.
// control: replace "by: kept" with "by: make"
// mend: replace "by: kept" with "by: { _ in kept }"
import Plumb

func store(_ title: HeadlessView, _ kept: LayoutMaker<IndividualLayout>, in card: HeadlessView) {
  // expected-error@+1 {{a maker that was kept is given back by a closure: { _ in kept }}}
  card.plumb.layout(title, by: kept)
}

func make(_ maker: LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout> {
  maker.stickOnParent()
}
