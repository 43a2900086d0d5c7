// A grid is a matrix.
// control: replace "grid(" with "cells("
// mend: replace "grid(columns: 2)" with "matrix().setColumns(2).setRows(1).setCells { $0.stickOnParent() }"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{a grid of children is a matrix: matrix().setColumns(2).setRows(3)}}
    $0.grid(columns: 2)
  }
}

extension LayoutMaker where State == GroupProperty.Initial {
  func cells(columns: Int) -> LayoutMaker<GroupLayout> {
    matrix().setColumns(columns).setRows(1).setCells { $0.stickOnParent() }
  }
}
