// The layer of a view is never nil.
// control: replace "CALayer?" with "CALayer"
import UIKit

private final class Card: UIView {
  // error: property 'layer' with type 'CALayer?' cannot override a property with type 'CALayer'
  override var layer: CALayer? { super.layer }
}
