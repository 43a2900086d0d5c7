// What TinyConstraints has public beside Plumb's modules.

import UIKit

public protocol Constrainable {}

public enum ConstraintRelation { case equal, equalOrLess, equalOrGreater }

public enum LayoutEdge { case top, bottom, leading, trailing, left, right, none }

extension UIView: Constrainable {
  public func edgesToSuperview() {}
}
