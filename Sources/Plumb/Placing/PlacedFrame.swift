import Foundation

/// A position fact as a number: a part of the frame, and its coordinate.
@usableFromInline
@frozen
struct PlacedPart {
  @usableFromInline let part: CGFloat
  @usableFromInline let coordinate: CGFloat
  @usableFromInline let name: FactName

  @_alwaysEmitIntoClient @inline(always)
  init(_ part: CGFloat, at coordinate: CGFloat, _ name: FactName) {
    self.part = part
    self.coordinate = coordinate
    self.name = name
  }
}

/// The rule that makes a span of two numbers. It is the only code that knows what "left and right", "center and
/// width" and all other pairs of facts mean.
///
/// The first number is the coordinate of `part` of the frame. The second is a length, or the coordinate of a
/// later part. A rule is made when facts are paired. Applying it costs three products and two differences, and has
/// no branch.
@usableFromInline
@frozen
struct SpanRule: Equatable {
  /// The part of the frame that is at the first number.
  @usableFromInline let part: CGFloat
  /// 1 if the second number is a coordinate, from which the first is subtracted; 0 if it is a length.
  @usableFromInline let difference: CGFloat
  /// The factor that turns the difference of the two coordinates into the length of the frame; 1 if the second number
  /// is the length.
  @usableFromInline let scale: CGFloat
  /// Whether the second number was decided earlier than the first.
  @usableFromInline let isSwapped: Bool

  @_alwaysEmitIntoClient @inline(always)
  init(part: CGFloat, difference: CGFloat, scale: CGFloat, isSwapped: Bool) {
    self.part = part
    self.difference = difference
    self.scale = scale
    self.isSwapped = isSwapped
  }

  /// The rule for a coordinate and a length.
  @_alwaysEmitIntoClient @inline(always)
  static func length(from part: CGFloat) -> SpanRule {
    SpanRule(part: part, difference: 0, scale: 1, isSwapped: false)
  }

  /// The rule for the coordinates of two parts. The first number is that of the part nearer to the origin. Two
  /// equal parts decide no length: the span is then not finite.
  @_alwaysEmitIntoClient @inline(always)
  static func parts(_ first: CGFloat, _ second: CGFloat) -> SpanRule {
    first < second
      ? SpanRule(part: first, difference: 1, scale: 1 / (second - first), isSwapped: false)
      : SpanRule(part: second, difference: 1, scale: 1 / (first - second), isSwapped: true)
  }

  @_alwaysEmitIntoClient @inline(always)
  func span(_ first: CGFloat, _ second: CGFloat) -> LayoutSpan {
    let length = (second - first * difference) * scale
    return LayoutSpan(origin: first - part * length, length: length)
  }
}

extension SpanRule {
  @inline(__always)
  func span(_ numbers: (CGFloat, CGFloat)) -> LayoutSpan { span(numbers.0, numbers.1) }
}

/// The facts of one axis as numbers, as far as they are known without the child and the other axis.
@usableFromInline
@frozen
struct PlacedAxis {
  /// The numbers that `rule` makes a span of.
  @usableFromInline var first: CGFloat
  @usableFromInline var second: CGFloat
  @usableFromInline let rule: SpanRule
  @usableFromInline let open: OpenLength
  /// The names of the two numbers in messages.
  @usableFromInline let names: (FactName, FactName)

  /// A length that needs more than its own axis.
  @usableFromInline
  @frozen
  enum OpenLength {
    case none
    case fitted(offer: CGFloat)
    case ratio(CGFloat)
  }

  @_alwaysEmitIntoClient @inline(always)
  init(
    _ first: CGFloat, _ second: CGFloat, _ rule: SpanRule, _ open: OpenLength,
    _ names: (FactName, FactName)
  ) {
    self.first = first
    self.second = second
    self.rule = rule
    self.open = open
    self.names = names
  }

  @_alwaysEmitIntoClient @inline(always)
  init(_ first: PlacedPart, _ second: PlacedPart) {
    let rule = SpanRule.parts(first.part, second.part)
    let (low, high) = rule.isSwapped ? (second, first) : (first, second)
    self.init(low.coordinate, high.coordinate, rule, .none, (low.name, high.name))
  }

  @_alwaysEmitIntoClient @inline(always)
  init(_ first: PlacedPart, _ length: PlacedLength) {
    let rule = SpanRule.length(from: first.part)
    let names = (first.name, FactName.length)
    switch length {
    case .known(let length):
      self.init(first.coordinate, length, rule, .none, names)
    case .fitted(let offer):
      self.init(first.coordinate, 0, rule, .fitted(offer: offer), names)
    case .ratio(let ratio):
      self.init(first.coordinate, 0, rule, .ratio(ratio), names)
    }
  }

  @_alwaysEmitIntoClient @inline(always)
  var span: LayoutSpan { rule.span(first, second) }
}

/// The facts of both axes as numbers, and the frame that they make.
@usableFromInline
@frozen
struct PlacedFrame {
  @usableFromInline var columns: PlacedAxis
  @usableFromInline var rows: PlacedAxis

  @_alwaysEmitIntoClient @inline(always)
  init(columns: PlacedAxis, rows: PlacedAxis) {
    self.columns = columns
    self.rows = rows
  }

  /// The frame that the numbers make. Lengths may be negative, and nothing is adjusted or rounded; NaN if a fact
  /// has no value.
  @_alwaysEmitIntoClient @inline(always)
  var frame: CGRect { CGRect(horizontal: columns.span, vertical: rows.span) }

  /// Finds the lengths that depend on the child or on the other axis.
  ///
  /// The axis that does not depend on the other one goes first. `ask` is called at most once. If both lengths are
  /// fitted, one call finds both. If the other length follows from a ratio, it is not known yet, and that axis is
  /// offered without a limit.
  @_alwaysEmitIntoClient @inline(always)
  mutating func close(asking ask: (CGSize) -> CGSize) {
    switch (columns.open, rows.open) {
    case (.none, .none):
      break
    case (.none, .fitted(let offer)):
      rows.second = ask(CGSize(width: max(0, columns.span.length), height: offer)).height
    case (.fitted(let width), .fitted(let height)):
      let size = ask(CGSize(width: width, height: height))
      columns.second = size.width
      rows.second = size.height
    default:
      closeOther(asking: ask)
    }
  }

  @_alwaysEmitIntoClient @inline(always)
  mutating func closeOther(asking ask: (CGSize) -> CGSize) {
    let unlimited = CGFloat.greatestFiniteMagnitude
    switch (columns.open, rows.open) {
    case (.fitted(let offer), .none):
      columns.second = ask(CGSize(width: offer, height: max(0, rows.span.length))).width
    case (.fitted(let offer), .ratio):
      columns.second = ask(CGSize(width: offer, height: unlimited)).width
    case (.ratio, .fitted(let offer)):
      rows.second = ask(CGSize(width: unlimited, height: offer)).height
    default:
      break
    }
    switch (columns.open, rows.open) {
    case (.ratio, .ratio):
      // The types of the layout maker refuse an aspect ratio on both axes. Made in another way, such a layout has no
      // frame.
      columns.second = .nan
    case (.ratio(let ratio), _):
      columns.second = Horizontal.length(at: ratio, of: rows.span.length)
    case (_, .ratio(let ratio)):
      rows.second = Vertical.length(at: ratio, of: columns.span.length)
    default:
      break
    }
  }
}
