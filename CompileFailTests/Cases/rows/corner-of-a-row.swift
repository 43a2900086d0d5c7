// A row has its leading end already.
// control: replace "setTopLeading" with "setTop"
import Foundation
import Plumb

func layOut(_ photo: HeadlessView, _ title: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{a row has its ends along it already; its top alone is missing: setTop(inset: 8)}}
    $0.row().equalizeWidths().setGaps(to: 8).setTopLeading(inset: 8).fitHeight()
  }
}
