// A container is due when its traits change: registered for where that exists, and told by the old method elsewhere.
// To come: the ready containers do so themselves, once and not twice.

import Plumb
import UIKit

class TraitAwareView: LayoutInfoStoredView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    watchTraits()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    watchTraits()
  }

  private func watchTraits() {
    guard #available(iOS 17, tvOS 17, *) else { return }
    let traits: [UITrait] = [
      UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
    ]
    registerForTraitChanges(traits) { (view: TraitAwareView, _) in view.setNeedsLayout() }
  }

  @available(iOS, deprecated: 17, message: "traits are registered for")
  @available(tvOS, deprecated: 17, message: "traits are registered for")
  @available(visionOS, deprecated: 1, message: "traits are registered for")
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #unavailable(iOS 17, tvOS 17) { setNeedsLayout() }
  }
}

final class TraitAwareController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    guard #available(iOS 17, tvOS 17, *) else { return }
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: TraitAwareController, previous: UITraitCollection) in
      if previous.horizontalSizeClass != controller.traitCollection.horizontalSizeClass {
        controller.view.setNeedsLayout()
      }
    }
  }
}
