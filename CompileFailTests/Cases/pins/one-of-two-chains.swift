// Two chains that say different things have different types; an if takes both.
// control: replace "bottom" with "top"
// mend: replace "isFirst ? $0.top(8).left(8) : $0.bottom(8).left(8)" with "if isFirst { $0.top(8).left(8) } else { $0.bottom(8).left(8) }"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, isFirst: Bool) {
  // expected-error@+1 {{conflicting arguments to generic parameter 'V' ('PinRows.Open.AddingTop' vs. 'PinRows.Open.AddingBottom')}}
  title.plumb.pin { isFirst ? $0.top(8).left(8) : $0.bottom(8).left(8) }
}
