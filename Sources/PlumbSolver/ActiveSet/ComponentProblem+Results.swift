extension ComponentProblem {
  /// The rows that determine the values: those that are active.
  func basis(_ program: borrowing Program) -> [Int32] {
    component.rows.compactMap { place in
      set.slacks[slack(place)].place >= 0 ? program.componentRows[place] : nil
    }
  }

  /// On which side of zero the row in a place of the program's list ended.
  func rowSide(_ place: Int) -> Int8 {
    let slack = set.slacks[slack(place)]
    return slack.place >= 0 ? 0 : Tolerance.side(of: slack.value, size: slack.size)
  }
}
