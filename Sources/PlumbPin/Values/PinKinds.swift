// Arguments whose value decides which calls may follow. So each value has a type of its own.

/// A way to measure a view, such as the `.width` in `sizeToFit(.width)`.
public protocol PinFit: PinAdjusted {
  @_documentation(visibility: internal)
  static var adjustment: PinAdjustment { get }
}

extension PinFit where Self == PinFits.Width {
  /// The width stays, and the height is measured.
  public static var width: PinFits.Width { PinFits.Width() }
}

extension PinFit where Self == PinFits.Height {
  /// The height stays, and the width is measured.
  public static var height: PinFits.Height { PinFits.Height() }
}

extension PinFit where Self == PinFits.FlexibleWidth {
  /// The width is offered, and both sides are measured.
  public static var widthFlexible: PinFits.FlexibleWidth { PinFits.FlexibleWidth() }
}

extension PinFit where Self == PinFits.FlexibleHeight {
  /// The height is offered, and both sides are measured.
  public static var heightFlexible: PinFits.FlexibleHeight { PinFits.FlexibleHeight() }
}

extension PinFit where Self == PinFits.Content {
  /// The current size is offered, and both sides are measured. A stored chain offers the size that the view had before
  /// the chain first ran. If a side of that size is 0, the chain's upper limit for the side is offered instead, or an
  /// unlimited length if there is none.
  public static var content: PinFits.Content { PinFits.Content() }
}

/// The axes on which a view gets the size of its contents: the `.horizontally` in
/// `wrapContent(.horizontally)`.
public enum PinWraps {
  /// Both axes.
  public struct All: Sendable {
    /// Both axes.
    public static var all: All { All() }
  }

  /// The horizontal axis.
  public struct Horizontally: Sendable {
    /// The horizontal axis.
    public static var horizontally: Horizontally { Horizontally() }
  }

  /// The vertical axis.
  public struct Vertically: Sendable {
    /// The vertical axis.
    public static var vertically: Vertically { Vertically() }
  }
}

/// The parts that are aligned with a reference: the `.left` in `below(of: photo, aligned: .left)`.
public enum PinAlign {
  /// Left edges.
  public struct Left: Sendable {
    /// Left edges.
    public static var left: Left { Left() }
  }

  /// Right edges.
  public struct Right: Sendable {
    /// Right edges.
    public static var right: Right { Right() }
  }

  /// The edges where text starts.
  public struct Start: Sendable {
    /// The edges where text starts.
    public static var start: Start { Start() }
  }

  /// The edges where lines of text end.
  public struct End: Sendable {
    /// The edges where lines of text end.
    public static var end: End { End() }
  }

  /// Horizontal centers.
  public struct HCenter: Sendable {
    /// Horizontal centers.
    public static var center: HCenter { HCenter() }
  }

  /// Top edges.
  public struct Top: Sendable {
    /// Top edges.
    public static var top: Top { Top() }
  }

  /// Bottom edges.
  public struct Bottom: Sendable {
    /// Bottom edges.
    public static var bottom: Bottom { Bottom() }
  }

  /// Vertical centers.
  public struct VCenter: Sendable {
    /// Vertical centers.
    public static var center: VCenter { VCenter() }
  }

  /// No alignment.
  public struct Nothing: Sendable {
    /// No alignment.
    public static var none: Nothing { Nothing() }
  }
}

/// Where a view stands between its two pinned edges horizontally, if it is narrower than the space between them.
@frozen
public enum PinJustify: Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At the edge where text starts.
  case start
  /// At the edge where lines of text end.
  case end
  /// As without a call of `justify`: at the left edge.
  case none
}

/// Where a view stands between its two pinned edges vertically, if it is less high than the space between them.
@frozen
public enum PinVerticalAlign: Sendable {
  /// At the top edge.
  case top
  /// In the middle.
  case center
  /// At the bottom edge.
  case bottom
  /// As without a call of `align`: at the top edge.
  case none
}

/// An empty list of references, `[]`. A call with it does not compile, because it pins nothing.
public struct EmptyPinList: ExpressibleByArrayLiteral {
  /// Makes an empty list from `[]`.
  public init(arrayLiteral elements: Never...) {}
}
