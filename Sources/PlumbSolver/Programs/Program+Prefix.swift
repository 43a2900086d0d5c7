extension Program {
  /// What required equations alone determine: the first operations of the tape, which all components share.
  struct Prefix: ~Copyable {
    /// The operations that come from required equations.
    var operations = 0..<0
    /// Required rows that the operations already determine, so that they can only be checked.
    var checks = List<Int32>()

    func copy() -> Prefix {
      var copy = Prefix()
      copy.operations = operations
      copy.checks = checks.copy()
      return copy
    }
  }
}
