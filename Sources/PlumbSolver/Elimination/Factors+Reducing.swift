extension Factors {
  /// Copies a row to working memory, and subtracts earlier steps from it.
  mutating func reduce(_ matrix: borrowing SparseRows, _ row: Int) {
    for index in matrix.row(row) {
      touch(matrix.entries[index].index)
      work[matrix.entries[index].index] += matrix.entries[index].coefficient
    }
    for word in 0..<making.steps.count {
      while making.steps[word] != 0 {
        let bit = making.steps[word].trailingZeroBitCount
        making.steps[word] &= making.steps[word] &- 1
        eliminate(64 &* word &+ bit)
      }
    }
  }

  /// Subtracts an earlier step from the row in work.
  @inline(__always)
  private mutating func eliminate(_ step: Int) {
    let column = pivotColumn[step]
    let part = work[column]
    work[column] = 0
    if part == 0 { return }
    let factor = part / pivotValue[step]
    lower.append(Entry(Int32(truncatingIfNeeded: step), factor))
    for index in upperRange(step) {
      let entry = upper[index]
      touch(entry.index)
      let (own, part) = (work[entry.index], entry.coefficient * factor)
      let rest = own - part
      let isNothing = Reducer.isNothing(rest, own.magnitude + part.magnitude)
      work[entry.index] = isNothing ? 0 : rest
    }
  }

  /// Notes that the row in work contains a column.
  @inline(__always)
  private mutating func touch(_ column: Int32) {
    if making.isThere[column] { return }
    making.isThere[column] = true
    making.columns.append(column)
    let step = Int(stepOfColumn[column])
    if step >= 0 { making.steps[step >> 6] |= 1 << UInt64(step & 63) }
  }

  /// The open column with the largest coefficient in the row in work; nil if all are zero.
  var largestOpen: Int32? {
    var largest: Int32 = -1
    var size = 0.0
    for index in 0..<making.columns.count {
      let column = making.columns[index]
      if stepOfColumn[column] < 0 && work[column].magnitude > size {
        (largest, size) = (column, work[column].magnitude)
      }
    }
    return largest < 0 ? nil : largest
  }

  /// Whether a column's coefficient is large enough to be a pivot of the row in work without
  /// growing errors.
  func isSound(_ column: Int32) -> Bool {
    guard let largest = largestOpen, work[column] != 0 else { return false }
    return work[column].magnitude >= work[largest].magnitude * Elimination.soundness
  }

  /// Turns the row in work into a step, solved for a column.
  mutating func take(_ place: Int, _ column: Int32) {
    pivotRow.append(Int32(truncatingIfNeeded: place))
    pivotColumn.append(column)
    pivotValue.append(work[column])
    for index in 0..<making.columns.count {
      let other = making.columns[index]
      if other != column && work[other] != 0 { upper.append(Entry(other, work[other])) }
    }
    stepOfColumn[column] = Int32(truncatingIfNeeded: pivotRow.count &- 1)
    lowerStarts.append(Int32(truncatingIfNeeded: lower.count))
    upperStarts.append(Int32(truncatingIfNeeded: upper.count))
    emptyWork()
  }

  /// Discards the row in work and the record of its elimination.
  mutating func clearWork() {
    lower.keepFirst(Int(lowerStarts[lowerStarts.count - 1]))
    emptyWork()
  }

  private mutating func emptyWork() {
    for index in 0..<making.columns.count {
      work[making.columns[index]] = 0
      making.isThere[making.columns[index]] = false
    }
    making.columns.removeAll()
  }
}
