/// The workspace that expresses a sum of variables by open variables.
///
/// After a call of `reduce`, `open` lists the open variables with what they are multiplied by,
/// and `passed` the eliminated variables whose offsets belong to the sum.
struct Reducer: ~Copyable {
  /// Open variables; those that cancelled are not among them.
  private(set) var open: List<Entry>
  /// Eliminated variables that were replaced on the way.
  private(set) var passed: List<Entry>

  /// For each of the open variables the sum of magnitudes that went into its coefficient.
  private var sizes: List<Double>
  /// Whether parts may have cancelled each other.
  private var hasCancelled = false
  /// Variables that follow several others, and have to be replaced.
  private var several = List<Several>()
  private var waiting = OperationHeap()
  private var currentStamp: Int32 = 0

  /// A variable that collects what it is multiplied by before it is replaced.
  private struct Several: Sendable {
    var weight: Double
    var size: Double
  }

  init(in arena: inout Arena) {
    open = List(room: 16, in: &arena)
    passed = List(room: 32, in: &arena)
    sizes = List(room: 16, in: &arena)
  }

  /// Whether what is left of parts is only rounding.
  @inline(__always)
  private func isNothing(_ weight: Double, _ size: Double) -> Bool {
    weight.magnitude <= size * Tolerance.coefficient
  }
}

extension Reducer {
  /// Begins with the stamps that another workspace has left in the links.
  mutating func continueStamps(of other: borrowing Reducer) {
    currentStamp = other.currentStamp
  }

  /// Reduces the terms of a row.
  mutating func reduce(
    _ row: Int32, _ rows: borrowing Rows, _ links: inout Links, _ tape: borrowing Tape
  ) {
    begin()
    for index in rows[row].range {
      walk(rows.terms[index], &links)
    }
    finish(&links, tape)
  }

  /// Reduces a single variable.
  mutating func reduce(
    variable: Int32, _ links: inout Links, _ tape: borrowing Tape
  ) {
    begin()
    walk(Entry(variable, 1), &links)
    finish(&links, tape)
  }

  @inline(__always)
  private mutating func begin() {
    currentStamp &+= 1
    hasCancelled = false
    passed.removeAll()
    open.removeAll()
    sizes.removeAll()
  }

  /// Follows single links to where a sum has to be collected.
  @inline(__always)
  private mutating func walk(_ entry: Entry, _ links: inout Links) {
    var entry = entry
    while true {
      let link = links[entry.index]
      switch link.target {
      case 0...:
        passed.append(entry)
        entry = Entry(link.target, entry.coefficient * link.coefficient)
      case Links.Link.constant:
        passed.append(entry)
        return
      case Links.Link.open:
        collectOpen(entry, &links[entry.index])
        return
      default:
        collectSeveral(entry, &links[entry.index])
        return
      }
    }
  }

  @inline(__always)
  private mutating func collectOpen(_ entry: Entry, _ link: inout Links.Link) {
    if link.stamp == currentStamp {
      open[link.node].coefficient += entry.coefficient
      sizes[link.node] += entry.coefficient.magnitude
      hasCancelled = true
      return
    }
    (link.stamp, link.node) = (currentStamp, Int32(truncatingIfNeeded: open.count))
    open.append(entry)
    sizes.append(entry.coefficient.magnitude)
    if entry.coefficient == 0 { hasCancelled = true }
  }

  private mutating func collectSeveral(_ entry: Entry, _ link: inout Links.Link) {
    if link.stamp == currentStamp {
      several[link.node].weight += entry.coefficient
      several[link.node].size += entry.coefficient.magnitude
      return
    }
    (link.stamp, link.node) = (currentStamp, Int32(several.count))
    several.append(Several(weight: entry.coefficient, size: entry.coefficient.magnitude))
    waiting.insert(link.operation)
  }

  @inline(__always)
  private mutating func finish(_ links: inout Links, _ tape: borrowing Tape) {
    if !waiting.isEmpty { replaceSeveral(&links, tape) }
    if hasCancelled { dropCancelled() }
  }

  /// Replaces variables that follow several others, earliest first, so that each is replaced once.
  private mutating func replaceSeveral(_ links: inout Links, _ tape: borrowing Tape) {
    while let index = waiting.popFirst() {
      let operation = tape[Int(index)]
      let own = several[links[operation.variable].node]
      if isNothing(own.weight, own.size) { continue }
      passed.append(Entry(operation.variable, own.weight))
      for up in operation.ups {
        let entry = tape.ups[up]
        walk(Entry(entry.index, entry.coefficient * own.weight), &links)
      }
    }
    several.removeAll()
  }

  private mutating func dropCancelled() {
    var kept = 0
    for index in 0..<open.count where !isNothing(open[index].coefficient, sizes[index]) {
      open[kept] = open[index]
      kept += 1
    }
    open.keepFirst(kept)
  }
}
