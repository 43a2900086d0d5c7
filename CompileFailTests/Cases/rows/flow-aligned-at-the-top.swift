// Lines are parts of a row, which has a start and an end across it.
// control: replace ".top)" with ".start)"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{a child stands in its line at .start, .middle or .end, or is .stretched}}
    $0.flow(lineGaps: 6, aligned: .top).fitSize().pack(at: .leading, gaps: 6).setTop(inset: 8)
  }
}
