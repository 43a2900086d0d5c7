import Foundation

/// What editors are to offer in each state, as `CompileFailTests/Offers.txt` lists it: on each line the
/// name of a state or of a group of verbs, and titles. A verb with arguments that have a default is
/// there without them and with them, as editors offer it.
struct Offers: Sendable {
  private var lines: [String: [String]] = [:]
  /// Verbs that set a fact of each axis, with the two facts.
  private var pairs: [(name: String, horizontal: String, vertical: String, titles: [String])] = []

  init(_ text: String) throws {
    for line in text.lines where !line.isEmpty {
      let words = line.components(separatedBy: " ")
      let names = words.prefix { !$0.contains("(") }
      let titles = Array(words.dropFirst(names.count))
      if names.count == 3 {
        pairs.append((names[0], names[1], names[2], titles))
      } else if names.count == 1 {
        lines[names[0]] = titles
      } else {
        throw HarnessError("what is offered in \(line)?")
      }
    }
  }

  /// What a maker in this state offers, in order.
  func titles(in state: ChainState) throws -> [String] {
    let own = try [state.horizontal, state.vertical].flatMap(titles)
    let points = pairs.filter { pair in
      own.contains("set\(pair.horizontal)(to:)") && own.contains("set\(pair.vertical)(to:)")
    }
    var groups = [
      state.horizontal.isOpen ? "HorizontalEdges" : nil,
      state.vertical.isOpen ? "VerticalEdges" : nil,
    ]
    if state.horizontal.isOpen && state.vertical.isOpen { groups.append("Frame") }
    if state.horizontal.isComplete && state.vertical.isComplete { groups.append("Adjustments") }
    return try (own + points.flatMap(\.titles) + groups.compactMap { $0 }.flatMap(line)).sorted()
  }

  /// All titles of verbs that decide facts.
  var verbs: Set<String> {
    Set(lines.filter { $0.key != "Adjustments" }.values.joined() + pairs.flatMap(\.titles))
  }

  private func titles(in axis: ChainState.Axis) throws -> [String] {
    let all = try line(axis.name)
    return axis.isFollowed
      ? all.filter { $0 != "setWidth(toHeight:)" && $0 != "setHeight(toWidth:)" } : all
  }

  /// What is listed under a name.
  func line(_ name: String) throws -> [String] {
    guard let titles = lines[name] ?? pairs.first(where: { $0.name == name })?.titles else {
      throw HarnessError("nothing is listed for \(name)")
    }
    return titles
  }
}
