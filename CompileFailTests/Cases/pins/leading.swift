// Along the writing direction a chain's names are start and end.
// control: replace "leading" with "start"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{leading and trailing are start and end in a chain: start(8), end(8)}}
  title.plumb.pin { $0.top(8).leading(8) }
}
