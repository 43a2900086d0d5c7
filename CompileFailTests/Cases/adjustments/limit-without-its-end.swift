// A limit includes its ends, so that a view can have the greatest width.
// control: replace "<" with "."
// mend: replace "80..<240" with "80...240"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a limit includes its ends: 80...240, 80... or ...240}}
    $0.setTopLeft(to: .zero).fitSize().limitingWidth(to: 80..<240)
  }
}
