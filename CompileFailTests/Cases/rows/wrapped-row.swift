// A row that goes on in further lines is a flow.
// control: replace "wrap()" with "goOn()"
// mend: replace "wrap()" with "flow(lineGaps: 8).fitSize().pack(at: .leading, gaps: 8).setTop(inset: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{children that go on in further lines are a flow: flow(lineGaps: 8)}}
    $0.wrap()
  }
}

extension LayoutMaker where State == GroupProperty.Initial {
  func goOn() -> LayoutMaker<GroupLayout> {
    row().equalizeWidths().setGaps(to: 8).stickOnParentVertically()
  }
}
