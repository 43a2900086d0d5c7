/// The systems of a container's constraints: one for each structure that plans may still use.
struct ConstraintSystems {
  /// The cached system; possibly stale.
  private(set) var cached: ConstraintSystem?
  /// The system whose layouts are stored.
  weak var stored: ConstraintSystem?
  /// All systems that plans may still use.
  private var all: [WeakSystem] = []

  private struct WeakSystem {
    weak var system: ConstraintSystem?
  }

  /// Caches a system.
  mutating func use(_ system: ConstraintSystem) {
    cached = system
    all.removeAll { $0.system == nil }
    all.append(WeakSystem(system: system))
  }

  /// Passes an edit of a constant or a priority to all systems.
  func noteEdit(of constraint: LayoutConstraint) {
    for one in all { one.system?.noteEdit(of: constraint) }
  }
}
