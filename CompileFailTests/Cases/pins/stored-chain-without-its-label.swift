// A label says whose chain it is.
// control: replace ".setPin(" with ".keep("
// mend: replace "setPin(title" with "setPin(for: title"
import Plumb
import PlumbPin

func store(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a stored chain names its child: card.plumb.setPin(for: title) { … }}}
  card.plumb.setPin(title) { $0.topLeft(8).size(40) }
}

extension LayoutScope where Host: LayoutInfoStorable {
  func keep(
    _ child: HeadlessView,
    @PinStoredBuilder _ chain: (PinStart<HeadlessView>) -> PinStoredLayout
  ) { setPin(for: child, chain) }
}
