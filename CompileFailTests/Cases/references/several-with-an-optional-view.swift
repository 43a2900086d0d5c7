// A box is around views that are there, however many.
// control: replace "HeadlessView?" with "HeadlessView"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView?, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the reference may be nil; unwrap it, or look it up when the layout is evaluated: .lookup { [weak self] in self?.title }}}
    $0.pinTop(to: [title, photo], with: { $0.bottom }).setLeft(inset: 8).fitSize()
  }
}
