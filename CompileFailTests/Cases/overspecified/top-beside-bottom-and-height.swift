// A bottom edge and a height decide where the top edge is.
// control: replace "setTop" with "movingTop"
// mend: replace ".setTop(to: 8)" with ""
import Plumb

func layOut(_ button: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(button) {
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.fitSize().setBottomRight(at: .measured { $0.bottomRight }).setTop(to: 8)
  }
}
