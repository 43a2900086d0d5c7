// The safe area is UIKit's to compute.
// control: replace "safeAreaInsets = " with "layoutMargins = "
import UIKit

@MainActor
private func inset(_ card: UIView) {
  // error: cannot assign to property: 'safeAreaInsets' is a get-only property
  card.safeAreaInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
