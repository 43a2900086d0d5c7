// A place is on a view that is there.
// control: replace "HeadlessView?" with "HeadlessView"
// mend: replace "setTop(at: photo.plumb.bottom)" with "pinTop(to: .lookup { photo }, with: { $0.bottom })"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView?, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the host may be nil; unwrap it, or look it up when the layout is evaluated: pinTop(to: .lookup { [weak self] in self?.title }, with: { $0.bottom })}}
    $0.setTop(at: photo.plumb.bottom).setLeft(inset: 8).fitSize()
  }
}
