import Foundation

extension BaselineFact {
  func placed(in context: LayoutContext) -> PlacedPart {
    PlacedPart(baseline.part, at: source.coordinateOutOfLine(in: context), baseline.name)
  }
}

extension LayoutEvaluation {
  /// Moves `frame` vertically so that the child's baseline is where a fact about it says. In `frame`, an edge is there
  /// instead. Returns `frame` if no fact is about a baseline. Returns nil, and reports, if the child has no baseline
  /// with a finite offset.
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
  /// The coordinate `offset` points below a baseline of a reference; NaN if the reference is missing, or is not a
  /// single host with baselines.
  func place(below baseline: LayoutBaseline, of reference: ReferenceSource, _ offset: CGFloat)
    -> CGFloat
  {
    number(reference) { place in
      guard let host = reference.existingHost as? any BaselineHost else {
        return .missing(.missingReference)
      }
      // Without the host's transform: a rotated text has no baseline to align others with.
      let frame = place.untransformed
      let edge = frame.origin.y + frame.size.height * baseline.part
      return edge + baseline.offset(host.plumbBaselines(in: frame.size)) + offset
    }
  }
}

extension ReferenceSource {
  /// The only host of the reference; nil if there are none, or several.
  fileprivate var existingHost: (any Layoutable)? {
    let hosts = knownHosts
    return hosts.count == 1 ? hosts[0] : nil
  }
}
