// A reference that is looked up at layout time is one fact like any other.
// control: replace "fitWidth" with "fitSize"
import Plumb

final class List: HeadlessView {
  var selected: HeadlessView?

  func layOut(_ arrow: HeadlessView) {
    plumb.layout(arrow) {
      // expected-error@+1 {{underspecified frame: the vertical axis has its middle; add top, bottom or height}}
      $0.pinMiddleRight(by: { [weak self] in self?.selected }, with: { $0.middleRight }).fitWidth()
    }
  }
}
