import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension PinUse {
  /// A reference as the chain measures it: with transforms in `pinFrame` and `setPinFrame`, and without them otherwise.
  ///
  /// A chain that is applied at once measures a host without a transform directly. A stored chain tests for a transform
  /// at evaluation, because a view may be transformed at any time.
  func resolved(_ reference: ReferenceSource) -> ReferenceSource {
    if mode == .atOnce, case .host(let host) = reference, !host.plumbIsTransformed,
      host.plumbParentID != nil
    {
      return reference
    }
    return measured(reference)
  }

  private func measured(
    _ reference: ReferenceSource, leavingOut call: PinCall? = nil, silently: Bool = false
  ) -> ReferenceSource {
    reference.measured(
      untransformed: !mode.isTransformed,
      leavingOut: call.map { LayoutCall($0.name, file: file, line: line) }, silently: silently)
  }

  /// A reference to several views. Views that cannot be measured, such as views without a parent, are left out. If a
  /// call gives several facts, only its first fact reports them.
  func several(
    _ reference: ReferenceSource, _ call: PinCall, isFirst: Bool
  ) -> ReferenceSource {
    if case .host = reference { return resolved(reference) }
    return measured(reference, leavingOut: call, silently: !isFirst)
  }

  /// The length of a view on `Axis`.
  func length<Axis>(of reference: ReferenceSource) -> LengthSource<Axis> {
    .measured(resolved(reference))
  }

  /// The mean of the views' centers on `Axis`, for a fact that is not the first of its call. Views that have no place
  /// in the tree are left out silently, because the call's first fact reports them.
  @usableFromInline
  func mean<Axis>(_ views: some LayoutReference, _ call: PinCall) -> PositionSource<Axis> {
    .mean(of: several(views.plumbReference, call, isFirst: false))
  }

  /// An edge or center of a view.
  func place<Axis>(_ view: some LayoutReference, _ anchor: LayoutAnchor) -> PositionSource<Axis> {
    .place(on: resolved(view.plumbReference), anchor)
  }

  /// The gap between two views.
  func gap(
    _ one: some LayoutReference, _ other: some LayoutReference, on axis: LayoutAxisKind
  ) -> HostGap {
    HostGap(resolved(one.plumbReference), resolved(other.plumbReference), on: axis)
  }
}

extension PositionSource where Axis == Horizontal {
  static func line(
    _ reference: ReferenceSource, _ anchor: LayoutAnchor, isDirectional: Bool
  ) -> PositionSource<Horizontal> {
    isDirectional && anchor != .middle
      ? PositionSource(PositionSource<Directional>.place(on: reference, anchor))
      : .place(on: reference, anchor)
  }
}

extension PositionSource where Axis == Directional {
  static func line(
    _ reference: ReferenceSource, _ anchor: LayoutAnchor, isDirectional: Bool
  ) -> PositionSource<Directional> {
    isDirectional || anchor == .middle
      ? .place(on: reference, anchor)
      : PositionSource(PositionSource<Horizontal>.place(on: reference, anchor))
  }
}

extension PositionSource {
  /// A position in the parent, at a fraction of its length on `Axis`.
  @usableFromInline
  static func parent(part: CGFloat) -> PositionSource {
    PositionSource(.area(.bounds), part: part)
  }

  /// A position inwards from the parent's `edge`. The distance is the inset of `side` in a left-to-right layout, and
  /// the inset of `other` in a right-to-left layout.
  @usableFromInline
  static func inset(
    _ edge: LayoutAnchor, _ insets: PinInsets, _ side: PinMarginSide, _ other: PinMarginSide
  ) -> PositionSource {
    func source(_ side: PinMarginSide) -> PositionSource {
      let distance = insets.distance(side.inset)
      return PositionSource.area(.bounds, edge, 0)
        .moved(by: edge == .start ? distance : distance.opposite)
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
