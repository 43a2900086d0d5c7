// Where children stand across a row is decided as for any frame.
// control: replace ".align(" with ".standing("
// mend: replace "align(.center)" with "setMiddle(offset: 0).fitHeight()"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{two facts say where children stand across: setMiddle(offset: 0).fitHeight() in a row, setCenter(offset: 0).fitWidth() in a column}}
    $0.row().fitWidth().equalizeGaps().align(.center)
  }
}

extension LayoutMaker where State == GroupProperty.Row<Along.Complete<Directional>> {
  func standing(_ part: LayoutAdjustment.HorizontalAnchor) -> LayoutMaker<GroupLayout> {
    stickOnParentVertically()
  }
}
