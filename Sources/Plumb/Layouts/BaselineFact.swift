import Foundation

/// The baseline of the first or of the last line of a text.
@usableFromInline
enum LayoutBaseline {
  case first
  case last

  /// The baseline's name in messages.
  var name: FactName { self == .first ? .firstBaseline : .lastBaseline }

  /// The edge that the baseline is measured from, as a part of the height: 0 is the top edge, 1 the bottom edge.
  var part: CGFloat { self == .first ? 0 : 1 }

  /// The distance of the baseline below the edge that it is measured from, in points. It is negative for the last
  /// baseline, which is above the bottom edge.
  func offset(_ baselines: LayoutBaselines) -> CGFloat {
    self == .first ? baselines.first : -baselines.last
  }
}

/// A position fact about a baseline of the child. It is a class, so that the enums that contain it stay small: see
/// ``PositionSource``.
///
/// The place of the text in a view depends on the view's size. So the fact is first evaluated as if it were about the
/// edge that the baseline is measured from. Once the size is known, the frame is moved, so that the baseline is at the
/// place of the fact.
@_documentation(visibility: internal)
public final class BaselineFact<Axis: FrameAxis> {
  let baseline: LayoutBaseline
  let source: PositionSource<Axis>

  init(_ baseline: LayoutBaseline, _ source: PositionSource<Axis>) {
    self.baseline = baseline
    self.source = source
  }
}

extension PositionFact {
  @usableFromInline
  static func firstBaseline(_ source: PositionSource<Axis>) -> Self {
    .baseline(BaselineFact(.first, source))
  }

  @usableFromInline
  static func lastBaseline(_ source: PositionSource<Axis>) -> Self {
    .baseline(BaselineFact(.last, source))
  }
}

extension FactName {
  /// The baseline that the fact is about; nil for other facts.
  var baseline: LayoutBaseline? {
    switch self {
    case .firstBaseline: .first
    case .lastBaseline: .last
    default: nil
    }
  }
}
