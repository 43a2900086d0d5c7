// A view with a height in the middle has its top edge.
// control: replace "setTop" with "movingTop"
// mend: replace ".setTop(to: 8)" with ""
import Plumb

func layOut(_ button: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(button) {
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.fitSize().setMiddleCenter(at: .measured { $0.middleCenter }).setTop(to: 8)
  }
}
