// A size has two lengths, or is what the view asks for.
// control: replace "setSize()" with "fitSize()"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{say how large: setSize(width: 100, height: 44), setSize(like: photo.plumb.size); fitSize() asks the view}}
    $0.setTopLeft(to: .zero).setSize()
  }
}
