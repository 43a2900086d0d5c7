// A container picks its layouts by the conditions that it has.
// control: replace "compact" with "always"
import Plumb

func setUp(_ title: HeadlessView, in card: LayoutInfoStoredView) {
  // expected-error@+1 {{type 'Unconditional' has no member 'compact'}}
  card.plumb.setLayout(for: title, when: .compact) { $0.stickOnParent() }
}
