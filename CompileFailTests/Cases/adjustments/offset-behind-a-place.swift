// A distance belongs to the fact that it moves.
// control: replace "offset" with "remembered"
// mend: replace "bottom).offset(y: 8)" with "bottom, offset: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, below photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a fact has its own distance: setTop(inset: 8), setTop(at: photo.plumb.bottom, offset: 8)}}
    $0.setTop(at: photo.plumb.bottom).offset(y: 8).setLeft(to: 8).fitSize()
  }
}

extension LayoutMaker {
  func remembered(y: CGFloat) -> Self { self }
}
