/// The best values of a small system by trying all corners, in whole numbers and without rounding.
///
/// It knows nothing of the solver. The total errors are convex and linear between the planes where
/// some row's residual is zero. With the planes where a variable is zero added, every piece has a
/// corner, and so the best values of all levels, and the closest to zero of each variable in turn,
/// are at a corner: a point where as many planes meet as there are variables.
struct Oracle {
  let system: System
  /// The best corner, and all corners that are as good in all levels.
  private(set) var best: Corner?
  private(set) var equals: [Corner] = []

  /// Tries all corners. With `farPlanes`, values that can grow without end are found as well.
  init(_ system: System, farPlanes: Bool) {
    self.system = system
    for corner in Corner.all(of: system, farPlanes: farPlanes) {
      guard let errors = corner.errors(system) else { continue }
      consider(corner, errors)
    }
  }

  private var bestErrors: [Int] = []

  private mutating func consider(_ corner: Corner, _ errors: [Int]) {
    guard let best else {
      (self.best, bestErrors, equals) = (corner, errors, [corner])
      return
    }
    switch Corner.compare((errors, corner.divisor), (bestErrors, best.divisor)) {
    case ..<0:
      (self.best, bestErrors, equals) = (corner, errors, [corner])
    case 0:
      equals.append(corner)
      let (one, other) = (corner.numerators.map(abs), best.numerators.map(abs))
      if Corner.compare((one, corner.divisor), (other, best.divisor)) < 0 {
        (self.best, bestErrors) = (corner, errors)
      }
    default:
      break
    }
  }

  /// Whether the required rows can hold.
  var isPossible: Bool { best != nil }

  /// The total errors of the optional levels, the highest first.
  var errors: [Double] { bestErrors.map { Double($0) / Double(best?.divisor ?? 1) } }

  /// The values of the best corner.
  var values: [Double] { best?.values ?? [] }

  /// Whether a variable has several values that are equally good; needs far planes.
  func isAmbiguous(_ variable: Int) -> Bool {
    guard let first = equals.first else { return false }
    return equals.contains {
      $0.numerators[variable] * first.divisor != first.numerators[variable] * $0.divisor
    }
  }
}

extension Oracle {
  /// Whether some rows alone can hold, as far as they are required.
  static func isPossible(_ system: System, _ rows: [Int]) -> Bool {
    var part = System(variables: system.variables, rows: rows.map { system.rows[$0] })
    for index in part.rows.indices {
      if part.rows[index].above != 1000 { part.rows[index].above = 0 }
      if part.rows[index].below != 1000 { part.rows[index].below = 0 }
    }
    part.rows.removeAll { !$0.isRequired }
    return Oracle(part, farPlanes: false).isPossible
  }

  /// The rows that are left out if each is added in turn unless it contradicts those before.
  static func setAside(_ system: System) -> Set<Int> {
    var kept: [Int] = []
    var left: Set<Int> = []
    for index in system.rows.indices where system.rows[index].isRequired {
      if isPossible(system, kept + [index]) { kept.append(index) } else { left.insert(index) }
    }
    return left
  }
}
