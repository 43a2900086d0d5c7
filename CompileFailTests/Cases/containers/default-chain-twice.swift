// A setup sets the default layout once, as a chain as well.
// control: replace "stickOnParent() }.setDefaultPin" with "stickOnParent() }.keeping"
import Plumb
import PlumbPin

func setUp(_ title: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.setupSubview(title) {
    // expected-error@+1 {{the child has its layout already: set the default once, or all conditions; one condition has setPin(for:)}}
    $0.setDefaultLayout { $0.stickOnParent() }.setDefaultPin { $0.top(8).left(8).size(40) }
      .addToParent()
  }
}

extension SubviewSetup {
  func keeping(@PinStoredBuilder _ chain: (PinStart<Container.PlumbChild>) -> PinStoredLayout)
    -> SubviewSetup
  { self }
}
