// Views are laid out where they are.
// control: replace "private func layOut" with "@MainActor private func layOut"
import AppKit
import Plumb

private func layOut(_ title: NSTextField, in card: NSView) {
  // error: main actor-isolated conformance of 'NSView' to 'Layoutable' cannot be used in nonisolated context
  card.plumb.layout(title) { $0.stickOnParent() }
}
