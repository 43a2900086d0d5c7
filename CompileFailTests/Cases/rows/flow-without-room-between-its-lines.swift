// A flow has lines, and room between them.
// control: replace "leading: 8" with "lineGaps: 8"
// mend: replace "leading: 8" with "leading: 8, lineGaps: 6"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{a flow says the room between its lines: flow(lineGaps: 8)}}
    $0.flow(leading: 8).fitSize().pack(at: .leading, gaps: 6).setTop(inset: 8)
  }
}
