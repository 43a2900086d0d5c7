/// Where the members, rows and inputs of a system are in its lists.
struct SystemIndices {
  /// The member of each child that is moved.
  var members: [ObjectIdentifier: Int] = [:]
  /// The row of each active constraint.
  var rows: [ObjectIdentifier: Int] = [:]
  var inputs: [InputKey: Int] = [:]

  struct InputKey: Hashable {
    let host: ObjectIdentifier
    /// Whether the host is gone. Another host may have its address by now.
    let isGone: Bool
    let kind: SystemInput.Kind
  }
}
