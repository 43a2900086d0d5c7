// A share of what is left is a weight.
// control: replace "fr" with "weight"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{a share of what is left is a weight: setColumns([.weight(1), .weight(2)])}}
    $0.matrix().setColumns([.fr(1), .fitted]).setRows(2).setCells { $0.stickOnParent() }
  }
}
