import Foundation

// Places that closures measure, as values. Points, baselines and parts need them, because their verbs take no closures.

extension LayoutPlace where Axis == Horizontal {
  /// The place that a closure computes from the parent's guides each time the layout is evaluated, in points
  /// in the parent's coordinates.
  ///
  ///     maker.setHorizontal(at: 0.3, on: .measured { $0.left + 40 })
  @_alwaysEmitIntoClient @inline(always)
  public static func measured(
    _ place: @escaping (LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>
  ) -> Self { LayoutPlace(.horizontal(place)) }

  /// The same from the guides of a reference: a host, the box around several, or a looked-up host. If it is gone,
  /// that is reported, and the view keeps its frame.
  @_alwaysEmitIntoClient @inline(always)
  public static func measured(
    on reference: some LayoutReference,
    _ place: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> Self { LayoutPlace(PositionSource(reference.plumbReference, .horizontal(place))) }
}

extension LayoutPlace where Axis == Directional {
  /// The place that a closure computes from the parent's guides each time the layout is evaluated, in points
  /// inwards from the parent's leading edge.
  @_alwaysEmitIntoClient @inline(always)
  public static func measured(
    _ place: @escaping (LayoutGuide.Parent<Directional>) -> Position<Directional>
  ) -> Self { LayoutPlace(.directional(place)) }

  /// The same from the guides of a reference: a host, the box around several, or a looked-up host. If it is gone,
  /// that is reported, and the view keeps its frame.
  @_alwaysEmitIntoClient @inline(always)
  public static func measured(
    on reference: some LayoutReference,
    _ place: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> Self { LayoutPlace(PositionSource(reference.plumbReference, .directional(place))) }
}

extension LayoutPlace where Axis == Vertical {
  /// The place that a closure computes from the parent's guides each time the layout is evaluated, in points
  /// below the parent's y = 0.
  ///
  ///     maker.setFirstBaseline(at: .measured { $0.safeAreaGuide.top + 20 })
  @_alwaysEmitIntoClient @inline(always)
  public static func measured(
    _ place: @escaping (LayoutGuide.Parent<Vertical>) -> Position<Vertical>
  ) -> Self { LayoutPlace(.vertical(place)) }

  /// The same from the guides of a reference: a host, the box around several, or a looked-up host. If it is gone,
  /// that is reported, and the view keeps its frame.
  @_alwaysEmitIntoClient @inline(always)
  public static func measured(
    on reference: some LayoutReference,
    _ place: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> Self { LayoutPlace(PositionSource(reference.plumbReference, .vertical(place))) }
}
