// A container with a parameter of its own has its members for Objective-C in its body.
// control: replace "List<Row>" with "List"
import Plumb
import UIKit

final class List<Row>: LayoutInfoStoredView {}

extension List {
  // error: extensions of generic classes cannot contain '@objc' members
  @objc func open() {}
}
