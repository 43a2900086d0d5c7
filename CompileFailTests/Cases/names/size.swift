// The verb has another name than in other libraries.
// control: replace "size" with "setSize"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the verb is setSize: setSize(width: 40, height: 40)}}
    $0.setTopLeading(inset: 8).size(width: 40, height: 40)
  }
}
