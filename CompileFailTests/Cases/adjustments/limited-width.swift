// An adjustment is named after what it does to the frame so far.
// control: replace "limitWidth" with "limitingWidth"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a limit is a range, after the facts: limitingWidth(to: ...240)}}
    $0.setTop(to: 8).setLeft(to: 8).fitSize().limitWidth(to: ...200)
  }
}
