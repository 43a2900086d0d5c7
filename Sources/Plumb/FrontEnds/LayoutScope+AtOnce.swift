import Foundation

// How front ends lay out a host at once, without storing the layout. The scope belongs to the child, not to the
// parent.

extension LayoutScope {
  /// The host's current frame; if `transformed` is true, the box around the transformed host. While another host is
  /// asked for its size, it is the frame that was recorded for this host, if there is one.
  @_spi(PlumbFrontEnd)
  public func presentFrame(transformed: Bool) -> CGRect {
    LayoutSession.current.sizing?.givenFrame(of: host)
      ?? host.frame(transformed: transformed)
  }

  /// Gives this host the frame of a layout with terms. While a host is asked for its size, the frame is only recorded.
  /// If this host has no parent, facts that need one are ignored.
  @_spi(PlumbFrontEnd)
  public func settle(_ layout: IndividualLayout, margins: LayoutMargins?, _ call: LayoutCall) {
    let sizing = LayoutSession.current.sizing
    let parent: (any Layoutable)? = host.plumbParent
    let trial: TrialFrames? = parent == nil ? .nowhere(host) : sizing
    let context = LayoutContext(anyParent: parent ?? host, anyChild: host, trial)
    let layout = parent == nil ? layout.withoutParent : layout
    let evaluation = LayoutEvaluation(
      context: context, adjustments: layout.adjustments, callSite: call.callSite)
    let frame = evaluation.settled(layout.placedOutOfLine(in: context))
    for name in layout.repeatedHosts.sorted() { evaluation.report(.duplicateReference, name) }
    guard let frame else { return }
    withExtendedLifetime(trial) {}
    if let sizing = sizing as? AutoSizing {
      sizing.note(host, frame, margins)
    } else {
      host.plumbFrame = frame
      evaluation.finish(frame)
    }
  }
}

extension TrialFrames {
  /// The surroundings of a host without a parent. The parent's lengths are missing numbers, so that facts that
  /// need a parent have no value.
  fileprivate static func nowhere(_ host: any Layoutable) -> TrialFrames {
    let nowhere = CGSize(width: CGFloat.missing(.notAChild), height: .missing(.notAChild))
    return TrialFrames(
      ParentSpace(bounds: CGRect(origin: .zero, size: nowhere), direction: host.plumbDirection),
      isSilent: false)
  }
}

extension IndividualLayout {
  /// The names of hosts that one reference contains more than once.
  fileprivate var repeatedHosts: Set<String> {
    Set((horizontal.facts.references + vertical.facts.references).flatMap(\.repeatedHosts))
  }

  /// The layout for a host without a parent: distances from the parent's top and left edges become coordinates.
  fileprivate var withoutParent: IndividualLayout {
    var layout = IndividualLayout(
      horizontal.facts.withoutParent, vertical.facts.withoutParent)
    layout.adjustments = adjustments
    return layout
  }
}

extension AxisFacts {
  fileprivate var withoutParent: AxisFacts {
    guard case .anchor(let anchor, .area(.bounds, .start, let offset)) = first else { return self }
    return AxisFacts(.anchor(anchor, .constant(offset)), second)
  }
}
