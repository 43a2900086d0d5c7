// Two chains that say different things have different types; an if takes both.
// control: replace "bottom" with "top"
// mend: replace "isFirst ? $0.top(8).left(8) : $0.bottom(8).left(8)" with "if isFirst { $0.top(8).left(8) } else { $0.bottom(8).left(8) }"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, isFirst: Bool) {
  // expected-error@+1 {{two chains that say different things have different types; write if and else: if isFirst { $0.top(8) } else { $0.bottom(8) }}}
  title.plumb.pin { isFirst ? $0.top(8).left(8) : $0.bottom(8).left(8) }
}
