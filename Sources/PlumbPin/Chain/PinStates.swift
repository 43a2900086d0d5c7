import Plumb

// The parts of a chain's state. `PinColumns` and `PinRows`, the states of its two axes, are generated.

/// A state of the horizontal axis: which facts the chain has named on it.
public protocol PinColumnState: PinAxisState {}

/// A state of the vertical axis: which facts the chain has named on it.
public protocol PinRowState: PinAxisState {}

/// A state of one axis: which facts the chain has named on it.
public protocol PinAxisState {
  /// Whether the length is known: named, or given by both edges.
  associatedtype Length: PinKnowledge
  /// Whether both edges are named.
  associatedtype Ends: PinEnds
}

/// Whether a length is known.
public protocol PinKnowledge {
  @_documentation(visibility: internal)
  associatedtype Opposite: PinKnowledge
}

/// The length is known.
public enum PinKnown: PinKnowledge {
  @_documentation(visibility: internal)
  public typealias Opposite = PinUnknown
}

/// The length is not known.
public enum PinUnknown: PinKnowledge {
  @_documentation(visibility: internal)
  public typealias Opposite = PinKnown
}

/// Whether both edges of an axis are named.
public protocol PinEnds {}

/// Both edges are named.
public enum PinBothEnds: PinEnds {}

/// One edge or none is named.
public enum PinOpenEnds: PinEnds {}

/// How the size is adjusted.
public protocol PinAdjusting {}

/// The size is adjusted. It cannot be adjusted again.
public protocol PinAdjusted: PinAdjusting {}

/// The size is not adjusted.
public enum PinUnadjusted: PinAdjusting {}

/// The size is adjusted by measuring the view.
public enum PinFits {
  /// The width stays, and the height is measured.
  public struct Width: PinFit, Sendable {}
  /// The height stays, and the width is measured.
  public struct Height: PinFit, Sendable {}
  /// The width is offered, and both sides are measured.
  public struct FlexibleWidth: PinFit, Sendable {}
  /// The height is offered, and both sides are measured.
  public struct FlexibleHeight: PinFit, Sendable {}
  /// The current size is offered, and both sides are measured.
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

/// A way to measure a view that needs a known width.
public protocol PinFitOfWidth: PinFit {}

extension PinFits.Width: PinFitOfWidth {}
extension PinFits.FlexibleWidth: PinFitOfWidth {}

/// A way to measure a view that needs a known height.
public protocol PinFitOfHeight: PinFit {}

extension PinFits.Height: PinFitOfHeight {}
extension PinFits.FlexibleHeight: PinFitOfHeight {}

/// The size is adjusted by a ratio.
public enum PinRatio: PinAdjusted {}

/// The size is not adjusted by a ratio.
public protocol PinWithoutRatio: PinAdjusting {}

extension PinUnadjusted: PinWithoutRatio {}
extension PinFits.Width: PinWithoutRatio {}
extension PinFits.Height: PinWithoutRatio {}
extension PinFits.FlexibleWidth: PinWithoutRatio {}
extension PinFits.FlexibleHeight: PinWithoutRatio {}
extension PinFits.Content: PinWithoutRatio {}

/// Whether margins move the view or shrink it.
public protocol PinEdging {}

/// Margins move the view.
public enum PinLooseEdges: PinEdging {}

/// Margins shrink the view.
public enum PinPinnedEdges: PinEdging {}

/// The limits of a length.
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

/// A length without limits.
public enum PinUnlimited: PinTakesLeast, PinTakesMost, PinNotLimited {
  @_documentation(visibility: internal)
  public typealias AddingLeast = PinAtLeast
  @_documentation(visibility: internal)
  public typealias AddingMost = PinAtMost
}

/// A length with a lower limit.
public enum PinAtLeast: PinHasLeast, PinTakesMost {
  @_documentation(visibility: internal)
  public typealias AddingMost = PinWithin
}

/// A length with an upper limit.
public enum PinAtMost: PinTakesLeast, PinHasMost {
  @_documentation(visibility: internal)
  public typealias AddingLeast = PinWithin
}

/// A length with both limits.
public enum PinWithin: PinHasLeast, PinHasMost {}
