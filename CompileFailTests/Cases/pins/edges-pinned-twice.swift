// A chain says each thing once.
// control: replace "pinEdges().pinEdges" with "pinEdges().sizeToFit"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'pinEdges()' is unavailable: pinEdges is said already; a chain says each thing once}}
  title.plumb.pin { $0.left(8).width(90).pinEdges().pinEdges() }
}
