// An area is a part of the parent.
// control: replace "at: .safeArea" with "at: .parent"
// mend: replace ".safeArea.top" with ".parent.safeArea.top"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{an area is the parent's: setTop(at: .parent.safeArea.top)}}
    $0.setTop(at: .safeArea.top).setLeft(to: 8).fitSize()
  }
}
