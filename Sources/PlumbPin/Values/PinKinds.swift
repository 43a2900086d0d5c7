// Arguments whose value decides what may be said afterwards: each value has a type of its own.

/// What a view is asked for, and which side of it: the `.width` in `sizeToFit(.width)`.
public protocol PinFit: PinAdjusted {
  @_documentation(visibility: internal)
  static var adjustment: PinAdjustment { get }
}

extension PinFit where Self == PinFits.Width {
  /// The width stays; the view is asked for the height that goes with it.
  public static var width: PinFits.Width { PinFits.Width() }
}

extension PinFit where Self == PinFits.Height {
  /// The height stays; the view is asked for the width that goes with it.
  public static var height: PinFits.Height { PinFits.Height() }
}

extension PinFit where Self == PinFits.FlexibleWidth {
  /// The view is offered the width, and asked for both sides.
  public static var widthFlexible: PinFits.FlexibleWidth { PinFits.FlexibleWidth() }
}

extension PinFit where Self == PinFits.FlexibleHeight {
  /// The view is offered the height, and asked for both sides.
  public static var heightFlexible: PinFits.FlexibleHeight { PinFits.FlexibleHeight() }
}

extension PinFit where Self == PinFits.Content {
  /// The view is offered the size that it has, and asked for both sides.
  public static var content: PinFits.Content { PinFits.Content() }
}

/// The axes on which a view is made as large as what is in it: the `.horizontally` in
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

/// What is aligned with a reference: the `.left` in `below(of: photo, aligned: .left)`.
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

  /// The edges that text starts at.
  public struct Start: Sendable {
    /// The edges that text starts at.
    public static var start: Start { Start() }
  }

  /// The edges that text runs towards.
  public struct End: Sendable {
    /// The edges that text runs towards.
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

  /// Nothing.
  public struct Nothing: Sendable {
    /// Nothing.
    public static var none: Nothing { Nothing() }
  }
}

/// Where a view stands between its left and its right edge, if it is not as wide as the space.
@frozen
public enum PinJustify: Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At the edge that text starts at.
  case start
  /// At the edge that text runs towards.
  case end
  /// As if it were not said: at the left edge.
  case none
}

/// Where a view stands between its top and its bottom edge, if it is not as high as the space.
@frozen
public enum PinVerticalAlign: Sendable {
  /// At the top edge.
  case top
  /// In the middle.
  case center
  /// At the bottom edge.
  case bottom
  /// As if it were not said: at the top edge.
  case none
}

/// An empty list of references, which pins nothing.
public struct EmptyPinList: ExpressibleByArrayLiteral {
  /// A list literal of none.
  public init(arrayLiteral elements: Never...) {}
}
