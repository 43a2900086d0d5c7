// A fact has its own distance, and no verb adds one later.
// control: replace ".inset(" with ".lowered("
// mend: replace "bottom).inset(8)" with "bottom, offset: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{insets belong to the fact: setTop(inset: 8), stickOnParent(withInsets: LayoutInsets(all: 8))}}
    $0.setTop(at: photo.plumb.bottom).inset(8).setLeft(to: 8).fitSize()
  }
}

extension LayoutMaker {
  func lowered(_ distance: CGFloat) -> Self { self }
}
