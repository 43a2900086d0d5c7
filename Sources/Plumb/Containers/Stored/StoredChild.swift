/// What a container stores for one child, by default and under each condition.
struct StoredChild {
  private let held: HeldHost
  private var settings = ChildSettings()
  private var conditionalSettings: [Int: ChildSettings] = [:]

  /// Whether the host has been a child of the container in a pass, and so is one that is away where it
  /// is none now.
  var hasBeenChild = false

  init(_ host: some Layoutable) {
    held = HeldHost(host)
  }

  /// The host; nil once it is gone.
  var host: (any Layoutable)? { held.host }

  /// Changes what is stored under a condition, or by default.
  mutating func change(under condition: Int?, _ change: (inout ChildSettings) -> Void) {
    if let condition {
      change(&conditionalSettings[condition, default: ChildSettings()])
    } else {
      change(&settings)
    }
  }

  /// What is in force under a condition: what is stored under it, and the default's for the rest.
  func settings(under condition: Int) -> ChildSettings {
    guard let own = conditionalSettings[condition] else { return settings }
    return ChildSettings(
      layout: own.layout ?? settings.layout, order: own.order ?? settings.order,
      zIndex: own.zIndex ?? settings.zIndex)
  }

  /// Whether any z-index is stored, so that the container decides the one in force.
  var hasZIndex: Bool {
    settings.zIndex != nil || conditionalSettings.values.contains { $0.zIndex != nil }
  }

  /// One of the layouts stored, if there is any.
  var anyLayout: StoredLayout? {
    settings.layout ?? conditionalSettings.values.lazy.compactMap(\.layout).first
  }
}

/// What is stored for a child under one condition; nil is not stored.
struct ChildSettings {
  var layout: StoredLayout?
  var order: Int?
  var zIndex: Int?
}
