@_spi(PlumbFrontEnd) import Plumb

/// An attribute of an item that is not kept alive.
struct HeldAttribute {
  private let held: WeakHost
  /// What recognises the host, as long as it is there.
  let id: ObjectIdentifier
  let part: ItemPart
  let attribute: ItemAttribute

  init(_ item: AnchorItem, _ attribute: ItemAttribute) {
    held = WeakHost(any: item.host)
    id = ObjectIdentifier(item.host)
    part = item.part
    self.attribute = attribute
  }

  /// The host; nil if it is gone.
  var host: (any Layoutable)? { held.host }

  /// The attribute as it is written.
  var words: String {
    let name = host?.plumbName ?? "a view that is gone"
    let part: String =
      switch part {
      case .whole, .area(.bounds): ""
      case .area(.safeArea): ".safeArea"
      case .area(.layoutMargins): ".margins"
      case .area(.readable): ".readable"
      case .scrollContent: ".content"
      case .scrollFrame: ".frame"
      }
    return "\(name)\(part).\(attribute.rawValue)"
  }
}
