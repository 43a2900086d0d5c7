import Foundation

// Points and sizes that closures measure, as values.

extension LayoutPlacePoint where X == Horizontal {
  /// The point that a closure computes from the parent's guides, in points in the parent's coordinates. The
  /// closure runs once for each axis, each time the layout is evaluated.
  ///
  ///     maker.setTopLeft(at: .measured { $0.safeAreaGuide.topLeft })
  @_alwaysEmitIntoClient @inline(always)
  public static func measured(
    _ point: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> Self {
    LayoutPlacePoint(
      LayoutPlace(.horizontal { point(PlaneGuide($0.base)).x }),
      LayoutPlace(.vertical { point(PlaneGuide($0.base)).y }))
  }

  /// The point that a closure computes from the guides of a reference: a host, the box around several, or a looked-up
  /// host. If a host of the reference is gone, in another tree or the view itself, that is reported, and the view keeps
  /// its frame.
  ///
  ///     maker.setTopLeft(at: .measured(on: photo) { $0.point(at: 0.5, 0.2) })
  @_alwaysEmitIntoClient @inline(always)
  public static func measured(
    on reference: some LayoutReference,
    _ point: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> Self {
    let reference = reference.plumbReference
    return LayoutPlacePoint(
      LayoutPlace(
        PositionSource(
          reference, .horizontal({ point(PlaneGuide($0.base)).x }, isOfPoint: true))),
      LayoutPlace(
        PositionSource(reference, .vertical({ point(PlaneGuide($0.base)).y }, isOfPoint: true))))
  }
}

extension LayoutPlacePoint where X == Directional {
  /// The point that a closure computes from the parent's guides, its x in points inwards from the parent's
  /// leading edge. The closure runs once for each axis, each time the layout is evaluated.
  ///
  ///     maker.setTopLeading(at: .measured { $0.safeAreaGuide.topLeading })
  @_alwaysEmitIntoClient @inline(always)
  public static func measured(
    _ point:
      @escaping (LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> Self {
    LayoutPlacePoint(
      LayoutPlace(.directional { point(DirectionalPlaneGuide($0.base)).x }),
      LayoutPlace(.vertical { point(DirectionalPlaneGuide($0.base.turned)).y }))
  }

  /// The same from the guides of a reference: a host, the box around several, or a looked-up host. If it is gone,
  /// in another tree or the view itself, that is reported, and the view keeps its frame.
  @_alwaysEmitIntoClient @inline(always)
  public static func measured(
    on reference: some LayoutReference,
    _ point:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> Self {
    let reference = reference.plumbReference
    return LayoutPlacePoint(
      LayoutPlace(
        PositionSource(
          reference, .directional({ point(DirectionalPlaneGuide($0.base)).x }, isOfPoint: true))),
      // A vertical guide does not know which side is leading, so this closure gets the guide of both axes.
      LayoutPlace(
        .other(OtherPosition(.pinnedPoint(reference) { point(DirectionalPlaneGuide($0)) }))))
  }
}

extension LayoutPlaceSize {
  /// The size that a closure computes from the parent's guides, in points. The closure runs once for each axis,
  /// each time the layout is evaluated.
  ///
  ///     maker.setSize(like: .measured { CGSize(width: $0.width / 2, height: 44) })
  @_alwaysEmitIntoClient @inline(always)
  public static func measured(
    _ size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> Self {
    LayoutPlaceSize(
      LayoutLength(.computed(.horizontal { size(PlaneGuide($0.base)).width })),
      LayoutLength(.computed(.vertical { size(PlaneGuide($0.base)).height })))
  }

  /// The same from the guides of a reference: a host, the box around several, or a looked-up host. If it is gone,
  /// in another tree or the view itself, that is reported, and the view keeps its frame.
  @_alwaysEmitIntoClient @inline(always)
  public static func measured(
    on reference: some LayoutReference,
    _ size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> CGSize
  ) -> Self {
    let reference = reference.plumbReference
    return LayoutPlaceSize(
      LayoutLength(
        LengthSource(
          reference, .horizontal({ size(PlaneGuide($0.base)).width }, isOfSize: true))),
      LayoutLength(
        LengthSource(
          reference, .vertical({ size(PlaneGuide($0.base)).height }, isOfSize: true))))
  }
}
