/// A reference that a front end measures by rules of its own.
@_documentation(visibility: internal)
public final class RuledReference {
  let source: ReferenceSource
  let rules: Rules

  init(_ source: ReferenceSource, _ rules: Rules) {
    self.source = source
    self.rules = rules
  }

  /// How the hosts are measured. A host without a parent stands nowhere.
  struct Rules {
    /// Whether hosts are measured without their own transforms.
    let isUntransformed: Bool
    /// Who leaves out hosts that stand nowhere, and reports them; nil if one of them is one too many.
    let leavingOut: LayoutCall?
    /// Whether nobody reports them, because another fact of the same call does.
    var isSilent = false
  }

  /// The same rules for other hosts.
  func mapping(_ map: any ReferenceMap) -> ReferenceSource {
    .ruled(RuledReference(map(source), rules))
  }
}

/// A call of a front end, for what is reported of it.
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
  /// The same hosts, as far as they have parents, measured with their own transforms or without, and
  /// without those that stand nowhere, which `call` reports, unless it does so elsewhere.
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
  /// The host of a reference that is one host, measured without its transform.
  var untransformedHost: (any Layoutable)? {
    guard case .ruled(let ruled) = self, ruled.rules.isUntransformed,
      case .host(let host) = ruled.source
    else { return nil }
    return host
  }
}
