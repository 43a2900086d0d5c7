// What a helper has kept has the type of what was decided by then.
// control: replace "fitWidth" with "fitSize"
import Plumb

func badge(_ maker: LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout> {
  let badge = maker.setTopRight(at: .measured { $0.topRight }).fitWidth()
  // expected-error@+2 {{cannot convert return expression of type 'LayoutMaker<IndividualProperty.Frame<Horizontal.Complete, Vertical.Top>>' to return type 'LayoutMaker<IndividualLayout>' (aka 'LayoutMaker<IndividualProperty.Frame<Horizontal.Complete, Vertical.Complete>>')}}
  // expected-note@+1 {{arguments to generic parameter 'V' ('Vertical.Top' and 'Vertical.Complete') are expected to be equal}}
  return badge
}
