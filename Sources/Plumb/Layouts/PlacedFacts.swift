import Foundation

/// The facts of one axis with all evaluated that does not need the other axis.
@frozen
public enum PlacedFacts {
  case between(Placement, Placement)
  case sized(Placement, AskedLength)

  /// What the facts tell of the length.
  @inlinable @inline(always)
  var length: AskedLength {
    switch self {
    case .between(let first, let second): .known(Span(first, second).length)
    case .sized(_, let length): length
    }
  }

  /// The span, once the length is known.
  @inlinable @inline(always)
  func span(_ length: CGFloat) -> Span {
    switch self {
    case .between(let first, let second): Span(first, second)
    case .sized(let placement, _): Span(placement, length: length)
    }
  }
}
