// A container is due by itself when a trait changes that sizes depend on. A class of an app's own adds one, by the
// system's way where that exists, and by the method that it replaces elsewhere.

import Plumb
import UIKit

class DarkerView: LayoutInfoStoredView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    guard #available(iOS 17, tvOS 17, *) else { return }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: DarkerView, _) in
      view.setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

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
