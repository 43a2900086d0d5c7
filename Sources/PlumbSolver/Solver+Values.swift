extension Solver {
  /// The value of a variable in the last solution; 0 if the variable is unknown or was added since.
  @inlinable @inline(__always)
  public func value(of variable: Variable) -> Double {
    // One comparison checks slot and generation, which is in the upper half of `bits`: if no variable was ever removed,
    // all generations are 0.
    let bits = variable.bits
    guard bits < reference.firstGenerations else { return valueAmongRemoved(variable) }
    return reference.values.unsafelyUnwrapped[Int(truncatingIfNeeded: bits)]
  }

  /// The value of a variable, if slots may have been reused; 0 if the variable is unknown. Slower than `value(of:)`,
  /// because it compares generations.
  @usableFromInline
  func valueAmongRemoved(_ variable: Variable) -> Double {
    contains(variable) ? engine.values[variable.slot] : 0
  }

  /// Copies the values of the given variables in the last solution into `found`, in the order of `variables`. Unknown
  /// variables count as 0.
  ///
  /// `found` keeps its memory if it has the right length already.
  public func copyValues(of variables: [Variable], into found: inout [Double]) {
    if found.count != variables.count {
      found = [Double](repeating: 0, count: variables.count)
    }
    variables.withUnsafeBufferPointer { variables in
      found.withUnsafeMutableBufferPointer { found in
        // If the variables have consecutive slots, one memory copy takes all values.
        if let values = reference.values, let start = variables.first?.bits,
          variables.stand(from: start, before: reference.firstGenerations)
        {
          found.baseAddress!.update(
            from: values + Int(truncatingIfNeeded: start), count: found.count)
          return
        }
        for index in 0..<variables.count { found[index] = value(of: variables[index]) }
      }
    }
  }

  /// The value of an expression in the last solution. Unknown variables count as 0.
  @inlinable
  public func value(of expression: Expression) -> Double {
    var sum = 0.0
    for index in 0..<expression.count {
      sum += expression[index].coefficient * value(of: expression[index].variable)
    }
    return sum
  }

  /// By how much a constraint fails in the last solution; 0 if it holds, or if it is unknown.
  ///
  /// The error is in the units of the constraint's expression. Errors within the tolerance for rounding are 0.
  public func error(of constraint: Constraint) -> Double {
    guard contains(constraint) else { return 0 }
    let (residual, side) = engine.residual(constraint.slot)
    let level = engine.rows[constraint.slot].level(on: side)
    return level == Level.none ? 0 : residual.magnitude
  }

  /// The total error of each optional priority in use, the highest priority first.
  ///
  /// A solver minimises these totals in this order.
  public func totalErrors() -> [(priority: Priority, error: Double)] {
    var totals: [Double: Double] = [:]
    for slot in 0..<Int32(engine.rows.slots) where engine.rows[slot].isLive {
      let row = engine.rows[slot]
      let (residual, side) = engine.residual(slot)
      totals[row.above, default: 0] += side > 0 ? residual : 0
      totals[row.below, default: 0] += side < 0 ? -residual : 0
    }
    totals[Level.none] = nil
    totals[Level.required] = nil
    return totals.sorted { $0.key > $1.key }.map { (Priority($0.key), $0.value) }
  }

  /// The conflicts that the last ``solve()`` reported.
  public var conflicts: [Conflict] { engine.report.conflicts }
}

extension UnsafeBufferPointer<Solver.Variable> {
  /// Whether the buffer's variables have generation 0 and the consecutive slots from `start` on, all before `end`.
  @inline(__always)
  fileprivate func stand(from start: UInt64, before end: UInt64) -> Bool {
    guard start < end, UInt64(count) <= end - start else { return false }
    // Without an early exit the compiler vectorises the loop.
    var differences: UInt64 = 0
    var expected = start
    for index in 0..<count {
      differences |= self[index].bits ^ expected
      expected &+= 1
    }
    return differences == 0
  }
}
