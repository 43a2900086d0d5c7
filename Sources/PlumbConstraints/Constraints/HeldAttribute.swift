@_spi(PlumbFrontEnd) import Plumb

/// An attribute of an item, with a weak reference to its host.
struct HeldAttribute {
  private let held: WeakHost
  /// The identity of the host. After the host is deallocated, another object may have the same identity.
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

  /// Whether the attribute depends on both axes of the host. True for baselines, and for areas other than the bounds.
  private var readsBothAxes: Bool {
    if attribute == .firstBaseline || attribute == .lastBaseline { return true }
    if case .area(let area) = part { return area != .bounds }
    return false
  }

  /// Whether the attribute depends on the host's horizontal axis.
  var readsColumns: Bool { readsBothAxes || !attribute.isVertical }

  /// Whether the attribute depends on the host's vertical axis.
  var readsRows: Bool { readsBothAxes || attribute.isVertical }

  /// The attribute as it is written in source, with the view's name.
  func words(_ names: ViewNames) -> String {
    let name = names.name(of: host)
    let part: String =
      switch part {
      case .whole, .area(.bounds): ""
      case .area(.safeArea): ".safeArea"
      case .area(.layoutMargins): ".margins"
      case .area(.readable): ".readable"
      case .area(.viewport): ".viewport"
      case .scrollContent: ".content"
      case .scrollFrame: ".frame"
      }
    return "\(name)\(part).\(attribute.rawValue)"
  }
}
