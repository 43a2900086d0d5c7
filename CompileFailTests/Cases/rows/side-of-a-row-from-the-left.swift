// A row from the left has no leading side to be packed at.
// control: replace ".leading" with ".left"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{'leading' is unavailable: a row from the left is packed at .left, .center or .right}}
    $0.rowFromLeft().fitWidth().pack(at: .leading, gaps: 4).stickOnParentVertically()
  }
}
