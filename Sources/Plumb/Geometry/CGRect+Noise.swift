import Foundation

extension CGRect {
  /// Whether the rectangle differs from another one by more than the noise of the arithmetic.
  ///
  /// A frame that is measured through transforms may differ in its last bits each time, because it is measured
  /// from its previous place. Waiting for exact equality might never end. The noise is relative, so that a tree
  /// that is twice as large is laid out in the same way.
  func isElsewhere(than other: CGRect) -> Bool {
    if self == other { return false }
    let noise =
      1e-10 * (abs(origin.x) + abs(origin.y) + abs(size.width) + abs(size.height))
    func isNear(_ one: CGFloat, _ two: CGFloat) -> Bool { abs(one - two) <= noise }
    return !isNear(origin.x, other.origin.x) || !isNear(origin.y, other.origin.y)
      || !isNear(size.width, other.size.width) || !isNear(size.height, other.size.height)
  }
}
