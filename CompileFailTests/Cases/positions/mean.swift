// The place midway between two is one of them and half the distance, not half a sum.
// control: replace "+ $0.left) / 2" with "- $0.left) / 2"
// mend: replace "($0.right + $0.left) / 2" with "$0.left + ($0.right - $0.left) / 2"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the sum of two places is no place; the one midway between them is a + (b - a) / 2}}
    $0.setLeft(by: { ($0.right + $0.left) / 2 > .init(160) ? $0.left + 8 : $0.left })
      .setTop(to: 8).fitSize()
  }
}
