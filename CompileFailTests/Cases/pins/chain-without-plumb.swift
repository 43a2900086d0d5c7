// A view keeps its own names; those of Plumb are behind plumb.
// control: replace "title.pin" with "title.chain"
// mend: replace "title.pin" with "title.plumb.pin"
import Plumb
import PlumbPin

func store(_ title: HeadlessView) {
  // expected-error@+1 {{chains are behind plumb: title.plumb.pin { $0.top(8).left(8) }}}
  title.pin { $0.top(8).left(8) }
}

extension HeadlessView {
  func chain(@PinBuilder _ chain: (PinStart<HeadlessView>) -> PinLayout) { plumb.pin(chain) }
}
