// UIKit tells of margins in the plural.
// control: replace "layoutMarginDidChange" with "layoutMarginsDidChange"
import UIKit

private final class Card: UIView {
  // error: method does not override any method from its superclass
  override func layoutMarginDidChange() {}
}
