// The edge where text begins is called leading.
// control: replace "setStart" with "setLeading"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{start and end are leading and trailing: setLeading(inset: 8), setLeading(at: photo.plumb.leading)}}
    $0.setTop(inset: 8).setStart(inset: 8).fitSize()
  }
}
