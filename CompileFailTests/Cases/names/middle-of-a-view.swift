// A middle stands on a place of another view.
// control: replace "of: photo" with "of: kept"
// mend: replace "of: photo" with "at: photo.plumb.middle"
import Plumb

func layOut(
  _ title: HeadlessView, _ photo: HeadlessView, _ kept: LayoutPlace<Vertical>, in card: HeadlessView
) {
  // expected-error@+1 {{to: takes a number, and at: a vertical place that is measured and not nil: setMiddle(to: 8), setMiddle(offset: 0), setMiddle(at: title.plumb.middle)}}
  card.plumb.layout(title) { $0.setMiddle(of: photo).setLeft(to: 8).fitSize() }
}

extension LayoutMaker where State: TakesMiddle {
  func setMiddle(of place: LayoutPlace<Vertical>) -> LayoutMaker<State.AddingMiddle> {
    setMiddle(at: place)
  }
}
