// What a helper has kept has the type of what was decided by then.
// control: replace "fitWidth" with "fitSize"
import Plumb

func badge(_ maker: LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout> {
  let badge = maker.setTopRight(by: { $0.topRight }).fitWidth()
  // expected-error@+2 {{cannot convert return expression of type 'LayoutMaker<IndividualProperty.Frame<Horizontal.RightAndWidth<Given>, Vertical.Top>>' to return type 'LayoutMaker<IndividualLayout>'}}
  // expected-note@+1 {{arguments to generic parameter 'State' ('IndividualProperty.Frame<Horizontal.RightAndWidth<Given>, Vertical.Top>' and 'IndividualLayout') are expected to be equal}}
  return badge
}
