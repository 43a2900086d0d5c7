import Foundation

extension CGRect {
  /// Whether the rectangle differs from another one by more than rounding errors.
  ///
  /// A measurement through transforms starts from the previous place of a frame. So its last bits may differ each
  /// time, and a loop that waits for exact equality might never end. The tolerance is relative to the numbers, so
  /// that a tree that is twice as large is laid out in the same way.
  func isElsewhere(than other: CGRect) -> Bool {
    if self == other { return false }
    let noise =
      1e-10 * (abs(origin.x) + abs(origin.y) + abs(size.width) + abs(size.height))
    func isNear(_ one: CGFloat, _ two: CGFloat) -> Bool { abs(one - two) <= noise }
    return !isNear(origin.x, other.origin.x) || !isNear(origin.y, other.origin.y)
      || !isNear(size.width, other.size.width) || !isNear(size.height, other.size.height)
  }
}
