// A maker has no margins: each fact says how far it is from what it is measured on.
// control: replace ".margin" with ".staying"
// mend: replace "setTopLeft(to: .zero).fitSize().margin(8)" with "setTopLeft(inset: 8).fitSize()"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a fact has its own distance: setTop(inset: 8), setTop(at: photo.plumb.bottom, offset: 8)}}
    $0.setTopLeft(to: .zero).fitSize().margin(8)
  }
}

extension LayoutMaker {
  func staying(_ distance: CGFloat) -> Self { self }
}
