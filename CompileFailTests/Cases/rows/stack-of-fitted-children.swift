// Children beside each other are a row, and what follows is not blamed.
// control: replace "hStack" with "line"
// mend: replace "hStack(spacing: 8).fitWidth()" with "row().fitWidth().equalizeGaps().stickOnParentVertically()"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{children beside each other are a row, and below each other a column: row(), column()}}
    $0.hStack(spacing: 8).fitWidth()
  }
}

struct Line {
  let complete: LayoutMaker<GroupLayout>
  func fitWidth() -> LayoutMaker<GroupLayout> { complete }
}

extension LayoutMaker where State == GroupProperty.Initial {
  func line(spacing gap: CGFloat) -> Line {
    Line(complete: row().fitWidth().equalizeGaps().stickOnParentVertically())
  }
}
