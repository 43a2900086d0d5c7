/// The settings that a container stores for one child, by default and under each condition.
///
/// Most children have one layout and nothing else. Rarer settings are in separate memory, to keep this small.
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

  /// The layout, if there is nothing else.
  var onlyLayout: Unretained<StoredLayout>? { rare == nil ? layout.map { Unretained($0) } : nil }

  /// The layout of a front end, used if there is no other layout.
  var joint: StoredLayout? {
    get { rareSettings.joint }
    set { rareSettings.joint = newValue }
  }

  /// The default settings.
  private var settings: ChildSettings {
    get {
      if rare == nil { return ChildSettings(layout: layout) }
      let rare = rareSettings
      return ChildSettings(layout: layout, order: rare.order, zIndex: rare.zIndex)
    }
    set {
      layout = newValue.layout
      if rare == nil, newValue.order == nil, newValue.zIndex == nil { return }
      rareSettings.order = newValue.order
      rareSettings.zIndex = newValue.zIndex
    }
  }

  /// Changes the settings under a condition; for nil, the default ones.
  mutating func change(under condition: AnyHashable?, _ change: (inout ChildSettings) -> Void) {
    guard let condition else { return change(&settings) }
    change(&rareSettings.conditional[condition, default: ChildSettings()])
  }

  /// The settings in force under a condition. What is not stored for the condition has its default setting. If there is
  /// no layout, the joint layout of a front end is used.
  func settings(under condition: AnyHashable?) -> ChildSettings {
    var settings = ownSettings(under: condition)
    if settings.layout == nil { settings.layout = joint }
    return settings
  }

  /// The layout in force under a condition; never a front end's joint layout.
  func ownLayout(under condition: AnyHashable?) -> StoredLayout? {
    ownSettings(under: condition).layout
  }

  private func ownSettings(under condition: AnyHashable?) -> ChildSettings {
    // `rare` is checked first: for most children it is nil, and unwrapping the condition would copy it.
    guard rare != nil, let condition, let own = rareSettings.conditional[condition] else {
      return settings
    }
    return ChildSettings(
      layout: own.layout ?? settings.layout, order: own.order ?? settings.order,
      zIndex: own.zIndex ?? settings.zIndex)
  }

  /// Whether any z-index is stored. If so, the container decides the child's z-index.
  var hasZIndex: Bool { rare != nil && contains { $0.zIndex != nil } }

  /// One of the stored layouts; nil if there is none.
  var anyLayout: StoredLayout? {
    layout ?? rareSettings.conditional.values.lazy.compactMap(\.layout).first ?? joint
  }

  /// Whether a layout asks the child for its size or baselines, under any condition. A joint layout always may.
  var isFitted: Bool { joint != nil || contains { $0.layout?.isFitted ?? false } }

  /// Whether nothing is stored.
  var isEmpty: Bool {
    joint == nil && !contains { $0.layout != nil || $0.order != nil || $0.zIndex != nil }
  }

  /// Whether `holds` is true for the default settings or for those of a condition.
  private func contains(_ holds: (ChildSettings) -> Bool) -> Bool {
    holds(settings) || rare != nil && rareSettings.conditional.values.contains(where: holds)
  }
}

/// The default settings of a child, or those under one condition. A nil value is not set.
struct ChildSettings {
  var layout: StoredLayout?
  var order: Int?
  var zIndex: Int?
}
