// A helper of your own can ask for a complete axis, and takes no other.
// control: replace "fitWidth" with "stickOnParentHorizontally"
import Plumb

typealias Column = LayoutMaker<IndividualProperty.Frame<Horizontal.Complete, Vertical.Open>>

func asTall(as photo: HeadlessView, _ column: Column) -> LayoutMaker<IndividualLayout> {
  column.setTop(at: photo.plumb.top).setBottom(at: photo.plumb.bottom)
}

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+2 {{cannot convert value of type 'LayoutMaker<IndividualProperty.Frame<Horizontal.Width, Vertical.Open>>' to expected argument type 'Column' (aka 'LayoutMaker<IndividualProperty.Frame<Horizontal.Complete, Vertical.Open>>')}}
    // expected-note@+1 {{arguments to generic parameter 'H' ('Horizontal.Width' and 'Horizontal.Complete') are expected to be equal}}
    asTall(as: photo, $0.fitWidth())
  }
}
