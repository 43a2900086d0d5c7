// Below a view is a place, which an offset moves.
// control: replace ".below" with ".under"
// mend: replace "below(photo, offset: 8)" with "setTop(at: photo.plumb.bottom, offset: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{below a view is at its bottom: setTop(at: photo.plumb.bottom, offset: 8)}}
    $0.below(photo, offset: 8).setLeft(to: 8).fitSize()
  }
}

extension LayoutMaker where State: TakesTop {
  func under(_ view: HeadlessView, offset: CGFloat) -> LayoutMaker<State.AddingTop> {
    setTop(at: view.plumb.bottom, offset: offset)
  }
}
