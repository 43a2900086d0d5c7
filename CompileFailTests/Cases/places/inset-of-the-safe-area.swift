// An inset is from an area.
// control: replace "of: .safeArea" with "from: .safeArea"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{from: takes an area: setTop(inset: 8, from: .safeArea)}}
    $0.setTop(inset: 8, of: .safeArea).setLeft(to: 8).fitSize()
  }
}
