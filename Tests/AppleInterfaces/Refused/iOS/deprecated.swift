// Scroll views adjust their insets themselves since iOS 11.
// control: replace "automaticallyAdjustsScrollViewInsets = false" with "additionalSafeAreaInsets = .zero"
import UIKit

private final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // error: 'automaticallyAdjustsScrollViewInsets' was deprecated in iOS 11.0: use UIScrollView's contentInsetAdjustmentBehavior
    automaticallyAdjustsScrollViewInsets = false
  }
}
