// A row has no top to be packed at.
// control: replace ".top" with ".leading"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{'top' is unavailable: a row is packed at .leading, .center or .trailing}}
    $0.row().fitWidth().pack(at: .top, gaps: 4).stickOnParentVertically()
  }
}
