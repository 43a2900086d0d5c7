import Foundation

extension Span {
  /// The span with one part placed and a length.
  ///
  /// A negative length stays negative, for the caller to report, and the origin is the place.
  @inlinable @inline(always)
  init(_ place: Placement, length: CGFloat) {
    let before = length < 0 ? 0 : length * place.anchor.fraction
    self.init(origin: place.coordinate - before, length: length)
  }

  /// The span with two different parts placed.
  ///
  /// A negative length stays negative, for the caller to report, and the origin is the earlier
  /// place.
  @inlinable @inline(always)
  init(_ earlier: Placement, _ later: Placement) {
    let isInOrder = earlier.anchor.fraction < later.anchor.fraction
    let (low, high) = isInOrder ? (earlier, later) : (later, earlier)
    // The places are apart by the whole length or by half of it.
    let distance = high.coordinate - low.coordinate
    let isWhole = low.anchor == .start && high.anchor == .end
    let length = isWhole ? distance : distance * 2
    if length < 0 {
      self.init(origin: earlier.coordinate, length: length)
    } else if low.anchor == .start {
      // An edge that is given comes out exactly as it was given.
      self.init(origin: low.coordinate, length: length)
    } else {
      self.init(origin: high.coordinate - length, length: length)
    }
  }
}
