/// A linear sum of variables and inputs.
struct LinearSum {
  private(set) var variables: [(index: Int, coefficient: Double)] = []
  private(set) var inputs: [(index: Int, coefficient: Double)] = []

  static func variable(_ index: Int) -> LinearSum {
    var sum = LinearSum()
    sum.variables = [(index, 1)]
    return sum
  }

  static func input(_ index: Int) -> LinearSum {
    var sum = LinearSum()
    sum.inputs = [(index, 1)]
    return sum
  }

  static func + (one: LinearSum, other: LinearSum) -> LinearSum { one.adding(other, times: 1) }

  static func - (one: LinearSum, other: LinearSum) -> LinearSum { one.adding(other, times: -1) }

  static func * (one: LinearSum, factor: Double) -> LinearSum {
    LinearSum().adding(one, times: factor)
  }

  /// This sum plus another sum times a factor. Terms of the same variable or input are combined.
  func adding(_ other: LinearSum, times factor: Double) -> LinearSum {
    var sum = self
    for term in other.variables { sum.variables.add(term.index, term.coefficient * factor) }
    for term in other.inputs { sum.inputs.add(term.index, term.coefficient * factor) }
    return sum
  }
}

extension [(index: Int, coefficient: Double)] {
  fileprivate mutating func add(_ index: Int, _ coefficient: Double) {
    if let place = firstIndex(where: { $0.index == index }) {
      self[place].coefficient += coefficient
      if self[place].coefficient == 0 { remove(at: place) }
    } else if coefficient != 0 {
      append((index, coefficient))
    }
  }
}
