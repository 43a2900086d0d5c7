// A pin is measured on its reference by a closure; a number alone is no place on it.
// control: replace "with: 8" with "with: edge"
import Plumb

func layOut(
  _ title: HeadlessView, below photo: HeadlessView, in card: HeadlessView,
  at edge: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
) {
  card.plumb.layout(title) {
    // expected-error@+1 {{with: takes a closure that measures the reference: pinTop(to: photo, with: { $0.top + 8 }); a number alone goes to to: setTop(to: 8)}}
    $0.pinTop(to: photo, with: 8).setLeft(inset: 8).fitSize()
  }
}
