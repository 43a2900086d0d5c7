// A place has no multiple; a length has.
// control: replace "$0.right * 2" with "$0.width * 2"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    $0.setTop(to: 8).fitSize()
      // expected-error@+1 {{a multiple of a place is no place; multiply a length: $0.width * 2, ($0.right - $0.left) * 2}}
      .setLeft(by: { $0.right * 2 > .init(640) ? $0.left + 8 : $0.left })
  }
}
