/// The systems that a container has built for its constraints: the cached one, and older ones that plans may still use.
struct ConstraintSystems {
  /// The cached system, which may be stale. Nil before a system is cached for the first time.
  private(set) var cached: ConstraintSystem?
  /// The system whose layouts were stored last for the children.
  weak var stored: ConstraintSystem?
  /// All systems that plans may still use.
  private var all: [WeakSystem] = []

  private struct WeakSystem {
    weak var system: ConstraintSystem?
  }

  /// Caches a new system in place of the previous one. Edits still reach the previous one while a plan uses it.
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
