// A view may have no superview.
// control: replace "card.superview.bounds" with "card.bounds"
import UIKit

@MainActor
private func room(around card: UIView) -> CGRect {
  // error: value of optional type 'UIView?' must be unwrapped to refer to member 'bounds' of wrapped base type 'UIView'
  card.superview.bounds
}
