// A view knows its parent.
// control: replace ".pin(" with ".hang("
// mend: replace "pin(in: card)" with "pin"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a view pins itself in its parent, which it knows: title.plumb.pin { $0.top(8).left(8) }}}
  title.plumb.pin(in: card) { $0.top(8).left(8).size(40) }
}

extension LayoutScope {
  func hang(in parent: HeadlessView, _ chain: (PinStart<Host>) -> Any) {}
}
