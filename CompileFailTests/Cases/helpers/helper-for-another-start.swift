// A helper takes makers that hold what its parameter says, and no others.
// control: replace "setTop" with "setLeft"
import Plumb

typealias RowStart = LayoutMaker<IndividualProperty.Frame<Horizontal.Left, Vertical.Open>>

func below(_ photo: HeadlessView, _ start: RowStart) -> LayoutMaker<IndividualLayout> {
  start.pinTop(to: photo, with: { $0.bottom + 8 }).fitSize()
}

func layOut(_ title: HeadlessView, below photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    let start = $0.setTop(to: 8)
    // expected-error@+3 {{cannot convert value of type 'LayoutMaker<IndividualProperty.Frame<Horizontal.Open, Vertical.Top>>' to expected argument type 'RowStart' (aka 'LayoutMaker<IndividualProperty.Frame<Horizontal.Left, Vertical.Open>>')}}
    // expected-note@+2 {{arguments to generic parameter 'H' ('Horizontal.Open' and 'Horizontal.Left') are expected to be equal}}
    // expected-note@+1 {{arguments to generic parameter 'V' ('Vertical.Top' and 'Vertical.Open') are expected to be equal}}
    return below(photo, start)
  }
}
