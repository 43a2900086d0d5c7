import Foundation

/// The terms of a front end's layout: the limits, names and other demands that it has besides facts.
///
/// With terms, a wrong call does not affect the other calls. A fact without a value is reported and ignored, and the
/// child's current origin or length on the axis replaces it. For example, if one of two edges has no value, the child
/// keeps its length. Without terms, the child keeps its whole last good frame.
@_documentation(visibility: internal)
public final class LayoutTerms {
  let columns: LengthLimits<Horizontal>?
  let rows: LengthLimits<Vertical>?
  let names: LayoutCallNames
  /// Facts that were left out of the layout, because their values are unusable in every evaluation.
  let ignored: [IgnoredFact]
  /// The padding around the child's own children, along each axis on which the child is sized to fit its own children.
  let wrapping: LayoutWrapping
  /// Whether the layout decides the box around the child with its transform applied. Otherwise, the layout decides the
  /// child's frame without the transform.
  let isTransformed: Bool

  @_spi(PlumbFrontEnd)
  public init(
    columns: LengthLimits<Horizontal>? = nil, rows: LengthLimits<Vertical>? = nil,
    names: LayoutCallNames, ignored: [IgnoredFact] = [],
    wrapping: LayoutWrapping = LayoutWrapping(), isTransformed: Bool = false
  ) {
    self.columns = columns
    self.rows = rows
    self.names = names
    self.ignored = ignored
    self.wrapping = wrapping
    self.isTransformed = isTransformed
  }

  /// Whether the facts alone make the frame, as long as all of them have values.
  var isPlain: Bool {
    columns == nil && rows == nil && ignored.isEmpty && wrapping.isNone && !isTransformed
  }
}

/// The padding, in points, around the inner hosts of a child that is sized to fit its inner hosts. It is nil along an
/// axis on which the child is not sized to fit them.
@_spi(PlumbFrontEnd)
public struct LayoutWrapping {
  public var columns: (left: CGFloat, right: CGFloat)?
  public var rows: (top: CGFloat, bottom: CGFloat)?

  public init() {}

  var isNone: Bool { columns == nil && rows == nil }

  /// The padding after the children. On the vertical axis, it is below them. On the horizontal axis, it is to their
  /// right, or to their left if the direction is right-to-left.
  func after(along axis: LayoutAxisKind, isMirrored: Bool) -> CGFloat {
    if axis == .vertical { return rows?.bottom ?? 0 }
    return (isMirrored ? columns?.left : columns?.right) ?? 0
  }
}

/// The names of a layout's calls in messages. Each axis has names for the calls of its two facts, of the limits of its
/// length, and of the far edge of the space that the child is placed in.
@_spi(PlumbFrontEnd)
public struct LayoutCallNames {
  public typealias Names = (
    first: String, second: String, least: String, most: String, farEdge: String
  )

  public var columns: Names
  public var rows: Names

  public init(columns: Names, rows: Names) {
    self.columns = columns
    self.rows = rows
  }
}

/// The limits of a length. They apply before anything that depends on the length is computed: the size that the child
/// asks for, or the length of the other axis. If the child or the other axis determines the limited length itself, the
/// limits apply to the result.
@_spi(PlumbFrontEnd)
public struct LengthLimits<Axis: FrameAxis> {
  let least: LengthSource<Axis>?
  let most: LengthSource<Axis>?
  /// The part of the frame that stays in place if a limit changes the length: 0 is the start, 1 is the end. If this is
  /// nil, the part that the position fact decides stays, or the start if both facts are positions.
  let part: CGFloat?
  /// Whether `part` counts from the leading edge instead of the left edge.
  let isDirectional: Bool

  public init(
    least: LengthSource<Axis>?, most: LengthSource<Axis>?, keeping part: CGFloat?,
    isDirectional: Bool = false
  ) {
    self.least = least
    self.most = most
    self.part = part
    self.isDirectional = isDirectional
  }
}

extension AdjustmentChain {
  /// The front end's terms; nil if there are none. In the chain, they come before all adjustments.
  var terms: LayoutTerms? {
    var link = last
    while let current = link {
      if case .terms(let terms) = current.adjustment { return terms }
      link = current.before
    }
    return nil
  }

  /// Whether the facts alone make the frame, as long as all of them have values.
  var isPlain: Bool {
    guard let last else { return true }
    if case .terms(let terms) = last.adjustment { return terms.isPlain }
    return false
  }
}
