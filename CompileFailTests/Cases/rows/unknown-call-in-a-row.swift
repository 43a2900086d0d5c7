// A call that there is not is one mistake, whatever could not be inferred from it.
// control: replace "distribute" with "equalizeGaps"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{value of type 'LayoutMaker<GroupProperty.Row<Along.Lengths<Directional>>>' has no member 'distribute'}}
    $0.row().fitWidth().distribute().stickOnParentVertically()
  }
}
