import Foundation
@_spi(PlumbFrontEnd) import Plumb

// The most frequent items of a chain.

/// An item that puts an edge or center of the view at a distance, in points, from an edge or center of the parent.
@_documentation(visibility: internal)
@frozen
public struct PinInset<Axis: PinFrameAxis>: PinItem {
  @usableFromInline let part: LayoutAnchor
  @usableFromInline let at: LayoutAnchor
  @usableFromInline let offset: CGFloat
  @usableFromInline let isDirectional: Bool
  @usableFromInline let call: PinCall

  @_alwaysEmitIntoClient @inline(always)
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

  @_alwaysEmitIntoClient @inline(always)
  public func written(in quick: QuickLayout) -> QuickLayout {
    Axis.quick(quick, part, .parent(part, at, offset, along: isDirectional))
  }

  public func fill(_ values: inout PinValues) {
    Axis.add(
      isDirectional
        ? .directional(part, .area(.bounds, at, offset))
        : .anchor(part, .area(.bounds, at, offset)), call, to: &values)
  }
}

/// An item that puts an edge or center of the view on an edge or center of one or several other views.
@_documentation(visibility: internal)
@frozen
public struct PinLine<Axis: PinFrameAxis>: PinItem {
  @usableFromInline typealias All = (
    part: LayoutAnchor, view: PinnedView, at: LayoutAnchor,
    // Whether the part of the view, and the line, follow the writing direction.
    isDirectional: Bool, isAtDirectional: Bool, isOfSeveral: Bool, call: PinCall
  )

  @usableFromInline let all: All

  @_alwaysEmitIntoClient @inline(always)
  init(_ all: All) {
    self.all = all
  }

  @_alwaysEmitIntoClient @inline(always)
  public func written(in quick: QuickLayout) -> QuickLayout {
    let (part, view, at, isDirectional, isAtDirectional, _, _) = all
    let host = view.quickHost
    return Axis.quick(
      quick, part, .host(part, host, at, on: Axis.self, along: isDirectional)
    ).beside(host).tooMuch(isDirectional != isAtDirectional)
  }

  public func fill(_ values: inout PinValues) {
    let (part, view, at, isDirectional, isAtDirectional, isOfSeveral, call) = all
    let use = values.use
    let reference =
      isOfSeveral
      ? use.several(view.plumbReference, call, isFirst: !values.says(call))
      : use.resolved(view.plumbReference)
    Axis.add(
      Axis.fact(part, reference, at, isDirectional, isAtDirectional, call), call, to: &values)
  }
}

/// An item that sets any position fact.
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

/// An item that sets a length: in points, or if `part` is not 0, as this fraction of the parent's length.
@_documentation(visibility: internal)
@frozen
public struct PinLengthOf<Axis: PinFrameAxis>: PinItem {
  @usableFromInline let points: CGFloat
  @usableFromInline let part: CGFloat
  @usableFromInline let call: PinCall

  @_alwaysEmitIntoClient @inline(always)
  init(_ points: CGFloat, _ part: CGFloat, _ call: PinCall) {
    self.points = points
    self.part = part
    self.call = call
  }

  @_alwaysEmitIntoClient @inline(always)
  public func written(in quick: QuickLayout) -> QuickLayout {
    Axis.quick(quick) { $0.with(length: points, part: part) }
  }

  public func fill(_ values: inout PinValues) {
    Axis.set(part == 0 ? .constant(points) : .areaPart(.bounds, part), call, in: &values)
  }
}

/// An item that sets a length to the length of another view.
@_documentation(visibility: internal)
@frozen
public struct PinLengthLike<Axis: PinFrameAxis>: PinItem {
  @usableFromInline let view: PinnedView
  @usableFromInline let call: PinCall

  @_alwaysEmitIntoClient @inline(always)
  init(_ view: PinnedView, _ call: PinCall) {
    self.view = view
    self.call = call
  }

  @_alwaysEmitIntoClient @inline(always)
  public func written(in quick: QuickLayout) -> QuickLayout {
    let host = view.quickHost
    return Axis.quick(quick) { $0.with(length: host.length(along: Axis.self), part: 0) }
      .measuring(host)
  }

  public func fill(_ values: inout PinValues) {
    Axis.set(values.use.length(of: view.plumbReference), call, in: &values)
  }
}

/// An item that sets a margin, in points.
@_documentation(visibility: internal)
@frozen
public struct PinMargin: PinItem {
  @usableFromInline let side: PinMarginSide
  @usableFromInline let points: CGFloat
  @usableFromInline let call: PinCall

  @_alwaysEmitIntoClient @inline(always)
  init(_ side: PinMarginSide, _ points: CGFloat, _ call: PinCall) {
    self.side = side
    self.points = points
    self.call = call
  }

  @_alwaysEmitIntoClient @inline(always)
  public func written(in quick: QuickLayout) -> QuickLayout {
    switch side {
    case .top: quick.rows { $0.with(before: points) }
    case .left: quick.columns { $0.with(before: points) }
    case .bottom: quick.rows { $0.with(after: points) }
    case .right: quick.columns { $0.with(after: points) }
    case .start, .end: quick.tooMuch()
    }
  }

  public func fill(_ values: inout PinValues) {
    values.margins.set(side, LayoutDistance(points: points), call)
  }
}

@_documentation(visibility: internal)
@frozen
public struct PinFitting<Fit: PinFit>: PinItem {
  @_alwaysEmitIntoClient @inline(always)
  init() {}

  @_alwaysEmitIntoClient @inline(always)
  public func written(in quick: QuickLayout) -> QuickLayout {
    Fit.adjustment.written(in: quick)
  }

  public func fill(_ values: inout PinValues) { values.adjustment = Fit.adjustment }
}

@_documentation(visibility: internal)
@frozen
public struct PinRatioOf: PinItem {
  @usableFromInline let ratio: CGFloat

  @_alwaysEmitIntoClient @inline(always)
  init(_ ratio: CGFloat) {
    self.ratio = ratio
  }

  @_alwaysEmitIntoClient @inline(always)
  public func written(in quick: QuickLayout) -> QuickLayout {
    // The quick path does not take an invalid ratio, so that the full evaluation reports it.
    quick.ratio(ratio).tooMuch(!(ratio > 0 && ratio.isFinite))
  }

  public func fill(_ values: inout PinValues) { values.adjustment = .ratio(ratio) }
}

extension PinAdjustment {
  @_alwaysEmitIntoClient @inline(always)
  func written(in quick: QuickLayout) -> QuickLayout {
    switch self {
    case .width: quick.rows { $0.fitted }
    case .height: quick.columns { $0.fitted }
    case .widthFlexible: quick.columns { $0.offered }.rows { $0.fitted }
    case .heightFlexible: quick.rows { $0.offered }.columns { $0.fitted }
    case .content: quick.columns { $0.offeredPresent }.rows { $0.offeredPresent }
    default: quick.tooMuch()
    }
  }
}
