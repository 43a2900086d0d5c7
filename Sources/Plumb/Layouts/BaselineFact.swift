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

  @usableFromInline @inline(never)
  func placed(
    for child: any Layoutable, in parent: any Layoutable, _ trial: TrialFrames?
  ) -> PlacedPart {
    let context = LayoutContext(anyParent: parent, anyChild: child, trial)
    return PlacedPart(baseline.part, at: source.coordinate(in: context), baseline.name)
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

extension LayoutEvaluation {
  /// A frame whose edge stands where its baseline should, moved so that the baseline stands there; nil,
  /// and reported, if the child has none.
  func onBaseline(_ frame: CGRect, _ placed: PlacedFrame) -> CGRect? {
    guard let baseline = placed.rows.names.0.baseline else { return frame }
    let name = placed.rows.names.0.words(on: Vertical.self)
    guard let child = context.child.object as? any BaselineHost else {
      report(.noBaseline, name)
      return nil
    }
    let offset = baseline.offset(child.plumbBaselines(in: frame.size))
    guard offset.isFinite else {
      report(offset.isNaN ? .notANumber : .infinite, name)
      return nil
    }
    return frame.offsetBy(dx: 0, dy: -offset)
  }
}

extension LayoutContext {
  /// The coordinate so far below a baseline of a reference; NaN if it is missing.
  func place(below baseline: LayoutBaseline, of reference: ReferenceSource, _ offset: CGFloat)
    -> CGFloat
  {
    number(reference) { place in
      guard let host = reference.existingHost as? any BaselineHost else {
        return .missing(.missingReference)
      }
      // Without its own transform: a turned text has no baseline that others could stand on.
      let frame = place.untransformed
      let edge = frame.origin.y + frame.size.height * baseline.part
      return edge + baseline.offset(host.plumbBaselines(in: frame.size)) + offset
    }
  }
}

extension ReferenceSource {
  /// The host that the reference is, if it is one alone.
  fileprivate var existingHost: (any Layoutable)? {
    let hosts = knownHosts
    return hosts.count == 1 ? hosts[0] : nil
  }
}
