// A view that may be nil is unwrapped, looked up, or chained as any other.
import Plumb

final class List: HeadlessView {
  var selected: HeadlessView?
  var header: HeadlessView!

  func layOut(_ arrow: HeadlessView, _ text: HeadlessView, in other: HeadlessView?) {
    plumb.layout(arrow) {
      $0.setMiddleRight(at: .measured(on: .lookup { [weak self] in self?.selected }) { $0.middleRight }).fitSize()
    }
    plumb.layout(text) {
      $0.setTop(at: header.plumb.bottom, offset: 8).pinLeft(to: header, with: { $0.left }).fitSize()
    }
    if let selected { plumb.layout(text) { $0.setTopLeft(at: selected.plumb.topRight).fitSize() } }
    other?.plumb.layout(text) { $0.stickOnParent() }
    header.plumb.layout(text) { $0.stickOnParent() }
  }
}
