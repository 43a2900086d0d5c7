// Each case of a switch is a layout of its own, and has to be complete.
// control: replace "fitHeight" with "fitSize"
import Plumb

enum Width { case compact, regular }

final class Card: HeadlessContainerView {
  func setUp(_ photo: HeadlessView, for width: Width) {
    plumb.setLayout(for: photo) {
      switch width {
      case .compact:
        $0.stickOnParentHorizontally().setTop(to: 0).setHeight(to: 120)
      case .regular:
        // expected-error@+1 {{underspecified frame: the horizontal axis has its leading; add center, trailing or width}}
        $0.setTopLeading(to: .zero).fitHeight()
      }
    }
  }
}
