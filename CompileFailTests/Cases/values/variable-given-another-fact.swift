// A variable keeps its type, and so the facts that its maker holds.
// control: replace "setTop" with "setLeft"
import Plumb

typealias RowStart = LayoutMaker<IndividualProperty.Frame<Horizontal.Left, Vertical.Open>>

func start(_ maker: LayoutMaker<IndividualProperty.Initial>, isInset: Bool) -> RowStart {
  var row = maker.setLeft(to: 0)
  let inset = maker.setTop(to: 8)
  if isInset {
    // expected-error@+3 {{cannot assign value of type 'LayoutMaker<IndividualProperty.Frame<Horizontal.Open, Vertical.Top>>' to type 'LayoutMaker<IndividualProperty.Frame<Horizontal.Left, Vertical.Open>>'}}
    // expected-note@+2 {{arguments to generic parameter 'H' ('Horizontal.Open' and 'Horizontal.Left') are expected to be equal}}
    // expected-note@+1 {{arguments to generic parameter 'V' ('Vertical.Top' and 'Vertical.Open') are expected to be equal}}
    row = inset
  }
  return row
}
