// Lengths are like others; an edge stands on a place.
// control: replace "like: photo" with "like: kept"
// mend: replace "like: photo" with "at: photo.plumb.top"
import Plumb

func layOut(
  _ title: HeadlessView, _ photo: HeadlessView, _ kept: LayoutPlace<Vertical>, in card: HeadlessView
) {
  // expected-error@+1 {{to: takes a number, and at: a vertical place that is measured and not nil: setTop(to: 8), setTop(at: title.plumb.top)}}
  card.plumb.layout(title) { $0.setTop(like: photo).setLeft(to: 8).fitSize() }
}

extension LayoutMaker where State: TakesTop {
  func setTop(like place: LayoutPlace<Vertical>) -> LayoutMaker<State.AddingTop> {
    setTop(at: place)
  }
}
