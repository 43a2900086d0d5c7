// A frame that is aligned in its parent has a size and a place.
// control: replace ".frame" with ".box"
// mend: replace "frame(width: 40, height: 40, alignment: .center)" with "setSize(width: 40, height: 40).setMiddleCenter(offset: .zero)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a frame has a size and a place: setSize(width: 40, height: 40).setMiddleCenter(offset: .zero)}}
  card.plumb.layout(title) { $0.frame(width: 40, height: 40, alignment: .center) }
}

extension LayoutMaker where State == IndividualProperty.Initial {
  func box(width: CGFloat, height: CGFloat, alignment: Place) -> LayoutMaker<IndividualLayout> {
    stickOnParent()
  }
}

enum Place { case center }
