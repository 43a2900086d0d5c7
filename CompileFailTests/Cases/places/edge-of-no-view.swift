// A place is an edge of a view.
// control: replace "at: .top" with "at: .highest"
// mend: replace "at: .top" with "at: .parent.top"
import Plumb

extension LayoutPlace where Axis == Vertical {
  static var highest: Self { .parent.top }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{an edge is the parent's or another view's: setTop(at: .parent.top)}}
    $0.setTop(at: .top).setLeft(to: 8).fitSize()
  }
}
