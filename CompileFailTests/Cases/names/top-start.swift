// A corner where text begins is a leading one.
// control: replace "setTopStart" with "setTopLeading"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{start and end are leading and trailing: setTopLeading(inset: 8), setTopLeading(at: photo.plumb.topLeading)}}
    $0.setTopStart(inset: 8).fitSize()
  }
}
