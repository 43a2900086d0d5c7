// A helper that promises a complete axis has to decide two facts of it.
// control: replace "Horizontal.Complete" with "Horizontal.Left"
import Plumb

extension LayoutMaker where State == IndividualProperty.Initial {
  func insideMargins()
    -> LayoutMaker<IndividualProperty.Frame<Horizontal.Complete, Vertical.Open>>
  {
    // expected-error@+2 {{cannot convert return expression of type 'LayoutMaker<IndividualProperty.Frame<Horizontal.Left, Vertical.Open>>' to return type 'LayoutMaker<IndividualProperty.Frame<Horizontal.Complete, Vertical.Open>>'}}
    // expected-note@+1 {{arguments to generic parameter 'H' ('Horizontal.Left' and 'Horizontal.Complete') are expected to be equal}}
    setLeft(inset: 0, from: .layoutMargins)
  }
}
