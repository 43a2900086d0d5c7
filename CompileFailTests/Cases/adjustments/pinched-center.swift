// A frame is pinched by an edge; its center moves.
// control: replace "pinchingCenter" with "movingCenter"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{value of type 'LayoutMaker<IndividualProperty.Frame<Horizontal.Complete, Vertical.Complete>>' has no member 'pinchingCenter'}}
    $0.setTopLeft(to: .zero).fitSize().pinchingCenter(to: 160)
  }
}
