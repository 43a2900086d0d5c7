// A container stores the chains of its children, not its own.
// control: replace "card.plumb.setPin {" with "card.plumb.pin {"
// mend: replace "card.plumb.setPin {" with "card.plumb.setPin(for: title) {"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a container stores the chain of its child: card.plumb.setPin(for: title) { … }; a view pins itself at once: title.plumb.pin { … }}}
  card.plumb.setPin { $0.all(8) }
}
