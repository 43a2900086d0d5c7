import Foundation
@_spi(PlumbFrontEnd) import Plumb

// Where the places and lengths of calls come from.

extension PinValues {
  /// A reference as the chain measures it: with the transforms of views, or without.
  ///
  /// Stored, a view may be transformed at any time, so that the question waits for the evaluation.
  @inlinable @inline(__always)
  func resolved(_ reference: ReferenceSource) -> ReferenceSource {
    if mode == .atOnce, case .host(let host) = reference, !host.plumbIsTransformed,
      host.plumbParent != nil
    {
      return reference
    }
    return measured(reference)
  }

  @usableFromInline
  func measured(_ reference: ReferenceSource, leavingOut call: PinCall? = nil) -> ReferenceSource {
    return reference.measured(
      untransformed: !mode.isTransformed,
      leavingOut: call.map { LayoutCall($0.name, file: file, line: line) })
  }

  /// A line of a view.
  @inlinable @inline(__always)
  func source(_ edge: PinVerticalEdge) -> PositionSource<Vertical> {
    let reference = resolved(edge.reference)
    if case .host(let host) = reference { return .host(host, edge.anchor, 0) }
    return place(reference, edge.anchor)
  }

  /// A line of a view, for an edge or the center that does not follow the writing direction.
  @inlinable @inline(__always)
  func source(_ edge: PinHorizontalEdge) -> PositionSource<Horizontal> {
    let reference = resolved(edge.reference)
    if !edge.isDirectional, case .host(let host) = reference { return .host(host, edge.anchor, 0) }
    return place(reference, edge.anchor, isDirectional: edge.isDirectional)
  }

  /// A line of a view, for an edge that follows the writing direction.
  @inlinable @inline(__always)
  func source(_ edge: PinHorizontalEdge) -> PositionSource<Directional> {
    let reference = resolved(edge.reference)
    if edge.isDirectional || edge.anchor == .middle, case .host(let host) = reference {
      return .host(host, edge.anchor, 0)
    }
    return place(reference, edge.anchor, isDirectional: edge.isDirectional)
  }

  @usableFromInline
  func place<Axis>(
    _ reference: ReferenceSource, _ anchor: LayoutAnchor
  ) -> PositionSource<Axis> {
    .place(on: reference, anchor)
  }

  @usableFromInline
  func place(
    _ reference: ReferenceSource, _ anchor: LayoutAnchor, isDirectional: Bool
  ) -> PositionSource<Horizontal> {
    isDirectional
      ? PositionSource(PositionSource<Directional>.place(on: reference, anchor))
      : .place(on: reference, anchor)
  }

  @usableFromInline
  func place(
    _ reference: ReferenceSource, _ anchor: LayoutAnchor, isDirectional: Bool
  ) -> PositionSource<Directional> {
    isDirectional
      ? .place(on: reference, anchor)
      : PositionSource(PositionSource<Horizontal>.place(on: reference, anchor))
  }

  /// The length of a view.
  @inlinable @inline(__always)
  func length<Axis>(of view: some LayoutReference) -> LengthSource<Axis> {
    let reference = resolved(view.plumbReference)
    if case .host(let host) = reference { return .host(host, plus: 0) }
    return measuredLength(reference)
  }

  @usableFromInline
  func measuredLength<Axis>(_ reference: ReferenceSource) -> LengthSource<Axis> {
    .measured(reference)
  }
}

/// A line of the views that another one is put beside.
@usableFromInline
@frozen
enum PinLine {
  case top
  case vCenter
  case bottom
  case left
  case hCenter
  case right
  case start
  case end

  @inlinable @inline(__always)
  var anchor: LayoutAnchor {
    switch self {
    case .top, .left, .start: .start
    case .vCenter, .hCenter: .middle
    case .bottom, .right, .end: .end
    }
  }
}

extension PinValues {
  /// A line of views, the outermost of several.
  @inlinable @inline(__always)
  func source<Axis>(
    _ views: some LayoutReference, _ line: PinLine, _ call: PinCall
  ) -> PositionSource<Axis> {
    let reference = views.plumbReference
    if case .host = reference, case .host(let host) = resolved(reference) {
      return .host(host, line.anchor, 0)
    }
    return place(several(reference, call), line.anchor)
  }

  /// The mean of the centers of views.
  @inlinable @inline(__always)
  func center<Axis>(
    _ views: some LayoutReference, _ line: PinLine, _ call: PinCall
  ) -> PositionSource<Axis> {
    let reference = views.plumbReference
    if case .host = reference, case .host(let host) = resolved(reference) {
      return .host(host, .middle, 0)
    }
    return mean(several(reference, call))
  }

  /// Several views, without those that stand nowhere.
  @usableFromInline
  func several(_ reference: ReferenceSource, _ call: PinCall) -> ReferenceSource {
    if case .host = reference { return measured(reference) }
    return measured(reference, leavingOut: call)
  }

  @usableFromInline
  func mean<Axis>(_ reference: ReferenceSource) -> PositionSource<Axis> { .mean(of: reference) }

  /// The gap between two views.
  func gap(
    _ one: some LayoutReference, _ other: some LayoutReference, on axis: LayoutAxisKind
  ) -> HostGap {
    HostGap(resolved(one.plumbReference), resolved(other.plumbReference), on: axis)
  }
}

extension PositionSource {
  /// A part of the parent.
  @inlinable @inline(__always)
  static func parent(part: CGFloat) -> PositionSource {
    PositionSource(.area(.bounds), part: part)
  }

  /// As far inwards from the parent's edge as insets say: on one side left-to-right, and on another one
  /// right-to-left.
  @usableFromInline
  static func inset(
    _ edge: LayoutAnchor, _ insets: PinInsets, _ side: PinMarginSide, _ other: PinMarginSide
  ) -> PositionSource {
    func source(_ side: PinMarginSide) -> PositionSource {
      let distance = insets.distance(side.inset)
      return PositionSource.area(.bounds, edge, 0).moved(by: edge == .start ? distance : -distance)
    }
    return side == other
      ? source(side) : .directed(source(side), rightToLeft: source(other))
  }
}

extension PinMarginSide {
  fileprivate var inset: AreaInset.Side {
    switch self {
    case .top: .top
    case .left, .start: .left
    case .bottom: .bottom
    case .right, .end: .right
    }
  }
}
