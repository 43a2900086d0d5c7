// Changes of traits can be registered for since tvOS 17.
// control: replace "private func watch" with "@available(tvOS 17, *) private func watch"
import UIKit

@MainActor
private func watch(_ card: UIView) {
  // error: 'registerForTraitChanges(_:action:)' is only available in tvOS 17.0 or newer
  // error: 'UITraitDisplayScale' is only available in tvOS 17.0 or newer
  card.registerForTraitChanges([UITraitDisplayScale.self], action: #selector(UIView.setNeedsLayout))
}
