// A helper of your own can ask for a fact still to be open, and the sentence is the same.
// control: replace "setLeading(to" with "setTrailing(to"
import Plumb

func inset<H: AcceptsLeading, V>(
  _ maker: LayoutMaker<IndividualProperty.Frame<H, V>>
) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeading, V>> {
  maker.setLeading(by: { $0.layoutMarginsGuide.leading })
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis has its leading already; add center, trailing or width}}
    inset($0.setLeading(to: 64)).setTop(to: 8).fitHeight()
  }
}
