// Changes of traits can be registered for since iOS 17.
// control: replace "private func watch" with "@available(iOS 17, *) private func watch"
import UIKit

@MainActor
private func watch(_ card: UIView) {
  // error: 'registerForTraitChanges(_:handler:)' is only available in iOS 17.0 or newer
  // error: 'UITraitDisplayScale' is only available in iOS 17.0 or newer
  card.registerForTraitChanges([UITraitDisplayScale.self]) { (card: UIView, _) in
    card.setNeedsLayout()
  }
}
