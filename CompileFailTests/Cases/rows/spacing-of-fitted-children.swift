// A stack has a spacing; a column says what becomes of the room that its children leave.
// control: replace "spacing" with "apart"
// mend: replace "spacing: 8).fitHeight()" with "top: 8).fitHeight().pack(at: .top, gaps: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{the room between children is its gaps: column().equalizeHeights().setGaps(to: 8)}}
    $0.column(spacing: 8).fitHeight().setCenter(offset: 0).fitWidth()
  }
}

extension LayoutMaker where State == GroupProperty.Initial {
  func column(
    apart gap: CGFloat
  ) -> LayoutMaker<GroupProperty.Column<Along.Distribution<Vertical>>> {
    column().pack(at: .top, gaps: gap)
  }
}
