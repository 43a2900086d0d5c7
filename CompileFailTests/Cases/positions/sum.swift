// Two places have a distance between them, and no sum.
// control: replace "right })" with "width })"
// mend: replace "$0.left + $0.right" with "$0.left + ($0.right - $0.left) / 2"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the sum of two places is no place; the one midway between them is a + (b - a) / 2}}
    $0.setLeft(by: { $0.left + $0.right }).setTop(to: 8).fitSize()
  }
}
