// What takes up the room along a row has a verb for each way.
// control: replace ".distribution" with ".distributed"
// mend: replace "distribution(.fillEqually)" with "equalizeWidths()"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{children share the room by equalizeWidths(), or what they leave goes between them: fitWidth().equalizeGaps()}}
    $0.row().distribution(.fillEqually).setGaps(to: 8).stickOnParentVertically()
  }
}

extension LayoutMaker where State: TakesRunWeights, State.Axis: RowAxis {
  func distributed(_ way: Way) -> LayoutMaker<State.AddingWeights> { equalizeWidths() }
}

enum Way { case fillEqually }
