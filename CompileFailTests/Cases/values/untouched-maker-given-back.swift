// A maker that was handed nothing has decided nothing.
// control: replace "return maker" with "return cover"
import Plumb

func layOut(_ photo: HeadlessView, isOpen: Bool, in card: HeadlessView) {
  card.plumb.layout(photo) { maker in
    let cover = maker.stickOnParent()
    if isOpen { return cover }
    // expected-error@+2 {{cannot convert value of type 'LayoutMaker<IndividualProperty.Initial>'}}
    // expected-note@+1 {{arguments to generic parameter 'State'}}
    return maker
  }
}
