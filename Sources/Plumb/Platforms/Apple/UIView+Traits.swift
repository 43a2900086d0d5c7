#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// Requests a layout pass whenever a trait changes that sizes or layouts depend on: text size and weight, display
    /// scale, writing direction, size classes.
    ///
    /// Does nothing before iOS 17, where `traitCollectionDidChange(_:)` reports all traits.
    // On visionOS, the `#available` condition is always true.
    func plumbWatchTraits() {
      guard #available(iOS 17, tvOS 17, *) else { return }
      let traits: [UITrait] = [
        UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitLegibilityWeight.self,
        UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self,
        UITraitVerticalSizeClass.self,
      ]
      registerForTraitChanges(traits) { (view: UIView, _) in view.setNeedsLayout() }
    }
  }
#endif
