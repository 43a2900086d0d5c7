// A view that may not be there is looked up when the layout is evaluated.
// control: replace "HeadlessView?" with "HeadlessView"
// mend: replace "to: photo," with "to: .lookup { photo },"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView?, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the reference may be nil; unwrap it, or look it up when the layout is evaluated: .lookup { [weak self] in self?.title }}}
    $0.pinTop(to: photo, with: { $0.bottom }).setLeft(inset: 8).fitSize()
  }
}
