// A chain says where the view stands whether a condition holds or not.
// control: replace "plumb.pin" with "plumb.perhaps"
// mend: replace "left(8) }" with "left(8) } else { $0.top(8).left(8) }"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, below badge: HeadlessView, isBelow: Bool) {
  // expected-error@+1 {{an if without else says nothing where it does not hold; add else, with a whole chain}}
  title.plumb.pin {
    if isBelow { $0.below(of: badge).left(8) }
  }
}

@resultBuilder
enum Perhaps<View: Layoutable> {
  static func buildExpression<H, V>(
    _ chain: PinChain<View, H, V, PinUnadjusted, PinLooseEdges, PinUnlimited, PinUnlimited>
  ) {}
  static func buildBlock(_ said: Void) {}
  static func buildOptional(_ said: Void?) {}
}

extension LayoutScope {
  func perhaps(@Perhaps<Host> _ chain: (PinStart<Host>) -> Void) {}
}
