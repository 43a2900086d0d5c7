// An area has many places, and a fact is at one of them.
// control: replace ".safeArea" with ".upper"
// mend: replace ".safeArea" with ".parent.safeArea.top"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{an area has several places; say which one: setTop(at: .parent.safeArea.top)}}
    $0.setTop(at: .safeArea).setLeft(to: 8).fitSize()
  }
}

extension LayoutPlace where Axis == Vertical {
  static var upper: Self { .parent.top }
}
