// A size has two lengths.
// control: replace "== 40" with "== kept"
// mend: replace "== 40" with "== CGSize(width: 40, height: 40)"
import Foundation
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, _ kept: SizeAnchor, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{a size is compared with a size: title.anchors.size == photo.anchors.size, title.anchors.size == CGSize(width: 40, height: 40)}}
    title.anchors.size == 40
  }
}
