/// A solver for linear equations and inequalities with priorities.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.addVariable(name: "left")
/// let right = solver.addVariable(name: "right")
/// let end = try solver.addConstraint(right, .equal, to: 400)
/// try solver.addConstraint(left, .atLeast, to: 10)
/// try solver.addConstraint(right - left, .equal, to: 500, priority: .high)
/// solver.solve()
/// solver.value(of: left)  // 10: the width is 390, as close to 500 as can be
///
/// try solver.setConstant(800, of: end)
/// solver.solve()
/// solver.value(of: left)  // 300
/// ```
///
/// Required constraints hold exactly. Then the total error of the highest optional priority is made as small as
/// possible, then the total of the next one, and so on. Priorities are levels: no number of constraints outweighs one
/// of a higher priority.
///
/// **What is always so.** The values depend only on the constraints and the order of the variables. The order in which
/// constraints were added matters only in a conflict. If constraints leave a choice, each variable gets the value
/// closest to zero, the oldest variable first, and ``isAmbiguous(_:)`` reports it. Required constraints that contradict
/// each other are reported as a ``Conflict``. The newest of them is set aside, a protected one only if all are
/// protected, and the others hold. No call crashes the solver, and no wrong argument changes it.
///
/// **What it costs.** Changes are collected until ``solve()``. After an edit of constants, ``solve()`` usually only
/// plays recorded operations, a few for each constraint, and allocates no memory. After any other change it eliminates
/// again. For typical layouts that takes time in proportion to the number of constraints. If inequalities or equal
/// priorities decide, other sets of tight constraints are tried, and at last a simplex method solves groups of
/// connected constraints.
///
/// A solver is a value: a copy is independent, and can be edited to try something.
@frozen public struct Solver: Sendable {
  @usableFromInline var reference: EngineReference

  /// The state of the solver. Copies of a solver share it until one of them changes.
  var engine: Engine {
    @inline(__always) _read { yield reference.engine }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&reference) {
        reference = EngineReference(reference.engine.copy())
      }
      yield &reference.engine
    }
  }

  /// The limit of simplex steps for a component, divided by the number of its rows.
  var pivotsPerRow: Int {
    get { engine.options.pivotsPerRow }
    set { engine.options.pivotsPerRow = newValue }
  }

  /// Whether no certificate is trusted, so that the simplex method solves every component. Tests compare its results
  /// with the usual ones.
  var distrustsCertificates: Bool {
    get { engine.options.distrustsCertificates }
    set { engine.options.distrustsCertificates = newValue }
  }

  /// Makes a solver without variables and constraints.
  public init() {
    reference = EngineReference(Engine())
  }
}

/// Holds the engine of a solver, and the address of its published values.
@usableFromInline
final class EngineReference: @unchecked Sendable {
  // Needs no checks for exclusive access: a solver makes sure that it is the only owner before it changes its engine.
  @exclusivity(unchecked) var engine: Engine

  /// The address of the published values by slot, so that reading a value needs no call. `firstGenerations` is the
  /// number of slots if no variable was ever removed, so that all generations are 0. Otherwise `firstGenerations` is 0.
  @exclusivity(unchecked) @usableFromInline var values: UnsafePointer<Double>?
  @exclusivity(unchecked) @usableFromInline var firstGenerations: UInt64 = 0

  init(_ engine: consuming Engine) {
    self.engine = engine
    publish()
  }

  /// Updates `values` and `firstGenerations`. They may change if variables are added or removed, and with each
  /// solution.
  @inline(__always)
  func publish() {
    let slots = engine.variables.slots
    firstGenerations = engine.variables.hasRemoved ? 0 : UInt64(slots)
    if slots > 0 { values = UnsafePointer(engine.values.pointer) }
  }
}
