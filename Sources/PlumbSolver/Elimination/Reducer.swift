/// The workspace that expresses a sum of variables by open variables.
///
/// After a call of `reduce`, `open` lists the open variables with what they are multiplied by,
/// and `passed` the eliminated variables whose offsets belong to the sum.
struct Reducer: ~Copyable {
  /// Open variables; those that cancelled are not among them.
  private(set) var open = List<Entry>()
  /// Eliminated variables that were replaced on the way.
  private(set) var passed = List<Entry>()

  /// The place of a variable in `nodes`, valid where the stamp is the current one.
  private var places: List<Place>
  private var currentStamp: Int32 = 0

  private var nodes = List<Node>()
  private var waiting = OperationHeap()

  private struct Place: Sendable {
    var stamp: Int32 = 0
    var node: Int32 = 0
  }

  /// A variable that collects what it is multiplied by.
  private struct Node: Sendable {
    var variable: Int32
    var weight: Double
    /// The sum of magnitudes that went into the weight.
    var size: Double
    /// The operation that replaces the variable; -1 if it is open.
    var operation: Int32

    /// Whether the parts cancelled each other.
    var isNothing: Bool { weight.magnitude <= size * Tolerance.coefficient }
  }

  init(variables: Int) {
    places = List(repeating: Place(), count: variables)
  }
}

extension Reducer {
  /// Reduces the terms of a row.
  mutating func reduce(
    _ row: Int32, _ rows: borrowing Rows, _ links: borrowing Links, _ tape: borrowing Tape
  ) {
    begin()
    for index in rows[row].range {
      walk(rows.terms[index], links)
    }
    finish(links, tape)
  }

  /// Reduces a single variable.
  mutating func reduce(
    variable: Int32, _ links: borrowing Links, _ tape: borrowing Tape
  ) {
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
  private mutating func walk(_ entry: Entry, _ links: borrowing Links) {
    var entry = entry
    while true {
      let link = links[entry.index]
      if link.target >= 0 {
        passed.append(entry)
        entry = Entry(link.target, entry.coefficient * link.coefficient)
      } else if link.target == Links.Link.constant {
        passed.append(entry)
        return
      } else {
        collect(entry, link.operation)
        return
      }
    }
  }

  @inline(__always)
  private mutating func collect(_ entry: Entry, _ operation: Int32) {
    let index = Int(entry.index)
    if places[index].stamp == currentStamp {
      let node = Int(places[index].node)
      nodes[node].weight += entry.coefficient
      nodes[node].size += entry.coefficient.magnitude
      return
    }
    places[index] = Place(stamp: currentStamp, node: Int32(nodes.count))
    nodes.append(
      Node(
        variable: entry.index, weight: entry.coefficient, size: entry.coefficient.magnitude,
        operation: operation))
    if operation >= 0 { waiting.insert(operation) }
  }

  /// Replaces variables that follow several others, earliest first, so that each is replaced once.
  private mutating func finish(_ links: borrowing Links, _ tape: borrowing Tape) {
    while let index = waiting.popFirst() {
      let operation = tape[Int(index)]
      let node = nodes[Int(places[Int(operation.variable)].node)]
      if node.isNothing { continue }
      passed.append(Entry(operation.variable, node.weight))
      for up in operation.ups {
        let entry = tape.ups[up]
        walk(Entry(entry.index, entry.coefficient * node.weight), links)
      }
    }
    for index in 0..<nodes.count where nodes[index].operation < 0 {
      let node = nodes[index]
      if !node.isNothing { open.append(Entry(node.variable, node.weight)) }
    }
  }
}
