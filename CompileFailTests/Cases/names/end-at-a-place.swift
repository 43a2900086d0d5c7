// The edge where text ends is called trailing.
// control: replace "setEnd" with "setTrailing"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{start and end are leading and trailing: setTrailing(inset: 8), setTrailing(at: photo.plumb.trailing)}}
    $0.setTop(inset: 8).setEnd(at: photo.plumb.leading).fitSize()
  }
}
