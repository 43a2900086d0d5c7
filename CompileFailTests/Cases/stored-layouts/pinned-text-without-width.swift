// A stored layout whose closures run at layout time is checked at compile time all the same.
// control: replace "fitHeight" with "fitSize"
import Plumb

final class Card: HeadlessContainerView {
  let title = HeadlessView()
  let text = HeadlessView()

  func setUp() {
    plumb.setLayout(for: title) { $0.setTopLeading(to: .zero).fitSize() }
    plumb.setLayout(for: text) {
      // expected-error@+1 {{underspecified frame: the horizontal axis has its leading; add center, trailing or width}}
      $0.setTopLeading(at: .measured(on: title) { $0.bottomLeading }).fitHeight()
    }
  }
}
