// What a helper decides counts, and what it does not decide is still to be decided.
// control: replace "fitWidth" with "fitSize"
import Plumb

func pinned<V>(
  _ maker: LayoutMaker<IndividualProperty.Frame<Horizontal.Open, V>>
) -> LayoutMaker<IndividualProperty.Frame<Horizontal.Leading, V>> {
  maker.setLeading(to: 12)
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
    pinned($0).setTop(to: 8).fitWidth()
  }
}
