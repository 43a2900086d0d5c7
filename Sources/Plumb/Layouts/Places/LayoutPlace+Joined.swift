import Foundation

// Two places joined into one.

/// The farther of two places along the axis: the lower, the one more to the right, or, of leading and
/// trailing places, the one farther from the parent's leading edge.
///
///     maker.setTop(at: max(photo.plumb.bottom + 8, badge.plumb.bottom))
///
/// Both are measured each time the layout is evaluated, in points in the parent's coordinates. The layout is
/// ordered after both hosts. For the same edge of two hosts, `[photo, badge].plumb.bottom` is shorter. Costs an
/// allocation where it is written and a call where it is evaluated.
public func max<Axis: LayoutAxis>(
  _ place: LayoutPlace<Axis>, _ other: LayoutPlace<Axis>
) -> LayoutPlace<Axis> { LayoutPlace(place, other, .farther) }

/// The nearer of two places along the axis: the upper, the one more to the left, or, of leading and
/// trailing places, the one nearer to the parent's leading edge; see `max`.
public func min<Axis: LayoutAxis>(
  _ place: LayoutPlace<Axis>, _ other: LayoutPlace<Axis>
) -> LayoutPlace<Axis> { LayoutPlace(place, other, .nearer) }

extension LayoutPlace {
  /// The middle between two places.
  ///
  ///     maker.setMiddle(at: .midpoint(title.plumb.bottom, button.plumb.top))
  ///
  /// Both are measured each time the layout is evaluated, in points in the parent's coordinates. Costs an
  /// allocation where it is written and a call where it is evaluated.
  public static func midpoint(_ place: Self, _ other: Self) -> Self {
    LayoutPlace(place, other, .middle)
  }

  init(_ place: Self, _ other: Self, _ joint: PlaceJoint) {
    self.init(PositionFormula.joined(place.source, other.source, joint).source)
  }
}
