// What stands between a view and its parent is an inset of a fact.
// control: replace ".padding" with ".padded"
// mend: replace "stickOnParent().padding(.horizontal, 8)" with "stickOnParent(withInsets: LayoutInsets(horizontal: 8, vertical: 0))"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a fact has its own distance: setTop(inset: 8), setTop(at: photo.plumb.bottom, offset: 8)}}
    $0.stickOnParent().padding(.horizontal, 8)
  }
}

extension LayoutMaker {
  func padded(_ sides: Sides, _ distance: CGFloat) -> Self { self }
}

enum Sides { case horizontal }
