// A stored adjustment needs a complete frame to change.
// control: replace "fitWidth" with "fitSize"
import Plumb

final class Card: HeadlessContainerView {
  let badge = HeadlessView()

  func setUp() {
    plumb.setLayout(for: badge) {
      // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
      $0.setTopRight(at: .measured { $0.topRight }).fitWidth().movingOrigin(by: .zero)
    }
  }
}
