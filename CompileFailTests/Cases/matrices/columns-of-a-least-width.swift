// A least width has a label of its own.
// control: replace "min" with "minimum"
import Foundation
import Plumb

func layOut(_ photo: HeadlessView, _ title: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{as many columns as fit have a least width: setColumns(minimum: 80); listed ones have tracks: setColumns([.constant(80), .equal])}}
    $0.matrix().setColumns(min: 80).setRows(each: .fitted).setCells { $0.stickOnParent() }
  }
}
