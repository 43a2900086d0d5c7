// A chain says start and end.
// control: replace "topLeading" with "topStart"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{leading and trailing are start and end in a chain: topStart(8), bottomEnd(8)}}
  title.plumb.pin { $0.topLeading(8).size(40) }
}
