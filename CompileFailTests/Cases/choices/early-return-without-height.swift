// An early return gives a layout, and that has to be complete.
// control: replace "fitWidth" with "fitSize"
import Plumb

func layOut(_ title: HeadlessView, below photo: HeadlessView?, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
    guard let photo else { return maker.setTopLeft(to: .zero).fitWidth() }
    return maker.setTopLeft(at: .measured(on: photo) { $0.bottomLeft }).fitSize()
  }
}
