// Columns as many as fit have one least width, and no list.
// control: replace ".adaptive" with ".least"
// mend: replace "[.adaptive(minimum: 80)]" with "minimum: 80"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{as many columns as fit have a least width: setColumns(minimum: 80)}}
    $0.matrix().setColumns([.adaptive(minimum: 80)]).setRows(1).setCells { $0.stickOnParent() }
  }
}

extension MatrixTrack {
  static func least(minimum: CGFloat) -> MatrixTrack { .constant(minimum) }
}
