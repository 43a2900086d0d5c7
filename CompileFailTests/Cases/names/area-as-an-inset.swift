// An area is what a distance is measured from.
// control: replace ".safeArea" with ".zero"
// mend: replace "inset: .safeArea" with "inset: 0, from: .safeArea"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{an area goes to from: setTop(inset: 0, from: .safeArea)}}
  card.plumb.layout(title) { $0.setTop(inset: .safeArea).setLeft(to: 8).fitSize() }
}
