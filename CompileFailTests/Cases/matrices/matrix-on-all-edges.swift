// A matrix fills its parent already.
// control: replace "setRows(1).stickOnParent" with "setRows(1).fillCells"
// mend: replace "setRows(1).stickOnParent()" with "setRows(1).setCells { $0.stickOnParent() }"
import Foundation
import Plumb

func layOut(_ photo: HeadlessView, _ title: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{a matrix fills its parent within its insets; its children stand in their cells: setCells { $0.stickOnParent() }}}
    $0.matrix().setColumns(2).setRows(1).stickOnParent()
  }
}

extension LayoutMaker
where State == GroupProperty.Matrix<GroupProperty.WithTracks, GroupProperty.WithTracks> {
  func fillCells() -> LayoutMaker<GroupLayout> { setCells { $0.stickOnParent() } }
}
