import Foundation

/// The facts of one axis with all evaluated that does not need the other axis.
@frozen
public enum PlacedFacts {
  /// The axis is decided.
  case span(Span)
  /// The length is still to be found.
  case open(Placement, OpenLength)

  @inlinable @inline(always)
  init(_ placement: Placement, _ length: AskedLength) {
    switch length {
    case .known(let length): self = .span(Span(placement, length: length))
    case .open(let length): self = .open(placement, length)
    }
  }
}

/// A length as far as one axis can tell it.
@frozen
public enum AskedLength {
  case known(CGFloat)
  case open(OpenLength)
}

/// A length that takes more than its axis to be known.
@frozen
public enum OpenLength {
  /// The child is to be asked, and offered so much.
  case fitted(offer: CGFloat)
  /// The length goes with that on the other axis, at a ratio of width to height.
  case ratio(CGFloat)
}
