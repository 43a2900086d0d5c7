// What was deprecated long ago is not on visionOS.
// control: replace "automaticallyAdjustsScrollViewInsets = false" with "additionalSafeAreaInsets = .zero"
import UIKit

@MainActor
private func setUp(_ page: UIViewController) {
  // error: 'automaticallyAdjustsScrollViewInsets' is unavailable in visionOS
  page.automaticallyAdjustsScrollViewInsets = false
}
