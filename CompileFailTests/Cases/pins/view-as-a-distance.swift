// An edge is pinned to an edge of a view.
// control: replace "photo: HeadlessView" with "photo: CGFloat"
// mend: replace "top(photo)" with "top(to: photo.edge.bottom)"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{an edge is pinned to an edge of a view: top(to: photo.edge.bottom)}}
  title.plumb.pin { $0.top(photo).left(8).sizeToFit() }
}
