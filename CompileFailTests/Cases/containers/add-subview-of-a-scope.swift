// Layouts are behind plumb, views are added to the container itself.
// control: replace "plumb" with "self"
// mend: replace ".plumb" with ""
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{views are added to the container itself: card.addSubview(title)}}
  card.plumb.addSubview(title)
}
