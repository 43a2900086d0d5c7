// Where the values of facts come from, in words, to be read after "from" or "is".

extension PositionSource {
  var origin: String {
    switch self {
    case .constant: "a constant"
    case .parent, .point(.parent), .directionalPoint(.parent): "computed from the parent"
    case .view(let view, _): "pinned to \(view.layoutName)"
    case .reference(let reference, _), .point(.reference(let reference, _)),
      .directionalPoint(.reference(let reference, _)):
      "pinned to \(reference.name)"
    }
  }
}

extension LengthSource {
  var origin: String {
    switch self {
    case .constant: "a constant"
    case .parent, .size: "computed from the parent"
    case .fit: "fitted, with no limit offered"
    case .fitOffer, .fitSizeOffer: "fitted, with an offer computed from the parent"
    case .ratio(let ratio): "at a ratio of \(ratio) to the other axis"
    }
  }
}

extension ReferenceSource {
  /// What the reference is called in messages.
  var name: String {
    switch self {
    case .lookup(let host):
      return "\(host()?.layoutName ?? "nothing"), which is looked up"
    default:
      let names = knownHosts.map(\.layoutName)
      return names.isEmpty ? "a view that is gone" : names.joined(separator: " and ")
    }
  }
}
