// A coordinate is measured from the parent's origin, and a distance from the edge of an area is an inset.
// control: replace "to: 8, from" with "inset: 8, from"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{from: takes an area: setTop(inset: 8, from: .safeArea)}}
    $0.setTop(to: 8, from: .safeArea).setLeft(to: 8).fitSize()
  }
}
