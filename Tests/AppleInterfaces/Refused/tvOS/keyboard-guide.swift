// There is no keyboard's guide on tvOS.
// control: replace "keyboardLayoutGuide" with "safeAreaLayoutGuide"
import UIKit

@MainActor
private func top(in page: UIView) -> CGFloat {
  // error: 'keyboardLayoutGuide' is unavailable in tvOS
  page.keyboardLayoutGuide.layoutFrame.minY
}
