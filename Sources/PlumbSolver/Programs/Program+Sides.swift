extension Program {
  /// By slot, the side of zero of each row and variable when its component was solved last.
  struct Sides: ~Copyable {
    var rows = List<Int8>()
    var variables = List<Int8>()

    func copy() -> Sides {
      var copy = Sides()
      copy.rows = rows.copy()
      copy.variables = variables.copy()
      return copy
    }
  }
}
