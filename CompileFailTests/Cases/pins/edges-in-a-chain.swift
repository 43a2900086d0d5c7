// All four edges are one call.
// control: replace "edges" with "all"
// mend: replace "edges(8)" with "all(8)"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{all four edges are all(): all(8)}}
  title.plumb.pin { $0.edges(8) }
}
