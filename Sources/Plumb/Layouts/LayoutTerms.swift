import Foundation

/// What a front end's layout asks for besides its facts.
///
/// A layout with terms never loses more than the call that is wrong: a fact without a value is reported
/// and ignored, and what it would have decided stays as the child has it. A layout without terms keeps
/// its last good frame as a whole.
@_documentation(visibility: internal)
public final class LayoutTerms {
  let columns: LengthLimits<Horizontal>?
  let rows: LengthLimits<Vertical>?
  let names: LayoutCallNames
  /// What is left out of the facts, because it has no value wherever the layout is evaluated.
  let ignored: [IgnoredFact]
  /// How far inside the child its own children begin after it was made as large as they are.
  let wrapping: (left: CGFloat?, top: CGFloat?)
  /// Whether the frame is that of the child with its transform.
  let isTransformed: Bool

  @_spi(PlumbFrontEnd)
  public init(
    columns: LengthLimits<Horizontal>? = nil, rows: LengthLimits<Vertical>? = nil,
    names: LayoutCallNames, ignored: [IgnoredFact] = [],
    wrapping: (left: CGFloat?, top: CGFloat?) = (nil, nil), isTransformed: Bool = false
  ) {
    self.columns = columns
    self.rows = rows
    self.names = names
    self.ignored = ignored
    self.wrapping = wrapping
    self.isTransformed = isTransformed
  }

  /// Whether the frame is what the facts say, as long as all of them have values.
  var isPlain: Bool {
    columns == nil && rows == nil && ignored.isEmpty && wrapping.left == nil
      && wrapping.top == nil && !isTransformed
  }
}

/// What the calls of a layout are called in messages: for each axis its two facts, what limits its length, and the far
/// edge of the room that it stands in.
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

/// The limits of a length. They hold before the other axis, or the child, is asked what goes with it.
@_spi(PlumbFrontEnd)
public struct LengthLimits<Axis: FrameAxis> {
  let least: LengthSource<Axis>?
  let most: LengthSource<Axis>?
  /// The part of the frame that stays where it is; nil for the part that a fact puts in its place.
  let part: CGFloat?
  /// Whether the part is meant along the writing direction.
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
  /// The terms, if there are any. They come before all adjustments.
  var terms: LayoutTerms? {
    var link = last
    while let current = link {
      if case .terms(let terms) = current.adjustment { return terms }
      link = current.before
    }
    return nil
  }

  /// Whether the frame is what the facts say, as long as all of them have values.
  var isPlain: Bool {
    guard let last else { return true }
    if case .terms(let terms) = last.adjustment { return terms.isPlain }
    return false
  }
}
