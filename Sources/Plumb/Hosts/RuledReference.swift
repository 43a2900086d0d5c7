/// A reference that a front end measures by rules of its own.
@_documentation(visibility: internal)
public final class RuledReference {
  let source: ReferenceSource
  let rules: Rules

  init(_ source: ReferenceSource, _ rules: Rules) {
    self.source = source
    self.rules = rules
  }

  /// The rules for measuring the hosts. A host without a parent cannot be measured, unless it is the parent in which
  /// the layout is evaluated.
  struct Rules {
    /// Whether hosts are measured without their own transforms.
    let isUntransformed: Bool
    /// The call by which a front end leaves out hosts that cannot be measured. They are reported for this call. If it
    /// is nil, the reference can be measured only if all of its hosts can.
    let leavingOut: LayoutCall?
    /// Whether left-out hosts are not reported here, because another fact of the same call reports them.
    var isSilent = false
  }

  /// Returns a reference to the hosts that `map` puts in place of this reference's hosts, measured by the same rules.
  func mapping(_ map: any ReferenceMap) -> ReferenceSource {
    .ruled(RuledReference(map(source), rules))
  }
}

/// A call of a front end, to be named in issues.
@_documentation(visibility: internal)
public struct LayoutCall {
  let name: String
  let callSite: LayoutCallSite

  @_spi(PlumbFrontEnd)
  public init(_ name: String, file: StaticString, line: UInt) {
    self.name = name
    callSite = LayoutCallSite(file, line)
  }
}

extension ReferenceSource {
  /// A reference to the hosts of this one, measured by the rules of a front end: with or without their own transforms.
  /// If there is a `call`, hosts that cannot be measured are left out. They are reported for that call, unless
  /// `silently` is true.
  @_spi(PlumbFrontEnd)
  public func measured(
    untransformed: Bool, leavingOut call: LayoutCall? = nil, silently: Bool = false
  ) -> ReferenceSource {
    .ruled(
      RuledReference(
        self,
        RuledReference.Rules(isUntransformed: untransformed, leavingOut: call, isSilent: silently)))
  }
}

extension ReferenceSource {
  /// The host of a reference that measures one host without its transform; nil for any other reference, and once the
  /// reference is stored as a `HeldReference`.
  var untransformedHost: (any Layoutable)? {
    guard case .ruled(let ruled) = self, ruled.rules.isUntransformed,
      case .host(let host) = ruled.source
    else { return nil }
    return host
  }
}
