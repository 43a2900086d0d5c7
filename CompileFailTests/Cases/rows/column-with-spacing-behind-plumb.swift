// The children of a column are a list that is laid out, and its gaps are a call.
// control: replace "plumb.column" with "plumb.line"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the children go to layout: card.plumb.layout([photo, title]) { $0.row().… }}}
  card.plumb.column([photo, title], spacing: 8) {
    $0.equalizeHeights().setGaps(to: 8).stickOnParentHorizontally()
  }
}

extension LayoutScope {
  func line(
    _ children: [HeadlessView], spacing: CGFloat,
    by make: (LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>>) -> LayoutMaker<GroupLayout>
  ) {}
}
