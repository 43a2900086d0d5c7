// Tracks have names of their own.
// control: replace ".fixed" with ".constant"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{a track is .constant(44), .fitted, .equal or .weight(2)}}
    $0.matrix().setColumns([.equal, .fixed(44)]).setRows(2).setCells { $0.stickOnParent() }
  }
}
