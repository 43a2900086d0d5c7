// A width that takes what is left is a share.
// control: replace ".flexible" with ".share"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{a length of a list is .fixed(44), .fitted, .share or .between(80...240)}}
    $0.row().setWidths(to: [.fixed(44), .flexible]).setGaps(to: 8).stickOnParentVertically()
  }
}
