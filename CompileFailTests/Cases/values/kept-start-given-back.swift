// A start that was kept is a value, and not yet a layout.
// control: replace "fitWidth" with "fitSize"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    let row = maker.setTopLeading(to: .zero).fitWidth()
    // expected-error@+2 {{cannot convert value of type 'LayoutMaker<IndividualProperty.Frame<Horizontal.LeadingAndWidth<Given>, Vertical.Top>>' to closure result type 'LayoutMaker<IndividualLayout>'}}
    // expected-note@+1 {{arguments to generic parameter 'State' ('IndividualProperty.Frame<Horizontal.LeadingAndWidth<Given>, Vertical.Top>' and 'IndividualLayout') are expected to be equal}}
    return row
  }
}
