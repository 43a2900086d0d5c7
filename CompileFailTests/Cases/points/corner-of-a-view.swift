// A corner stands on a point of another view.
// control: replace "of: photo" with "of: kept"
// mend: replace "of: photo" with "at: photo.plumb.topLeft"
import Plumb

func layOut(
  _ title: HeadlessView, _ photo: HeadlessView, _ kept: LayoutPlacePoint<Horizontal>,
  in card: HeadlessView
) {
  // expected-error@+1 {{to: takes numbers, and at: a point that is measured and not nil: setTopLeft(to: CGPoint(x: 8, y: 8)), setTopLeft(at: photo.plumb.topLeft)}}
  card.plumb.layout(title) { $0.setTopLeft(of: photo).fitSize() }
}

extension LayoutMaker where State: TakesTopLeft {
  func setTopLeft(of point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<State.AddingTopLeft> {
    setTopLeft(at: point)
  }
}
