// A column has no leading side to be packed at.
// control: replace ".leading" with ".top"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{'leading' is unavailable: a column is packed at .top, .middle or .bottom}}
    $0.column().fitHeight().pack(at: .leading, gaps: 4).stickOnParentHorizontally()
  }
}
