// The layer of a view of AppKit may be nil.
// control: replace "card.layer.z" with "card.makeBackingLayer().z"
import AppKit

@MainActor
private func raise(_ card: NSView) {
  // error: value of optional type 'CALayer?' must be unwrapped to refer to member 'zPosition' of wrapped base type 'CALayer'
  card.layer.zPosition = 1
}
