// A ready container inherits from a generic class, whose subclasses have @objc members in their bodies alone.
// control: replace "@objc func" with "func"
import Plumb
import UIKit

final class CardView: LayoutInfoStoredView {}

extension CardView {
  // error: '@objc' is not supported within extensions of generic classes or classes that inherit from generic classes
  @objc func open() {}
}
