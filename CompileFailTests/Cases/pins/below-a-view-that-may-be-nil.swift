// A view that may not be there is looked up when the chain is evaluated, or unwrapped.
// control: replace "HeadlessView?" with "HeadlessView"
// mend: replace "of: badge" with "of: .lookup { badge }"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, below badge: HeadlessView?) {
  // expected-error@+1 {{the reference may be nil; unwrap it, or look it up when the layout is evaluated: .lookup { [weak self] in self?.title }}}
  title.plumb.pin { $0.below(of: badge).left(8) }
}
