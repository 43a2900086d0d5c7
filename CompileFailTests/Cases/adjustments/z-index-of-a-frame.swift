// What lies in front is no part of a frame; the container keeps it.
// control: replace "setZIndex" with "staying"
// mend: replace ".setZIndex(to: 1)" with ""
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{what lies in front is stored in the container: card.plumb.setZIndex(to: 1, for: title)}}
    $0.setTopLeft(to: .zero).fitSize().setZIndex(to: 1)
  }
}

extension LayoutMaker {
  func staying(to place: Int) -> Self { self }
}
