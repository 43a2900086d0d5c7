// A place is moved by an offset; an inset is measured from the parent.
// control: replace "setTop(inset: 8," with "setTop(offset: 8,"
// mend: replace "inset: 8, at: photo.plumb.bottom" with "at: photo.plumb.bottom, offset: 8"
import Foundation
import Plumb

extension LayoutMaker where State: TakesTop {
  func setTop(offset: CGFloat, at place: LayoutPlace<Vertical>) -> LayoutMaker<State.AddingTop> {
    setTop(at: place, offset: offset)
  }
}

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{offset: moves a place given to at: setTop(at: photo.plumb.top, offset: 8)}}
    $0.setTop(inset: 8, at: photo.plumb.bottom).setLeft(to: 8).fitSize()
  }
}
