// The parent is measured by its own guides, and is no reference.
// control: replace ".parent" with ".own"
// mend: replace "pinTop(to: .parent, with:" with "setTop(by:"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the parent is no reference; it is measured so: setTop(by: { $0.bottom }), setTop(at: .parent.bottom)}}
    $0.pinTop(to: .parent, with: { $0.middle }).setLeft(to: 8).fitSize()
  }
}

extension LayoutReference where Self == LayoutBox {
  static var own: LayoutBox { [HeadlessView]().plumb }
}
