// A frame has two lengths, and each grows by its own number.
// control: replace ".expanding" with ".grown"
// mend: replace "expanding(by: 8)" with "expandingSize(by: CGSize(width: 8, height: 8))"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a frame grows or shrinks by its lengths: expandingWidth(by: 8), expandingSize(by: CGSize(width: 8, height: 8))}}
    $0.setTop(to: 8).setLeft(to: 8).fitSize().expanding(by: 8)
  }
}

extension LayoutMaker {
  func grown(by distance: CGFloat) -> Self { self }
}
