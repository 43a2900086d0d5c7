// A part of an area's length is a length that is measured.
// control: replace "of: .safeArea" with "with: .safeArea"
// mend: replace "part: 0.5, of: .safeArea" with "like: .parent.safeArea.width * 0.5"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a part of an area is measured: setWidth(like: .parent.safeArea.width * 0.5)}}
    $0.setTop(to: 8).setLeft(to: 8).setWidth(part: 0.5, of: .safeArea).fitHeight()
  }
}

extension LayoutMaker where State: TakesWidth {
  func setWidth(part: CGFloat, with area: LayoutArea) -> LayoutMaker<State.AddingWidth> {
    setWidth(like: .parent.safeArea.width * part)
  }
}
