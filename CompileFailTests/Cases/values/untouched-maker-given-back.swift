// A maker that was handed nothing has decided nothing.
// control: replace "return maker" with "return cover"
import Plumb

func layOut(_ photo: HeadlessView, isOpen: Bool, in card: HeadlessView) {
  card.plumb.layout(photo) { maker in
    let cover = maker.stickOnParent()
    if isOpen { return cover }
    // expected-error@+3 {{cannot convert value of type 'LayoutMaker<IndividualProperty.Initial>' (aka 'LayoutMaker<IndividualProperty.Frame<Horizontal.Open, Vertical.Open>>') to closure result type 'LayoutMaker<IndividualLayout>' (aka 'LayoutMaker<IndividualProperty.Frame<Horizontal.Complete, Vertical.Complete>>')}}
    // expected-note@+2 {{arguments to generic parameter 'H' ('Horizontal.Open' and 'Horizontal.Complete') are expected to be equal}}
    // expected-note@+1 {{arguments to generic parameter 'V' ('Vertical.Open' and 'Vertical.Complete') are expected to be equal}}
    return maker
  }
}
