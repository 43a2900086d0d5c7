// A distance is a margin, or goes into the call.
// control: replace "offset" with "marginTop"
// mend: replace "offset(8)" with "marginTop(8)"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a distance goes into the call, or is a margin: top(8), below(of: photo).marginTop(8)}}
  title.plumb.pin { $0.below(of: photo).offset(8).left(8).size(40) }
}
