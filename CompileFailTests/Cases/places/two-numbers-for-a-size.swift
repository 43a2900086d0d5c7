// A size is like another one, and two numbers are like nothing.
// control: replace "like:" with "to:"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes numbers, and like: a size that is measured and not nil: setSize(to: CGSize(width: 100, height: 44)), setSize(like: photo.plumb.size)}}
    $0.setSize(like: .zero).setTopLeft(inset: 8)
  }
}
