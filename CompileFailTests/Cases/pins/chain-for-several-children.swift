// A chain is of one view.
// control: replace "setPin(for: [" with "keepPins(for: ["
// mend: replace "[photo, title]" with "title"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a chain is for one child; store one for each: for view in views { card.plumb.setPin(for: view) { … } }}}
  card.plumb.setPin(for: [photo, title]) { $0.all(8) }
}

extension LayoutScope where Host == HeadlessContainerView {
  func keepPins(
    for children: [HeadlessView],
    @PinStoredBuilder _ chain: (PinStart<HeadlessView>) -> PinStoredLayout
  ) { for child in children { setPin(for: child) { chain($0) } } }
}
