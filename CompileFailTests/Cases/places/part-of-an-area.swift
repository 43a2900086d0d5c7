// A part of an area's length is a length that is measured.
// control: replace "setWidth(part:" with "placeWidth(part:"
// mend: replace "part: 0.5, from: .safeArea" with "like: .parent.safeArea.width * 0.5"
import Foundation
import Plumb

func place(_ maker: LayoutMaker<IndividualProperty.Initial>) {
  // expected-error@+1 {{a part of an area is measured: setWidth(like: .parent.safeArea.width * 0.5)}}
  _ = maker.setWidth(part: 0.5, from: .safeArea)
}

extension LayoutMaker where State: TakesWidth {
  func placeWidth(part: CGFloat, from area: LayoutArea) -> LayoutMaker<State.AddingWidth> {
    setWidth(like: .parent.safeArea.width * part)
  }
}
