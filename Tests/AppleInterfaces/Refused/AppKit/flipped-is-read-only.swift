// Which way a view of AppKit grows is its class's to say.
// control: replace "card.isFlipped = true" with "card.isHidden = true"
import AppKit

@MainActor
private func flip(_ card: NSView) {
  // error: cannot assign to property: 'isFlipped' is a get-only property
  card.isFlipped = true
}
