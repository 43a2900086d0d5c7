// A list says of each width what it is.
// control: replace "to: numbers" with "to: lengths"
import Foundation
import Plumb

func layOut(
  _ views: [HeadlessView], _ numbers: [CGFloat], _ lengths: [RunLength], in card: HeadlessView
) {
  card.plumb.layout(views) {
    // expected-error@+1 {{a list names each length: setWidths(to: [.fixed(44), .fitted]); one for all is setWidth(to: 44)}}
    $0.row().setWidths(to: numbers).setGaps(to: 8).stickOnParentVertically()
  }
}
