// A height for all rows is a track.
// control: replace "each: 44" with "each: tall"
// mend: replace "each: 44" with "each: .constant(44)"
import Foundation
import Plumb

func layOut(_ photo: HeadlessView, _ title: HeadlessView, _ tall: MatrixTrack, in card: HeadlessContainerView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{rows of one height are tracks of a constant: setRows(each: .constant(44))}}
    $0.matrix().setColumns(2).setRows(each: 44).setCells { $0.stickOnParent() }
  }
}
