/// What a container stores for one child, by default and under each condition.
///
/// Most children have one layout and nothing else. What is rarer has memory of its own.
struct StoredChild {
  private var layout: StoredLayout?
  private var rare: Rare?

  private indirect enum Rare {
    case settings(RareSettings)
  }

  private struct RareSettings {
    var order: Int?
    var zIndex: Int?
    var conditional: [AnyHashable: ChildSettings] = [:]
    var joint: StoredLayout?

    var isEmpty: Bool { order == nil && zIndex == nil && conditional.isEmpty && joint == nil }
  }

  private var rareSettings: RareSettings {
    get {
      if case .settings(let settings) = rare { return settings }
      return RareSettings()
    }
    set { rare = newValue.isEmpty ? nil : .settings(newValue) }
  }

  /// What a front end stores, in force where there is no other layout.
  var joint: StoredLayout? {
    get { rareSettings.joint }
    set { rareSettings.joint = newValue }
  }

  /// What is stored by default.
  private var settings: ChildSettings {
    get {
      let rare = rareSettings
      return ChildSettings(layout: layout, order: rare.order, zIndex: rare.zIndex)
    }
    set {
      layout = newValue.layout
      rareSettings.order = newValue.order
      rareSettings.zIndex = newValue.zIndex
    }
  }

  /// Changes what is stored under a condition, or by default.
  mutating func change(under condition: AnyHashable?, _ change: (inout ChildSettings) -> Void) {
    guard let condition else { return change(&settings) }
    change(&rareSettings.conditional[condition, default: ChildSettings()])
  }

  /// What is in force under a condition: what is stored under it, and the default's for the rest.
  func settings(under condition: AnyHashable?) -> ChildSettings {
    var settings = ownSettings(under: condition)
    if settings.layout == nil { settings.layout = joint }
    return settings
  }

  /// The layout in force under a condition, other than a joint one.
  func ownLayout(under condition: AnyHashable?) -> StoredLayout? {
    ownSettings(under: condition).layout
  }

  private func ownSettings(under condition: AnyHashable?) -> ChildSettings {
    guard let condition, let own = rareSettings.conditional[condition] else { return settings }
    return ChildSettings(
      layout: own.layout ?? settings.layout, order: own.order ?? settings.order,
      zIndex: own.zIndex ?? settings.zIndex)
  }

  /// Whether any z-index is stored, so that the container decides the one in force.
  var hasZIndex: Bool { contains { $0.zIndex != nil } }

  /// One of the layouts that are stored, if there is any.
  var anyLayout: StoredLayout? {
    layout ?? rareSettings.conditional.values.lazy.compactMap(\.layout).first ?? joint
  }

  /// Whether the child is asked for the size that fits under any condition.
  var isFitted: Bool { joint != nil || contains { $0.layout?.isFitted ?? false } }

  /// Whether nothing is stored.
  var isEmpty: Bool {
    joint == nil && !contains { $0.layout != nil || $0.order != nil || $0.zIndex != nil }
  }

  /// Whether something holds for what is stored by default or under a condition.
  private func contains(_ holds: (ChildSettings) -> Bool) -> Bool {
    holds(settings) || rareSettings.conditional.values.contains(where: holds)
  }
}

/// What is stored for a child under one condition; nil is not stored.
struct ChildSettings {
  var layout: StoredLayout?
  var order: Int?
  var zIndex: Int?
}
