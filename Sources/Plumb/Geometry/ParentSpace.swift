import Foundation

/// The coordinate space that a layout is evaluated in: the parent's bounds and writing direction.
@_documentation(visibility: internal)
@frozen
public struct ParentSpace: Equatable, Sendable {
  @usableFromInline let bounds: CGRect
  // The directional coordinate of an x is `base` + `sign` · x: x left-to-right, width − x right-to-left. A
  // condition instead of these numbers would add a branch to every fact.
  @usableFromInline let sign: CGFloat
  @usableFromInline let base: CGFloat

  @_alwaysEmitIntoClient @inline(always)
  init(bounds: CGRect, direction: LayoutWritingDirection) {
    self.bounds = bounds
    let isMirrored = direction == .rightToLeft
    sign = isMirrored ? -1 : 1
    base = isMirrored ? bounds.size.width : 0
  }

  /// A space whose writing direction is given by `sign`: 1 is left-to-right, -1 is right-to-left.
  @_alwaysEmitIntoClient @inline(always)
  init(bounds: CGRect, sign: CGFloat) {
    self.bounds = bounds
    self.sign = sign
    base = sign < 0 ? bounds.size.width : 0
  }

  @_alwaysEmitIntoClient @inline(always)
  var direction: LayoutWritingDirection { sign < 0 ? .rightToLeft : .leftToRight }

  /// The directional coordinate of an x, and the x of a directional coordinate: the conversion is
  /// its own inverse.
  @_alwaysEmitIntoClient @inline(always)
  func along(_ coordinate: CGFloat) -> CGFloat { base + sign * coordinate }

  var isMirrored: Bool { sign < 0 }

  /// The directional span of a horizontal one, and the horizontal span of a directional one.
  @_alwaysEmitIntoClient @inline(always)
  func along(_ span: LayoutSpan) -> LayoutSpan {
    LayoutSpan(
      origin: along(span.origin) - (0.5 - 0.5 * sign) * span.length, length: span.length)
  }

  /// Converts a part along the writing direction to a part from the left.
  @_alwaysEmitIntoClient @inline(always)
  func along(part: CGFloat) -> CGFloat { 0.5 + sign * (part - 0.5) }
}
