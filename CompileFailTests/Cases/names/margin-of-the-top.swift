// A margin of a chain is an offset of a fact.
// control: replace ".marginTop" with ".lowered"
// mend: replace "bottom).marginTop(8)" with "bottom, offset: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a fact has its own distance: setTop(inset: 8), setTop(at: photo.plumb.bottom, offset: 8)}}
    $0.setTop(at: photo.plumb.bottom).marginTop(8).setLeft(to: 8).fitSize()
  }
}

extension LayoutMaker {
  func lowered(_ distance: CGFloat) -> Self { self }
}
