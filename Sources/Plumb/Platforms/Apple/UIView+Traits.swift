#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// Asks for a layout pass whenever a trait changes that sizes or layouts depend on: the size and weight of
    /// text, the display's scale, the writing direction, the size classes.
    ///
    /// Before iOS 17, `traitCollectionDidChange(_:)` tells of all traits, and this does nothing.
    // On visionOS, which has always had it, the condition holds.
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
