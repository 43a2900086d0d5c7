// A reference that is looked up at layout time is one fact like any other.
// control: replace "fitWidth" with "fitSize"
import Plumb

final class List: HeadlessView {
  var selected: HeadlessView?

  func layOut(_ arrow: HeadlessView) {
    plumb.layout(arrow) {
      // expected-error@+1 {{underspecified frame: the vertical axis has its middle; add top, bottom or height}}
      $0.setMiddleRight(at: .measured(on: .lookup { [weak self] in self?.selected }) { $0.middleRight }).fitWidth()
    }
  }
}
