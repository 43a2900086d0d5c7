// The limits of a width are a range.
// control: replace ".between(80" with ".within(80"
// mend: replace "80, 240" with "80...240"
import Foundation
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{limits are a range: .between(80...240), .between(80...)}}
    $0.row().setWidths(to: [.share, .between(80, 240)]).setGaps(to: 8).stickOnParentVertically()
  }
}

extension RunLength {
  static func within(_ least: CGFloat, _ greatest: CGFloat) -> RunLength {
    .between(least...greatest)
  }
}
