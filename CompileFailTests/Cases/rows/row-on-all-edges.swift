// A row has its ends along it already.
// control: replace "stickOnParent" with "stickOnParentVertically"
import Foundation
import Plumb

func layOut(_ photo: HeadlessView, _ title: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{a row has its ends and is stretched across them: row(leading: 8, trailing: 8).….stickOnParentVertically(), a column with stickOnParentHorizontally()}}
    $0.row().equalizeWidths().setGaps(to: 8).stickOnParent()
  }
}
