// A number is not nil.
// control: replace "inset: inset)" with "inset: 8)"
// mend: replace "inset: inset)" with "inset: inset ?? 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ inset: CGFloat?, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-note@+3 {{coalesce using '??' to provide a default when the optional value contains 'nil'}}
    // expected-note@+2 {{force-unwrap using '!' to abort execution if the optional value contains 'nil'}}
    // expected-error@+1 {{value of optional type 'CGFloat?' must be unwrapped to a value of type 'CGFloat'}}
    $0.setTop(inset: inset).setLeft(inset: 8).fitSize()
  }
}
