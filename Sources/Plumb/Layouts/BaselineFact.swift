import Foundation

/// A baseline of a text: that of its first line, or that of its last.
@usableFromInline
enum LayoutBaseline {
  case first
  case last

  /// What messages call it.
  var name: FactName { self == .first ? .firstBaseline : .lastBaseline }

  /// The edge that the baseline is told from, as a part of the height.
  var part: CGFloat { self == .first ? 0 : 1 }

  /// How far below that edge the baseline is.
  func offset(_ baselines: LayoutBaselines) -> CGFloat {
    self == .first ? baselines.first : -baselines.last
  }
}

/// A position fact about a baseline of the child, in an object: see ``PositionSource``.
///
/// Where the text is in a view follows from the view's size. So the fact is evaluated like one about the
/// edge that the baseline is told from, and the frame is moved once its size is known.
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
