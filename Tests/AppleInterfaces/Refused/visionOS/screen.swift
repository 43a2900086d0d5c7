// There are no screens on visionOS.
// control: replace "UIScreen.main.bounds" with "CGRect.zero"
import UIKit

@MainActor
private func room() -> CGRect {
  // error: 'UIScreen' is unavailable in visionOS
  UIScreen.main.bounds
}
