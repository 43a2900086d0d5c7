// A place is an edge of a view.
// control: replace "at: .right" with "at: .rightmost"
// mend: replace "at: .right" with "at: .parent.right"
import Plumb

extension LayoutPlace where Axis == Horizontal {
  static var rightmost: Self { .parent.right }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{an edge is the parent's or another view's: setLeft(at: .parent.left)}}
    $0.setRight(at: .right).setTop(to: 8).fitSize()
  }
}
