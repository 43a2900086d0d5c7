// Where a part of the child stands is measured by a closure.
// control: replace "with: 8" with "with: middle"
import Plumb

func layOut(
  _ title: HeadlessView, below photo: HeadlessView, in card: HeadlessView,
  at middle: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
) {
  card.plumb.layout(title) {
    // expected-error@+1 {{with: takes a closure that measures the reference: pinHorizontal(at: 0.3, to: photo, with: { $0.left + 8 }); a number alone goes to to: setHorizontal(at: 0.3, to: 8)}}
    $0.pinHorizontal(at: 0.3, to: photo, with: 8).setTop(inset: 8).fitSize()
  }
}
