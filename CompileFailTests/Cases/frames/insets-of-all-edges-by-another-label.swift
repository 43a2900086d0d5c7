// Insets of the four edges have a label of their own.
// control: replace "insets" with "withInsets"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{insets are of four edges: stickOnParent(withInsets: LayoutInsets(all: 8))}}
    $0.stickOnParent(insets: .init(all: 8))
  }
}
