import Foundation

/// A direction that places are measured along: ``Horizontal``, ``Vertical`` or ``Directional``.
///
/// An axis is a type, never a value. So a ``Position`` of one axis cannot be mixed with a position of another. The
/// axis also decides which members a guide has inside a layout's closure.
public protocol LayoutAxis: MeasuredAxes, SendableMetatype {
  /// A type whose conformances are unavailable. The operators for wrong arithmetic, such as the sum of two places,
  /// require one of these conformances, so that wrong arithmetic does not compile.
  @_documentation(visibility: internal)
  associatedtype Wrong = LayoutArithmetic

  /// Which axis this is, for rules that are written once for all of them.
  @_documentation(visibility: internal)
  static var kind: LayoutAxisKind { get }

  /// The span of `rect`, a rectangle in the coordinates of `space`, along the axis.
  ///
  /// This is a requirement and not a switch over `kind`, because the optimizer gives up on layouts with too many
  /// branches.
  @_documentation(visibility: internal)
  static func span(of rect: CGRect, in space: ParentSpace) -> LayoutSpan
}

/// One of the two axes that a frame has: ``Horizontal`` or ``Vertical``.
///
/// Every rule about frames is written once, against this protocol, and holds for both axes.
public protocol FrameAxis: LayoutAxis {}

/// The kind of a ``LayoutAxis``.
@_documentation(visibility: internal)
@frozen
public enum LayoutAxisKind: Sendable {
  case horizontal
  case vertical
  case directional
}

extension LayoutAxis {
  /// The name of a length on this axis, as in its verbs.
  static var lengthName: String { kind == .vertical ? "height" : "width" }

  /// The name of the place at `part` of a frame's length, as in the verbs of this axis: "left", "horizontal(at: 0.3)".
  static func name(ofPart part: CGFloat) -> String {
    switch (kind, part) {
    case (.horizontal, 0): "left"
    case (.horizontal, 1): "right"
    case (.directional, 0): "leading"
    case (.directional, 1): "trailing"
    case (.horizontal, 0.5), (.directional, 0.5): "center"
    case (.vertical, 0): "top"
    case (.vertical, 0.5): "middle"
    case (.vertical, 1): "bottom"
    case (.vertical, _): "vertical(at: \(part.inWords))"
    default: "horizontal(at: \(part.inWords))"
    }
  }
}

extension FrameAxis {
  /// The component of `size` on this axis.
  @_alwaysEmitIntoClient @inline(always)
  static func length(of size: CGSize) -> CGFloat { kind == .vertical ? size.height : size.width }

  /// The size with `length` on this axis and `other` on the other one.
  @_alwaysEmitIntoClient @inline(always)
  static func size(_ length: CGFloat, other: CGFloat) -> CGSize {
    kind == .vertical
      ? CGSize(width: other, height: length) : CGSize(width: length, height: other)
  }

  /// The length on this axis if `other` is the length on the other axis and `ratio` is the width divided by the height.
  @_alwaysEmitIntoClient @inline(always)
  static func length(at ratio: CGFloat, of other: CGFloat) -> CGFloat {
    // The compiler evaluates a `switch` early. A comparison of the kinds would become code in each layout.
    switch kind {
    case .vertical: other / ratio
    case .horizontal, .directional: other * ratio
    }
  }
}
