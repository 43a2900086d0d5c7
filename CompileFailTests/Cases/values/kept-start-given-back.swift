// A start that was kept is a value, and not yet a layout.
// control: replace "fitWidth" with "fitSize"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    let row = maker.setTopLeading(to: .zero).fitWidth()
    // expected-error@+2 {{cannot convert value of type 'LayoutMaker<IndividualProperty.Frame<Horizontal.Complete, Vertical.Top>>' to closure result type 'LayoutMaker<IndividualLayout>' (aka 'LayoutMaker<IndividualProperty.Frame<Horizontal.Complete, Vertical.Complete>>')}}
    // expected-note@+1 {{arguments to generic parameter 'V' ('Vertical.Top' and 'Vertical.Complete') are expected to be equal}}
    return row
  }
}
