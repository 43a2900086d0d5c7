/// Where the members, rows and inputs of a system are in its lists.
struct SystemIndices {
  /// The index of each member, by the identity of the child.
  var members: [ObjectIdentifier: Int] = [:]
  /// The index of each row, by the identity of its constraint.
  var rows: [ObjectIdentifier: Int] = [:]
  var inputs: [InputKey: Int] = [:]

  struct InputKey: Hashable {
    let host: ObjectIdentifier
    /// Whether the host is gone. Another host may have its address by now.
    let isGone: Bool
    let kind: SystemInput.Kind
  }
}
