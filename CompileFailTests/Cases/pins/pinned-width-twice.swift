// A size names the width as well.
// control: replace "width" with "minWidth"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{size says width; width is set already; a chain says each thing once}}
  title.plumb.pin { $0.width(90).size(25) }
}
