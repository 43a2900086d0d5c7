/// The workspace that expresses a sum of variables by open variables.
///
/// After a call of `reduce`, `open` lists the open variables with what they are multiplied by,
/// and `passed` the eliminated variables whose offsets belong to the sum.
struct Reducer: Sendable {
  /// Open variables; those that cancelled are not among them.
  private(set) var open = Scratch<Entry>()
  /// Eliminated variables that were replaced on the way.
  private(set) var passed = Scratch<Entry>()

  /// The place of a variable in `nodes`, valid where the stamp is the current one.
  private var place: ContiguousArray<Int32>
  private var stamp: ContiguousArray<Int32>
  private var currentStamp: Int32 = 0

  private var nodes = Scratch<Node>()
  private var waiting = OperationHeap()

  /// A variable that collects what it is multiplied by.
  private struct Node: Sendable {
    var variable: Int32
    var weight: Double
    /// The sum of magnitudes that went into the weight.
    var size: Double

    /// Whether the parts cancelled each other.
    var isNothing: Bool { weight.magnitude <= size * Tolerance.coefficient }
  }

  init(variables: Int) {
    place = ContiguousArray(repeating: 0, count: variables)
    stamp = ContiguousArray(repeating: 0, count: variables)
  }
}

extension Reducer {
  /// Reduces the terms of a row.
  mutating func reduce(_ row: Int32, of rows: Rows, links: Links, tape: Tape) {
    begin()
    for index in rows.range(row) {
      walk(rows.terms[index], links)
    }
    finish(links, tape)
  }

  /// Reduces a single variable.
  mutating func reduce(variable: Int32, links: Links, tape: Tape) {
    begin()
    walk(Entry(variable, 1), links)
    finish(links, tape)
  }

  private mutating func begin() {
    currentStamp &+= 1
    nodes.removeAll()
    passed.removeAll()
    open.removeAll()
  }

  /// Follows single links to where a sum has to be collected.
  @inline(__always)
  private mutating func walk(_ entry: Entry, _ links: Links) {
    var entry = entry
    while true {
      let index = Int(entry.index)
      let target = links.target[index]
      if target >= 0 {
        passed.append(entry)
        entry = Entry(target, entry.coefficient * links.coefficient[index])
      } else if target == Links.constant {
        passed.append(entry)
        return
      } else {
        collect(entry, waitsFor: target == Links.several ? links.operation[index] : nil)
        return
      }
    }
  }

  @inline(__always)
  private mutating func collect(_ entry: Entry, waitsFor operation: Int32?) {
    let index = Int(entry.index)
    if stamp[index] == currentStamp {
      let place = Int(place[index])
      nodes[place].weight += entry.coefficient
      nodes[place].size += entry.coefficient.magnitude
      return
    }
    stamp[index] = currentStamp
    place[index] = Int32(nodes.count)
    nodes.append(
      Node(variable: entry.index, weight: entry.coefficient, size: entry.coefficient.magnitude))
    if let operation { waiting.insert(operation) }
  }

  /// Replaces variables that follow several others, earliest first, so that each is replaced once.
  private mutating func finish(_ links: Links, _ tape: Tape) {
    while let operation = waiting.popFirst() {
      let variable = tape.variable[Int(operation)]
      let node = nodes[Int(place[Int(variable)])]
      if node.isNothing { continue }
      passed.append(Entry(variable, node.weight))
      for up in tape.upRange(Int(operation)) {
        let entry = tape.ups[up]
        walk(Entry(entry.index, entry.coefficient * node.weight), links)
      }
    }
    for index in 0..<nodes.count {
      let node = nodes[index]
      if links.target[Int(node.variable)] == Links.open && !node.isNothing {
        open.append(Entry(node.variable, node.weight))
      }
    }
  }
}
