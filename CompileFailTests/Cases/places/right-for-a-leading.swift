// Right is on one side in both writing directions, and leading is not.
// control: replace "plumb.right" with "plumb.trailing"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a number, and at: a leading or trailing place that is measured and not nil: setLeading(to: 8), setLeading(at: title.plumb.leading)}}
    $0.setLeading(at: photo.plumb.right, offset: 8).setTop(inset: 8).fitSize()
  }
}
