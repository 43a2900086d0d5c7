// A list says of each column what it is.
// control: replace "numbers)" with "tracks)"
import Foundation
import Plumb

func layOut(
  _ views: [HeadlessView], _ numbers: [CGFloat], _ tracks: [MatrixTrack], in card: HeadlessView
) {
  card.plumb.layout(views) {
    // expected-error@+1 {{a list names each track: setColumns([.constant(44), .fitted, .equal])}}
    $0.matrix().setColumns(numbers).setRows(2).setCells { $0.stickOnParent() }
  }
}
