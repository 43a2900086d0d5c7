// A number is not nil, also where the verb completes the frame.
// control: replace "to: width)" with "to: 80)"
// mend: replace "to: width)" with "to: width ?? 80)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ width: CGFloat?, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-note@+3 {{coalesce using '??' to provide a default when the optional value contains 'nil'}}
    // expected-note@+2 {{force-unwrap using '!' to abort execution if the optional value contains 'nil'}}
    // expected-error@+1 {{value of optional type 'CGFloat?' must be unwrapped to a value of type 'CGFloat'}}
    $0.setTop(inset: 8).setLeft(inset: 8).fitHeight().setWidth(to: width)
  }
}
