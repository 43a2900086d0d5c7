import Foundation
@_spi(PlumbFrontEnd) import Plumb

// The things that a chain says most often.

/// A part of the view at so many points from a part of the parent.
@_documentation(visibility: internal)
@frozen
public struct PinInset<Axis: PinFrameAxis>: PinItem {
  @usableFromInline let part: LayoutAnchor
  @usableFromInline let at: LayoutAnchor
  @usableFromInline let offset: CGFloat
  @usableFromInline let isDirectional: Bool
  @usableFromInline let call: PinCall

  @inlinable @inline(__always)
  init(
    _ part: LayoutAnchor, _ at: LayoutAnchor, _ offset: CGFloat, _ isDirectional: Bool,
    _ call: PinCall
  ) {
    self.part = part
    self.at = at
    self.offset = offset
    self.isDirectional = isDirectional
    self.call = call
  }

  @inlinable @inline(__always)
  public func write(_ quick: inout QuickLayout) {
    Axis.quick(&quick) {
      $0.set(
        QuickPlace(part, parent: at, offset, along: isDirectional), isFar: part == .end)
    }
  }

  public func fill(_ values: inout PinValues) {
    Axis.add(
      isDirectional
        ? .directional(part, .area(.bounds, at, offset))
        : .anchor(part, .area(.bounds, at, offset)), call, to: &values)
  }
}

/// A part of the view at a line of one other view, or of several.
@_documentation(visibility: internal)
@frozen
public struct PinLine<Axis: PinFrameAxis, Reference: LayoutReference>: PinItem {
  @usableFromInline let part: LayoutAnchor
  @usableFromInline let view: Reference
  @usableFromInline let at: LayoutAnchor
  /// Whether the part is meant along the writing direction.
  @usableFromInline let isDirectional: Bool
  /// Whether the line is.
  @usableFromInline let isAtDirectional: Bool
  @usableFromInline let isOfSeveral: Bool
  @usableFromInline let call: PinCall

  @inlinable @inline(__always)
  init(
    _ part: LayoutAnchor, _ view: Reference, _ at: LayoutAnchor, _ isDirectional: Bool,
    _ isAtDirectional: Bool, _ call: PinCall, isOfSeveral: Bool = false
  ) {
    self.part = part
    self.view = view
    self.at = at
    self.isDirectional = isDirectional
    self.isAtDirectional = isAtDirectional
    self.isOfSeveral = isOfSeveral
    self.call = call
  }

  @inlinable @inline(__always)
  public func write(_ quick: inout QuickLayout) {
    let host = Reference.plumbQuickHost(of: view)
    if !host.isThere || isDirectional != isAtDirectional { quick.isTooMuch = true }
    Axis.quick(&quick) {
      $0.set(QuickPlace(part, on: host, at, along: isDirectional), isFar: part == .end)
    }
  }

  public func fill(_ values: inout PinValues) {
    let use = values.use
    let reference =
      isOfSeveral ? use.several(view.plumbReference, call) : use.resolved(view.plumbReference)
    Axis.add(
      Axis.fact(part, reference, at, isDirectional, isAtDirectional, call), call, to: &values)
  }
}

/// A part of the view in any place.
@_documentation(visibility: internal)
public struct PinFact<Axis: PinFrameAxis>: PinItem {
  let fact: PositionFact<Axis>
  let call: PinCall

  @usableFromInline
  init(_ fact: PositionFact<Axis>, _ call: PinCall) {
    self.fact = fact
    self.call = call
  }

  public func fill(_ values: inout PinValues) { Axis.add(fact, call, to: &values) }
}

/// A length of so many points and a part of the parent's.
@_documentation(visibility: internal)
@frozen
public struct PinLengthOf<Axis: PinFrameAxis>: PinItem {
  @usableFromInline let points: CGFloat
  @usableFromInline let part: CGFloat
  @usableFromInline let call: PinCall

  @inlinable @inline(__always)
  init(_ points: CGFloat, _ part: CGFloat, _ call: PinCall) {
    self.points = points
    self.part = part
    self.call = call
  }

  @inlinable @inline(__always)
  public func write(_ quick: inout QuickLayout) {
    Axis.quick(&quick) { $0.setLength(points, part: part) }
  }

  public func fill(_ values: inout PinValues) {
    Axis.set(part == 0 ? .constant(points) : .areaPart(.bounds, part), call, in: &values)
  }
}

/// The length of another view.
@_documentation(visibility: internal)
public struct PinLengthLike<Axis: PinFrameAxis>: PinItem {
  let reference: ReferenceSource
  let call: PinCall

  @usableFromInline
  init(_ reference: ReferenceSource, _ call: PinCall) {
    self.reference = reference
    self.call = call
  }

  public func fill(_ values: inout PinValues) {
    Axis.set(values.use.length(of: reference), call, in: &values)
  }
}

@_documentation(visibility: internal)
@frozen
public struct PinMarginTop: PinItem {
  @usableFromInline let points: CGFloat

  @inlinable @inline(__always)
  init(_ points: CGFloat) {
    self.points = points
  }

  @inlinable @inline(__always)
  public func write(_ quick: inout QuickLayout) { quick.rows.before = points }

  public func fill(_ values: inout PinValues) { values.margins.setTop(points) }
}

@_documentation(visibility: internal)
@frozen
public struct PinMarginLeft: PinItem {
  @usableFromInline let points: CGFloat

  @inlinable @inline(__always)
  init(_ points: CGFloat) {
    self.points = points
  }

  @inlinable @inline(__always)
  public func write(_ quick: inout QuickLayout) { quick.columns.before = points }

  public func fill(_ values: inout PinValues) { values.margins.setLeft(points) }
}

@_documentation(visibility: internal)
@frozen
public struct PinMarginBottom: PinItem {
  @usableFromInline let points: CGFloat

  @inlinable @inline(__always)
  init(_ points: CGFloat) {
    self.points = points
  }

  @inlinable @inline(__always)
  public func write(_ quick: inout QuickLayout) { quick.rows.after = points }

  public func fill(_ values: inout PinValues) { values.margins.setBottom(points) }
}

@_documentation(visibility: internal)
@frozen
public struct PinMarginRight: PinItem {
  @usableFromInline let points: CGFloat

  @inlinable @inline(__always)
  init(_ points: CGFloat) {
    self.points = points
  }

  @inlinable @inline(__always)
  public func write(_ quick: inout QuickLayout) { quick.columns.after = points }

  public func fill(_ values: inout PinValues) { values.margins.setRight(points) }
}

@_documentation(visibility: internal)
@frozen
public struct PinMargin: PinItem {
  @usableFromInline let top: CGFloat
  @usableFromInline let left: CGFloat
  @usableFromInline let bottom: CGFloat
  @usableFromInline let right: CGFloat

  @inlinable @inline(__always)
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  @inlinable @inline(__always)
  public func write(_ quick: inout QuickLayout) {
    quick.rows.before = top
    quick.columns.before = left
    quick.rows.after = bottom
    quick.columns.after = right
  }

  public func fill(_ values: inout PinValues) {
    values.margins.setTop(top)
    values.margins.setLeft(left)
    values.margins.setBottom(bottom)
    values.margins.setRight(right)
  }
}

@_documentation(visibility: internal)
@frozen
public struct PinFitting<Fit: PinFit>: PinItem {
  @inlinable @inline(__always)
  init() {}

  @inlinable @inline(__always)
  public func write(_ quick: inout QuickLayout) { Fit.adjustment.write(&quick) }

  public func fill(_ values: inout PinValues) { values.adjustment = Fit.adjustment }
}

@_documentation(visibility: internal)
@frozen
public struct PinRatioOf: PinItem {
  @usableFromInline let ratio: CGFloat

  @inlinable @inline(__always)
  init(_ ratio: CGFloat) {
    self.ratio = ratio
  }

  @inlinable @inline(__always)
  public func write(_ quick: inout QuickLayout) {
    quick.ratio = ratio
    // Such a ratio is reported.
    if !(ratio > 0 && ratio.isFinite) { quick.isTooMuch = true }
  }

  public func fill(_ values: inout PinValues) { values.adjustment = .ratio(ratio) }
}

extension PinAdjustment {
  @inlinable @inline(__always)
  func write(_ quick: inout QuickLayout) {
    switch self {
    case .width: quick.rows.fit()
    case .height: quick.columns.fit()
    case .widthFlexible:
      quick.columns.offer()
      quick.rows.fit()
    case .heightFlexible:
      quick.rows.offer()
      quick.columns.fit()
    default: quick.isTooMuch = true
    }
  }
}

/// An axis of a chain.
@_documentation(visibility: internal)
public protocol PinFrameAxis: FrameAxis {
  static func quick(_ quick: inout QuickLayout, _ change: (inout QuickAxis) -> Void)
  static func add(_ fact: PositionFact<Self>, _ call: PinCall, to values: inout PinValues)
  static func set(_ length: LengthSource<Self>, _ call: PinCall, in values: inout PinValues)
  static func fact(
    _ part: LayoutAnchor, _ reference: ReferenceSource, _ at: LayoutAnchor, _ isDirectional: Bool,
    _ isAtDirectional: Bool, _ call: PinCall
  ) -> PositionFact<Self>
}

extension Horizontal: PinFrameAxis {
  @_documentation(visibility: internal)
  @inlinable @inline(__always)
  public static func quick(_ quick: inout QuickLayout, _ change: (inout QuickAxis) -> Void) {
    change(&quick.columns)
  }

  @_documentation(visibility: internal)
  public static func add(
    _ fact: PositionFact<Horizontal>, _ call: PinCall, to values: inout PinValues
  ) {
    values.columns.points.add(PinPoint(fact, call))
  }

  @_documentation(visibility: internal)
  public static func set(
    _ length: LengthSource<Horizontal>, _ call: PinCall, in values: inout PinValues
  ) {
    values.columns.length = PinLength(length, call)
  }

  @_documentation(visibility: internal)
  public static func fact(
    _ part: LayoutAnchor, _ reference: ReferenceSource, _ at: LayoutAnchor, _ isDirectional: Bool,
    _ isAtDirectional: Bool, _ call: PinCall
  ) -> PositionFact<Horizontal> {
    isDirectional
      ? .directional(part, .line(reference, at, isDirectional: isAtDirectional))
      : .anchor(part, .line(reference, at, isDirectional: isAtDirectional))
  }
}

extension Vertical: PinFrameAxis {
  @_documentation(visibility: internal)
  @inlinable @inline(__always)
  public static func quick(_ quick: inout QuickLayout, _ change: (inout QuickAxis) -> Void) {
    change(&quick.rows)
  }

  @_documentation(visibility: internal)
  public static func add(
    _ fact: PositionFact<Vertical>, _ call: PinCall, to values: inout PinValues
  ) {
    values.rows.points.add(PinPoint(fact, call))
  }

  @_documentation(visibility: internal)
  public static func set(
    _ length: LengthSource<Vertical>, _ call: PinCall, in values: inout PinValues
  ) {
    values.rows.length = PinLength(length, call)
  }

  @_documentation(visibility: internal)
  public static func fact(
    _ part: LayoutAnchor, _ reference: ReferenceSource, _ at: LayoutAnchor, _ isDirectional: Bool,
    _ isAtDirectional: Bool, _ call: PinCall
  ) -> PositionFact<Vertical> {
    .anchor(part, .place(on: reference, at))
  }
}
