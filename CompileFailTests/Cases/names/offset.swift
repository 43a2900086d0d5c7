// A distance belongs to the fact that it moves.
// control: replace ".offset(" with ".moved("
// mend: replace "setTop(at: photo.plumb.bottom).offset(8)" with "setTop(at: photo.plumb.bottom, offset: 8)"
import Foundation
import Plumb

extension LayoutMaker {
  func moved(_ distance: CGFloat) -> Self { self }
}

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a fact has its own distance: setTop(inset: 8), setTop(at: photo.plumb.bottom, offset: 8)}}
    $0.setTop(at: photo.plumb.bottom).offset(8).setLeft(to: 8).fitSize()
  }
}
