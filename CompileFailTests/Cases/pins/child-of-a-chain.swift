// A view pins itself in its parent; a container stores a chain for a child.
// control: replace "pin(title)" with "place(title)"
// mend: replace "card.plumb.pin(title)" with "title.plumb.pin"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a view pins itself in its parent: title.plumb.pin { $0.top(8).left(8) }; a container stores a chain: card.plumb.setPin(for: title) { … }}}
  card.plumb.pin(title) { $0.top(8).left(8) }
}

extension LayoutScope {
  func place<Child: Layoutable>(
    _ child: Child, @PinBuilder _ chain: (PinStart<Child>) -> PinLayout
  ) { child.plumb.pin { chain($0) } }
}
