// A place has no half; a length has.
// control: replace "$0.right / 2" with "$0.width / 2"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    $0.setTop(to: 8).fitSize()
      // expected-error@+1 {{a part of a place is no place; divide a length: $0.width / 2, ($0.right - $0.left) / 2}}
      .setLeft(by: { $0.right / 2 > .init(160) ? $0.left + 8 : $0.left })
  }
}
