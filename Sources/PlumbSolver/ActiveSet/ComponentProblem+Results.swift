extension ComponentProblem {
  /// The active rows, which determine the values.
  func basis(_ program: Program) -> [Int32] {
    component.rows.compactMap { place in
      set.slacks[slack(place)].place >= 0 ? program.partition.rows[place] : nil
    }
  }

  /// The side of zero where the row `partition.rows[place]` of the program ended.
  func rowSide(_ place: Int) -> Int8 {
    let slack = set.slacks[slack(place)]
    return slack.place >= 0 ? 0 : Tolerance.side(of: slack.value, size: slack.size)
  }
}
