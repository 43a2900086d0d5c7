// Along the writing direction a chain's names are start and end.
// control: replace "marginLeading" with "marginStart"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{leading and trailing are start and end in a chain: marginStart(8), marginEnd(8)}}
  title.plumb.pin { $0.top(8).left(8).marginLeading(8) }
}
