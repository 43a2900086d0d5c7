// Views draw in draw(_:) alone since macOS 10.14.
// control: replace "lockFocus()" with "layoutSubtreeIfNeeded()"
import AppKit

@MainActor
private func draw(_ card: NSView) {
  // error: 'lockFocus()' was deprecated in macOS 10.14: override draw(_:) instead
  card.lockFocus()
}
