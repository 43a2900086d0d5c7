// After a view is at one of its places.
// control: replace "after: photo" with "after: kept"
// mend: replace "after: photo" with "at: photo.plumb.trailing"
import Plumb

func layOut(
  _ title: HeadlessView, _ photo: HeadlessView, _ kept: LayoutPlace<Directional>,
  in card: HeadlessView
) {
  // expected-error@+1 {{after a view is at its trailing edge: setLeading(at: photo.plumb.trailing, offset: 8)}}
  card.plumb.layout(title) { $0.setLeading(after: photo).setTop(to: 8).fitSize() }
}

extension LayoutMaker where State: TakesLeading {
  func setLeading(after place: LayoutPlace<Directional>) -> LayoutMaker<State.AddingLeading> {
    setLeading(at: place)
  }
}
