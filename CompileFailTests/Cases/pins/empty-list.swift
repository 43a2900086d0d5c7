// A list of no views has no edges.
// control: replace "[]" with "[photo]"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'below(of:)' is unavailable: an empty list pins nothing; name the views}}
  title.plumb.pin { $0.below(of: []) }
}
