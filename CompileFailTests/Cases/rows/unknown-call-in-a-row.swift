// A call that there is not is one mistake, whatever could not be inferred from it.
// control: replace "spread" with "equalizeGaps"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{value of type 'LayoutMaker<GroupProperty.Row<Along.Lengths<Directional>>>' has no member 'spread'}}
    $0.row().fitWidth().spread().stickOnParentVertically()
  }
}
