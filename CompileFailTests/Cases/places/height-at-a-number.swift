// Edges stand at a place; a length is a number or like another one.
// control: replace "at: 44" with "to: 44"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{to: takes a number, and like: a length that is measured and not nil: setHeight(to: 100), setHeight(like: photo.plumb.height)}}
  card.plumb.layout(title) { $0.setTop(inset: 8).setLeft(inset: 8).setHeight(at: 44).fitWidth() }
}
