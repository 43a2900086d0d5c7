// A place of another view goes to `at:`.
// control: replace "equalTo" with "at"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{what is aligned with another view is at its place: setTop(at: photo.plumb.top)}}
    $0.setTop(equalTo: photo.plumb.bottom).setLeft(inset: 8).fitSize()
  }
}
