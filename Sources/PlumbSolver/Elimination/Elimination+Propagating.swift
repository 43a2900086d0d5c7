extension Elimination {
  /// Eliminates rows with at most two open variables until none is left.
  mutating func propagate(_ rows: borrowing Rows, _ level: Double) {
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      if solveDirectly(row, rows, level) { continue }
      let isNew = state[row] == .new
      reduce(row, rows)
      switch reducer.open.count {
      case 0:
        state[row] = .done
      case 1:
        state[row] = .done
        let variable = reducer.open[0].index
        record(row, solvedFor: 0, level: level)
        wakeRows(waitingFor: variable)
      case 2:
        state[row] = .done
        alias(row, level)
      default:
        if isNew && deferSingleton(row, rows) { continue }
        state[row] = .waiting
        if isNew { wait(row) }
      }
    }
  }

  /// Makes one of two open variables follow the other.
  private mutating func alias(_ row: Int32, _ level: Double) {
    let (one, other) = (reducer.open[0], reducer.open[1])
    let pivot = follower(one, other)
    let (follower, leader) = pivot == 0 ? (one.index, other.index) : (other.index, one.index)
    record(row, solvedFor: pivot, level: level)
    wakeRows(waitingFor: follower)
    moveWaiting(from: follower, to: leader)
  }

  /// Picks which variable follows: the one with fewer followers, unless its coefficient is so small that errors would
  /// grow. Returns 0 for `one` and 1 for `other`.
  private func follower(_ one: Entry, _ other: Entry) -> Int {
    if one.coefficient.magnitude < other.coefficient.magnitude * Self.soundness { return 1 }
    if other.coefficient.magnitude < one.coefficient.magnitude * Self.soundness { return 0 }
    return links[one.index].size <= links[other.index].size ? 0 : 1
  }

  private mutating func wait(_ row: Int32) {
    if lists.isEmpty {
      lists.fill(with: WaitingList(), count: links.count)
    }
    for index in 0..<reducer.open.count {
      let variable = Int(reducer.open[index].index)
      let place = Int32(waiting.count)
      waiting.append(Waiting(row: row, next: lists[variable].first))
      if lists[variable].first < 0 {
        lists[variable].last = place
        awaited.append(Int32(variable))
      }
      lists[variable].first = place
    }
  }

  @inline(__always)
  mutating func wakeRows(waitingFor variable: Int32) {
    if waiting.count > 0 { wakeList(of: variable) }
  }

  private mutating func wakeList(of variable: Int32) {
    var place = lists[variable].first
    while place >= 0 {
      let item = waiting[place]
      if state[item.row] == .waiting {
        state[item.row] = .again
        queue.append(item.row)
      }
      place = item.next
    }
  }

  private mutating func moveWaiting(from variable: Int32, to leader: Int32) {
    let (from, to) = (Int(variable), Int(leader))
    guard waiting.count > 0, lists[from].first >= 0 else { return }
    if lists[to].first < 0 {
      lists[to].first = lists[from].first
      awaited.append(leader)
    } else {
      waiting[Int(lists[to].last)].next = lists[from].first
    }
    lists[to].last = lists[from].last
    lists[from].first = -1
  }
}
