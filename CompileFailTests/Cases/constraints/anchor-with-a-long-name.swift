// An anchor is named after the place.
// control: replace "topAnchor ==" with "crown =="
// mend: replace "title.anchors.topAnchor" with "title.anchors.top"
import Foundation
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{anchors have short names: title.anchors.top}}
  card.plumb.activate { title.anchors.topAnchor == card.anchors.top + 8 }
}

extension ViewAnchors {
  var crown: ConstraintAnchor<Vertical> { top }
}
