// A helper of your own can ask for a fact still to be open.
// control: replace "setLeading(to" with "setTrailing(to"
import Plumb

func inset<H: AcceptsLeading, V>(
  _ maker: LayoutMaker<IndividualProperty.Frame<H, V>>
) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeading, V>> {
  maker.setLeading(inset: 0, from: .layoutMargins)
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+2 {{global function 'inset' requires that 'Horizontal.Leading' conform to 'AcceptsLeading'}}
    // expected-note@-9 {{where 'H' = 'Horizontal.Leading'}}
    inset($0.setLeading(to: 64)).setTop(to: 8).fitHeight()
  }
}
