/// A union-find over the variables of a system that depend on each other. Each group has one root.
struct VariableGroups {
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  mutating func group(of variable: Int) -> Int {
    var root = variable
    while parents[root] != root { root = parents[root] }
    var one = variable
    while parents[one] != root { (parents[one], one) = (root, parents[one]) }
    return root
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (one, other) = (group(of: one), group(of: other))
    // The variable with the smaller index becomes the root.
    parents[max(one, other)] = min(one, other)
  }
}
