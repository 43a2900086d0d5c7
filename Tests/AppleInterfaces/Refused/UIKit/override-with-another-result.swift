// A size that fits is a size.
// control: replace "CGRect" with "CGSize"
import Plumb
import UIKit

private final class Card: LayoutInfoStoredView {
  // error: method does not override any method from its superclass
  override func sizeThatFits(_ size: CGSize) -> CGRect { .zero }
}
