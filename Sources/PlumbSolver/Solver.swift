/// Finds numbers that satisfy linear equations and inequalities, as far as their priorities allow.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.addVariable(name: "left")
/// let right = solver.addVariable(name: "right")
/// let end = try solver.addConstraint(right, .equal, to: 400)
/// try solver.addConstraint(left, .atLeast, 10)
/// try solver.addConstraint(right - left, .equal, to: 500, priority: .high)
/// solver.solve()
/// solver.value(of: left)  // 10: the width is 390, as close to 500 as can be
///
/// try solver.setConstant(800, of: end)
/// solver.solve()
/// solver.value(of: left)  // 300
/// ```
///
/// Required constraints hold exactly. Of the others, first the total error of the highest priority
/// is made as small as possible, then that of the next one, and so on: priorities are levels, and
/// no number of constraints outweighs one of a higher priority.
///
/// **What is always so.** The values depend on the constraints and not on the order in which they
/// were added. Where constraints leave a choice, each variable, the oldest first, gets the value
/// that is closest to zero, and ``isAmbiguous(_:)`` says so. Required constraints that cannot all
/// hold are reported as a ``Conflict``; the newest of them is set aside and all others hold.
/// Nothing that is asked of a solver makes it crash, and no wrong argument changes it.
///
/// **What it costs.** Changes are collected until ``solve()``. After an edit of constants it plays
/// recorded operations, a few for each constraint, and takes no memory. After any other change it
/// works out the structure again, which takes time in proportion to the number of constraints for
/// what layouts are made of. Where inequalities and equal priorities decide, groups of connected
/// constraints are solved by a simplex method.
///
/// A solver is a value: a copy of it is independent and can be edited to try something.
@frozen public struct Solver: Sendable {
  @usableFromInline var reference: EngineReference

  /// What a solver knows. Copies of a solver share it until one of them changes.
  var engine: Engine {
    @inline(__always) _read { yield reference.engine }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&reference) {
        reference = EngineReference(reference.engine.copy())
      }
      yield &reference.engine
    }
  }

  /// How many steps the simplex method may take for each row.
  var pivotsPerRow: Int {
    get { engine.pivotsPerRow }
    set { engine.pivotsPerRow = newValue }
  }

  /// Makes everything go through the simplex method, for tests that compare.
  var distrustsCertificates: Bool {
    get { engine.distrustsCertificates }
    set { engine.distrustsCertificates = newValue }
  }

  /// Makes a solver without variables and constraints.
  public init() {
    reference = EngineReference(Engine())
  }
}

/// Holds the engine of a solver, and where it has published values.
@usableFromInline
final class EngineReference: @unchecked Sendable {
  // A solver changes its engine only while no other one knows it.
  @exclusivity(unchecked) var engine: Engine

  /// The values of variables by slot, so that a value is read without a call, and how many slots there are if no
  /// variable was ever removed, so that all generations are zero; 0 if not.
  @exclusivity(unchecked) @usableFromInline var values: UnsafePointer<Double>?
  @exclusivity(unchecked) @usableFromInline var firstGenerations: UInt64 = 0

  init(_ engine: consuming Engine) {
    self.engine = engine
    publish()
  }

  /// Says where the values stand. That changes when variables are added or removed, and with each solution.
  @inline(__always)
  func publish() {
    let slots = engine.variables.slots
    firstGenerations = engine.variables.hasRemoved ? 0 : UInt64(slots)
    if slots > 0 { values = UnsafePointer(engine.values.pointer) }
  }
}
