import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// An axis of a chain: how the items of the chain set facts on this axis.
@_documentation(visibility: internal)
public protocol PinFrameAxis: FrameAxis {
  static func quick(_ quick: QuickLayout, _ next: (QuickAxis) -> QuickAxis) -> QuickLayout
  static func add(_ fact: PositionFact<Self>, _ call: PinCall, to values: inout PinValues)
  static func set(_ length: LengthSource<Self>, _ call: PinCall, in values: inout PinValues)
  static func fact(
    _ part: LayoutAnchor, _ reference: ReferenceSource, _ at: LayoutAnchor, _ isDirectional: Bool,
    _ isAtDirectional: Bool, _ call: PinCall
  ) -> PositionFact<Self>
}

extension PinFrameAxis {
  /// A copy of the quick layout that also puts a part of the view at a place.
  @_alwaysEmitIntoClient @inline(always)
  static func quick(
    _ quick: QuickLayout, _ part: LayoutAnchor, _ place: QuickPlace
  ) -> QuickLayout {
    self.quick(quick) { part == .end ? $0.with(far: place) : $0.with(near: place) }
  }
}

extension Horizontal: PinFrameAxis {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func quick(
    _ quick: QuickLayout, _ next: (QuickAxis) -> QuickAxis
  ) -> QuickLayout {
    quick.columns(next)
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
  @_alwaysEmitIntoClient @inline(always)
  public static func quick(
    _ quick: QuickLayout, _ next: (QuickAxis) -> QuickAxis
  ) -> QuickLayout {
    quick.rows(next)
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
