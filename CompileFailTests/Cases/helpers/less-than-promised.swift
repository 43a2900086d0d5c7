// A helper that promises an axis between two edges has to decide both.
// control: replace "Horizontal.LeftAndRight" with "Horizontal.Left"
import Plumb

extension LayoutMaker where State == IndividualProperty.Initial {
  func insideMargins()
    -> LayoutMaker<IndividualProperty.Frame<Horizontal.LeftAndRight, Vertical.Open>>
  {
    // expected-error@+2 {{cannot convert return expression of type 'LayoutMaker<IndividualProperty.Frame<Horizontal.Left, Vertical.Open>>' to return type 'LayoutMaker<IndividualProperty.Frame<Horizontal.LeftAndRight, Vertical.Open>>'}}
    // expected-note@+1 {{arguments to generic parameter 'H' ('Horizontal.Left' and 'Horizontal.LeftAndRight') are expected to be equal}}
    setLeft(by: { $0.layoutMarginsGuide.left })
  }
}
