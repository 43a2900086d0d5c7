import Plumb

// What a state of a chain is made of, besides its two axes.

/// What is said of the horizontal axis.
public protocol PinColumnState: PinAxisState {}

/// What is said of the vertical axis.
public protocol PinRowState: PinAxisState {}

/// What is said of an axis.
public protocol PinAxisState {
  /// Whether the length is named, by itself or by both edges.
  associatedtype Length: PinKnowledge
  /// Whether both edges are named.
  associatedtype Ends: PinEnds
}

/// Whether a length is named.
public protocol PinKnowledge {
  @_documentation(visibility: internal)
  associatedtype Opposite: PinKnowledge
}

/// A length that is named.
public enum PinKnown: PinKnowledge {
  @_documentation(visibility: internal)
  public typealias Opposite = PinUnknown
}

/// A length that is not named.
public enum PinUnknown: PinKnowledge {
  @_documentation(visibility: internal)
  public typealias Opposite = PinKnown
}

/// Whether both edges of an axis are named.
public protocol PinEnds {}

/// Both edges are named.
public enum PinBothEnds: PinEnds {}

/// One edge is open, or both are.
public enum PinOpenEnds: PinEnds {}

/// How the size is adjusted, if it is.
public protocol PinAdjusting {}

/// The size is adjusted, which is done once.
public protocol PinAdjusted: PinAdjusting {}

/// The size is not adjusted.
public enum PinUnadjusted: PinAdjusting {}

/// The size is that of a fitting.
public enum PinFits {
  /// The width stays; the view is asked for the height.
  public struct Width: PinFit, Sendable {}
  /// The height stays; the view is asked for the width.
  public struct Height: PinFit, Sendable {}
  /// The view is offered the width, and asked for both sides.
  public struct FlexibleWidth: PinFit, Sendable {}
  /// The view is offered the height, and asked for both sides.
  public struct FlexibleHeight: PinFit, Sendable {}
  /// The view is offered the size that it has, and asked for both sides.
  public struct Content: PinFit, Sendable {}
}

extension PinFits.Width {
  @_documentation(visibility: internal)
  @inlinable public static var adjustment: PinAdjustment { .width }
}
extension PinFits.Height {
  @_documentation(visibility: internal)
  @inlinable public static var adjustment: PinAdjustment { .height }
}
extension PinFits.FlexibleWidth {
  @_documentation(visibility: internal)
  @inlinable public static var adjustment: PinAdjustment { .widthFlexible }
}
extension PinFits.FlexibleHeight {
  @_documentation(visibility: internal)
  @inlinable public static var adjustment: PinAdjustment { .heightFlexible }
}
extension PinFits.Content {
  @_documentation(visibility: internal)
  @inlinable public static var adjustment: PinAdjustment { .content }
}

/// A fitting that needs the width.
public protocol PinFitOfWidth: PinFit {}

extension PinFits.Width: PinFitOfWidth {}
extension PinFits.FlexibleWidth: PinFitOfWidth {}

/// A fitting that needs the height.
public protocol PinFitOfHeight: PinFit {}

extension PinFits.Height: PinFitOfHeight {}
extension PinFits.FlexibleHeight: PinFitOfHeight {}

/// The size is that of a ratio.
public enum PinRatio: PinAdjusted {}

/// No ratio.
public protocol PinWithoutRatio: PinAdjusting {}

extension PinUnadjusted: PinWithoutRatio {}
extension PinFits.Width: PinWithoutRatio {}
extension PinFits.Height: PinWithoutRatio {}
extension PinFits.FlexibleWidth: PinWithoutRatio {}
extension PinFits.FlexibleHeight: PinWithoutRatio {}
extension PinFits.Content: PinWithoutRatio {}

/// Whether margins shrink the view or move it.
public protocol PinEdging {}

/// Margins move the view.
public enum PinLooseEdges: PinEdging {}

/// Margins shrink the view.
public enum PinPinnedEdges: PinEdging {}

/// Which limits a length has.
public protocol PinLimiting {}

/// A length that can get a lower limit.
public protocol PinTakesLeast: PinLimiting {
  @_documentation(visibility: internal)
  associatedtype AddingLeast: PinLimiting
}

/// A length that can get an upper limit.
public protocol PinTakesMost: PinLimiting {
  @_documentation(visibility: internal)
  associatedtype AddingMost: PinLimiting
}

/// A length that has no limit.
public protocol PinNotLimited: PinLimiting {}

/// A length that has a limit.
public protocol PinLimited: PinLimiting {}

/// A length that has a lower limit.
public protocol PinHasLeast: PinLimited {}

/// A length that has an upper limit.
public protocol PinHasMost: PinLimited {}

/// No limit.
public enum PinUnlimited: PinTakesLeast, PinTakesMost, PinNotLimited {
  @_documentation(visibility: internal)
  public typealias AddingLeast = PinAtLeast
  @_documentation(visibility: internal)
  public typealias AddingMost = PinAtMost
}

/// A lower limit.
public enum PinAtLeast: PinHasLeast, PinTakesMost {
  @_documentation(visibility: internal)
  public typealias AddingMost = PinWithin
}

/// An upper limit.
public enum PinAtMost: PinTakesLeast, PinHasMost {
  @_documentation(visibility: internal)
  public typealias AddingLeast = PinWithin
}

/// Both limits.
public enum PinWithin: PinHasLeast, PinHasMost {}
