/// The layouts that a container stores for its children.
public final class LayoutInfo {
  var stored: [ObjectIdentifier: StoredLayout] = [:]
  var isInPass = false

  public init() {}
}

/// What a container stores for one child.
final class StoredLayout {
  /// The child; nil once it is gone, so that a new view at the same address does not inherit its layout.
  weak var child: (any Layoutable)?
  var layout: IndividualLayout?
  var order = 0
  var callSite: CallSite

  init(child: any Layoutable, callSite: CallSite) {
    self.child = child
    self.callSite = callSite
  }
}

extension LayoutInfo {
  /// What is stored for `child`, if anything.
  func existingStore(for child: any Layoutable) -> StoredLayout? {
    guard let store = stored[ObjectIdentifier(child)], store.child != nil else { return nil }
    return store
  }

  /// What is stored for `child`, made now if there is nothing yet.
  func store(for child: any Layoutable, _ callSite: CallSite) -> StoredLayout {
    if let store = existingStore(for: child) { return store }
    let store = StoredLayout(child: child, callSite: callSite)
    stored[ObjectIdentifier(child)] = store
    return store
  }
}
