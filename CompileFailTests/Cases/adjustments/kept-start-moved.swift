// A start that was kept is no frame yet, and cannot be moved.
// control: replace "fitWidth" with "fitSize"
import Plumb

func layOut(_ title: HeadlessView, isInset: Bool, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    let row = maker.setTopLeading(to: .zero).fitWidth()
    // expected-error@+1 {{underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them}}
    return row.movingX(by: isInset ? 16 : 0)
  }
}
