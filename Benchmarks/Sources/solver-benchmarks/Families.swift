/// Kinds of screens, each with about as many views as asked.
enum Family: String, CaseIterable {
  case chain, equalWidths, tiles, tree, cells, labels, flow

  /// How many views are tried. Flows are solved by the simplex method, which is far from linear.
  var sizes: [Int] {
    self == .flow ? [10, 30, 100, 300, 1000] : [10, 30, 100, 300, 1000, 3000, 10_000]
  }

  func screen(views: Int) -> Screen {
    switch self {
    case .chain: .chain(views)
    case .equalWidths: .equalWidths(views)
    case .tiles: .tiles(Int(Double(views).squareRoot().rounded()))
    case .tree: .tree(views)
    case .cells: .cells((views + 3) / 5)
    case .labels: .labels(views)
    case .flow: .flow(views)
    }
  }
}

extension Screen {
  /// A list of rows, one below the other, each as wide as the screen.
  static func chain(_ views: Int) -> Screen {
    var screen = Screen()
    let root = screen.addRoot()
    var above: View?
    for _ in 0..<views {
      let row = screen.addView()
      screen.equal([(row.left, 1), (root.left, -1)], 10)
      screen.equal([(row.left, 1), (row.width, 1), (root.left, -1), (root.width, -1)], -10)
      screen.equal([(row.height, 1)], 44)
      screen.atLeast([(row.width, 1)], 0)
      if let above {
        screen.equal([(row.top, 1), (above.top, -1), (above.height, -1)], 8)
      } else {
        screen.equal([(row.top, 1), (root.top, -1)], 8)
      }
      above = row
    }
    return screen
  }

  /// Views side by side that are as wide as each other.
  static func equalWidths(_ views: Int) -> Screen {
    var screen = Screen()
    let root = screen.addRoot()
    var before: View?
    for _ in 0..<views {
      let view = screen.addView()
      screen.equal([(view.top, 1), (root.top, -1)], 0)
      screen.equal([(view.height, 1), (root.height, -1)], 0)
      if let before {
        screen.equal([(view.left, 1), (before.left, -1), (before.width, -1)], 8)
        screen.equal([(view.width, 1), (before.width, -1)], 0)
      } else {
        screen.equal([(view.left, 1), (root.left, -1)], 8)
      }
      before = view
    }
    if let before {
      screen.equal(
        [(before.left, 1), (before.width, 1), (root.left, -1), (root.width, -1)], -8)
    }
    return screen
  }

  /// A square of views of one size, with margins, none of them negative.
  static func tiles(_ side: Int) -> Screen {
    var screen = Screen()
    let root = screen.addRoot()
    var tiles: [[View]] = []
    for row in 0..<side {
      tiles.append([])
      for column in 0..<side {
        let tile = screen.addView()
        screen.atLeast([(tile.width, 1)], 0)
        screen.atLeast([(tile.height, 1)], 0)
        screen.placeTile(tile, &tiles, row, column, side, root)
        tiles[row].append(tile)
      }
    }
    return screen
  }

  private mutating func placeTile(
    _ tile: View, _ tiles: inout [[View]], _ row: Int, _ column: Int, _ side: Int, _ root: View
  ) {
    if column == 0 {
      equal([(tile.left, 1), (root.left, -1)], 4)
    } else {
      let before = tiles[row][column - 1]
      equal([(tile.left, 1), (before.left, -1), (before.width, -1)], 4)
      equal([(tile.width, 1), (before.width, -1)], 0)
      equal([(tile.top, 1), (before.top, -1)], 0)
      equal([(tile.height, 1), (before.height, -1)], 0)
    }
    if column == side - 1 {
      equal([(tile.left, 1), (tile.width, 1), (root.left, -1), (root.width, -1)], -4)
    }
    guard column == 0 else { return }
    if row == 0 {
      equal([(tile.top, 1), (root.top, -1)], 4)
    } else {
      let above = tiles[row - 1][0]
      equal([(tile.top, 1), (above.top, -1), (above.height, -1)], 4)
      equal([(tile.height, 1), (above.height, -1)], 0)
    }
    if row == side - 1 {
      equal([(tile.top, 1), (tile.height, 1), (root.top, -1), (root.height, -1)], -4)
    }
  }

  /// Each view has four views in it, in its quarters.
  static func tree(_ views: Int) -> Screen {
    var screen = Screen()
    var parents = [screen.addRoot()]
    var next = 0
    while parents.count <= views {
      let parent = parents[next / 4]
      let view = screen.addView()
      let (right, bottom) = (Double(next % 2), Double(next / 2 % 2))
      screen.equal([(view.width, 1), (parent.width, -0.5)], -6)
      screen.equal([(view.height, 1), (parent.height, -0.5)], -6)
      screen.equal([(view.left, 1), (parent.left, -1), (parent.width, -0.5 * right)], 3)
      screen.equal([(view.top, 1), (parent.top, -1), (parent.height, -0.5 * bottom)], 3)
      parents.append(view)
      next += 1
    }
    return screen
  }
}
