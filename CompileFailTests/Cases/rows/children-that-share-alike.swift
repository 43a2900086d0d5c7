// Equal shares are equal widths.
// control: replace "fillEqually" with "alike"
// mend: replace "fillEqually()" with "equalizeWidths()"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{children that share the room alike are equalizeWidths(), in a column equalizeHeights()}}
    $0.row().fillEqually().setGaps(to: 8).stickOnParentVertically()
  }
}

extension LayoutMaker where State == GroupProperty.Row<Along.Open<Directional>> {
  func alike() -> LayoutMaker<State.AddingWeights> { equalizeWidths() }
}
