import Foundation

// Measures that need both axes: points, the size and the frame.

/// A guide with both axes. It has points, a size and a frame.
public protocol MeasuresPlane: MeasuresWidth, MeasuresHeight {}

extension MeasuresPlane {
  /// The size of the measured rectangle.
  @_alwaysEmitIntoClient public var size: CGSize { rectangle.frame.size }

  /// The point at the part `x` of the width and the part `y` of the height. (0, 0) is the top left corner, or the
  /// top leading one if points are directional.
  @_alwaysEmitIntoClient
  public func point(at x: CGFloat, _ y: CGFloat) -> LayoutPoint<Measured.X> {
    LayoutPoint(x: Position(rectangle.x(at: x)), y: Position(rectangle.y(at: y)))
  }

  /// The middle of the top edge.
  @_alwaysEmitIntoClient public var topCenter: LayoutPoint<Measured.X> { point(at: 0.5, 0) }
  /// The middle of the rectangle.
  @_alwaysEmitIntoClient public var middleCenter: LayoutPoint<Measured.X> { point(at: 0.5, 0.5) }
  /// The middle of the bottom edge.
  @_alwaysEmitIntoClient public var bottomCenter: LayoutPoint<Measured.X> { point(at: 0.5, 1) }
}

extension MeasuresPlane where Self: MeasuresLeftAndRight {
  /// The measured rectangle, in the parent's coordinates.
  @_alwaysEmitIntoClient public var frame: CGRect { rectangle.frame }

  /// The measured rectangle, made smaller by `insets`. Their leading and trailing sides follow the writing direction.
  ///
  ///     maker.setFrame(by: { $0.safeAreaGuide.frame(inside: LayoutInsets(all: 16)) })
  @_alwaysEmitIntoClient
  public func frame(inside insets: LayoutInsets) -> CGRect {
    insets.inset(rectangle.frame, in: rectangle.sign < 0 ? .rightToLeft : .leftToRight)
  }

  /// The top left corner.
  @_alwaysEmitIntoClient public var topLeft: LayoutPoint<Measured.X> { point(at: 0, 0) }
  /// The top right corner.
  @_alwaysEmitIntoClient public var topRight: LayoutPoint<Measured.X> { point(at: 1, 0) }
  /// The middle of the left edge.
  @_alwaysEmitIntoClient public var middleLeft: LayoutPoint<Measured.X> { point(at: 0, 0.5) }
  /// The middle of the right edge.
  @_alwaysEmitIntoClient public var middleRight: LayoutPoint<Measured.X> { point(at: 1, 0.5) }
  /// The bottom left corner.
  @_alwaysEmitIntoClient public var bottomLeft: LayoutPoint<Measured.X> { point(at: 0, 1) }
  /// The bottom right corner.
  @_alwaysEmitIntoClient public var bottomRight: LayoutPoint<Measured.X> { point(at: 1, 1) }
}

extension MeasuresPlane where Self: MeasuresLeadingAndTrailing {
  /// The top leading corner.
  @_alwaysEmitIntoClient public var topLeading: LayoutPoint<Measured.X> { point(at: 0, 0) }
  /// The top trailing corner.
  @_alwaysEmitIntoClient public var topTrailing: LayoutPoint<Measured.X> { point(at: 1, 0) }
  /// The middle of the leading edge.
  @_alwaysEmitIntoClient public var middleLeading: LayoutPoint<Measured.X> { point(at: 0, 0.5) }
  /// The middle of the trailing edge.
  @_alwaysEmitIntoClient public var middleTrailing: LayoutPoint<Measured.X> { point(at: 1, 0.5) }
  /// The bottom leading corner.
  @_alwaysEmitIntoClient public var bottomLeading: LayoutPoint<Measured.X> { point(at: 0, 1) }
  /// The bottom trailing corner.
  @_alwaysEmitIntoClient public var bottomTrailing: LayoutPoint<Measured.X> { point(at: 1, 1) }
}
