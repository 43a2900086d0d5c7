// Equal gaps are what the widths leave, so there must be widths.
// control: replace "fitHeight" with "fitSize"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  // expected-error@+1 {{conformance of 'Along.Distribution<Axis>' to 'CompleteAlong' is unavailable: underspecified run: a distribution takes up what the lengths leave; add lengths, such as fitWidth() or fitHeight()}}
  card.plumb.layout(views) {
    $0.row().setTop(to: 0).fitHeight().equalizeGaps()
  }
}
