import Foundation

/// The gap between two hosts on an axis, whichever of them comes first.
@_spi(PlumbFrontEnd)
public struct HostGap {
  let one: ReferenceSource
  let other: ReferenceSource
  let axis: LayoutAxisKind

  public init(_ one: ReferenceSource, _ other: ReferenceSource, on axis: LayoutAxisKind) {
    self.one = one
    self.other = other
    self.axis = axis
  }

  var references: [ReferenceSource] { [one, other] }

  func mapping(_ map: any ReferenceMap) -> HostGap { HostGap(map(one), map(other), on: axis) }

  /// Whether both hosts are the same. A host has no gap to itself, not even one of length 0.
  private var isOfOneHost: Bool {
    guard let host = one.knownHosts.first else { return false }
    return host === other.knownHosts.first
  }

  /// The gap along the axis of this `HostGap`, or the reason why there is none. A directional axis counts as
  /// horizontal.
  func span(in context: LayoutContext) -> Result<LayoutSpan, JointAbsence> {
    axis == .vertical
      ? span(along: Vertical.self, in: context) : span(along: Horizontal.self, in: context)
  }

  /// The gap along an axis, or the reason why there is none: a host is missing, both hosts are the same, or the hosts
  /// overlap. A gap may be 0 long.
  func span<Axis: LayoutAxis>(
    along axis: Axis.Type, in context: LayoutContext
  ) -> Result<LayoutSpan, JointAbsence> {
    switch (context.find(one), context.find(other)) {
    case (.nowhere(let reason), _), (_, .nowhere(let reason)):
      return .failure(JointAbsence(reason: reason))
    case (.at(let one), .at(let other)):
      let one = LayoutSpan(of: one.frame, along: axis, in: context.space)
      let other = LayoutSpan(of: other.frame, along: axis, in: context.space)
      if isOfOneHost { return .failure(JointAbsence(reason: .noGap)) }
      if one.end <= other.origin {
        return .success(LayoutSpan(origin: one.end, length: other.origin - one.end))
      }
      if other.end <= one.origin {
        return .success(LayoutSpan(origin: other.end, length: one.origin - other.end))
      }
      return .failure(JointAbsence(reason: .noGap))
    }
  }
}
