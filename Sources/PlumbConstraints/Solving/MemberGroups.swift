/// A union-find over members that depend on each other. Each group has one root.
struct MemberGroups {
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  mutating func group(of member: Int) -> Int {
    var root = member
    while parents[root] != root { root = parents[root] }
    var one = member
    while parents[one] != root { (parents[one], one) = (root, parents[one]) }
    return root
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (one, other) = (group(of: one), group(of: other))
    // The older member becomes the root.
    parents[max(one, other)] = min(one, other)
  }
}
