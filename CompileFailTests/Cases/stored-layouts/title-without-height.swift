// A layout that is stored has to be as complete as one that is run at once.
// control: replace "fitWidth" with "fitSize"
import Plumb

final class Card: HeadlessContainerView {
  let title = HeadlessView()

  func setUp() {
    addSubview(title)
    plumb.setLayout(for: title) {
      // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
      $0.setTopLeft(to: .zero).fitWidth()
    }
  }
}
