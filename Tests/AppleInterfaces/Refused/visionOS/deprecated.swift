// Changes of traits are registered for on visionOS.
// control: replace "traitCollectionDidChange(nil)" with "setNeedsLayout()"
import UIKit

@MainActor
private func update(_ card: UIView) {
  // error: 'traitCollectionDidChange' was deprecated in visionOS 1.0: register for changes of traits by UITraitChangeObservable
  card.traitCollectionDidChange(nil)
}
