extension Screen {
  /// A list of cells: a picture, a title, a text, a date and a line, with preferred sizes.
  static func cells(_ count: Int) -> Screen {
    var screen = Screen()
    let root = screen.addRoot()
    var above: View?
    for index in 0..<count {
      above = screen.addCell(in: root, below: above, index)
    }
    return screen
  }

  private mutating func addCell(in root: View, below above: View?, _ index: Int) -> View {
    let (picture, title, text, date, line) =
      (addView(), addView(), addView(), addView(), addView())
    let top: [(Int, Double)] =
      above.map { [($0.top, -1), ($0.height, -1)] } ?? [(root.top, -1)]
    equal([(picture.left, 1), (root.left, -1)], 12)
    equal([(picture.top, 1)] + top, 12)
    equal([(picture.width, 1)], 48)
    equal([(picture.height, 1), (picture.width, -1)], 0)
    equal([(title.left, 1), (picture.left, -1), (picture.width, -1)], 8)
    equal([(title.top, 1), (picture.top, -1)], 0)
    equal([(date.left, 1), (title.left, -1), (title.width, -1)], 8)
    equal([(date.left, 1), (date.width, 1), (root.left, -1), (root.width, -1)], -12)
    add([(title.width, 1)], Double(120 + index % 7 * 20), above: 250, below: 740)
    add([(date.width, 1)], 80, above: 251, below: 750)
    add([(title.height, 1)], 20, above: 250, below: 750)
    add([(date.height, 1)], 16, above: 250, below: 750)
    equal([(date.top, 1), (date.height, 0.5), (title.top, -1), (title.height, -0.5)], 0)
    equal([(text.left, 1), (title.left, -1)], 0)
    equal([(text.top, 1), (title.top, -1), (title.height, -1)], 4)
    equal([(text.left, 1), (text.width, 1), (root.left, -1), (root.width, -1)], -12)
    add([(text.height, 1)], Double(18 * (1 + index % 3)), above: 250, below: 750)
    equal([(line.left, 1), (root.left, -1)], 0)
    equal([(line.width, 1), (root.width, -1)], 0)
    equal([(line.height, 1)], 1)
    atLeast([(line.top, 1), (text.top, -1), (text.height, -1)], 12)
    atLeast([(line.top, 1), (picture.top, -1), (picture.height, -1)], 12)
    equal([(line.top, 1), (text.top, -1), (text.height, -1)], 12, 100)
    return line
  }

  /// Labels side by side with preferred widths, all the same, in less room than they need: the
  /// last one gives way.
  static func labels(_ views: Int) -> Screen {
    var screen = Screen()
    let root = screen.addRoot()
    var before: View?
    for index in 0..<views {
      let label = screen.addView()
      screen.equal([(label.top, 1), (root.top, -1)], 0)
      screen.add([(label.height, 1)], 20, above: 250, below: 750)
      screen.add(
        [(label.width, 1)], 60, above: 251, below: index == views - 1 ? 749 : 750)
      screen.atLeast([(label.width, 1)], 0)
      screen.equal(
        before.map { [(label.left, 1), ($0.left, -1), ($0.width, -1)] }
          ?? [(label.left, 1), (root.left, -1)], 4)
      before = label
    }
    screen.sizes = [(Double(views) * 64 - 20, 768), (Double(views) * 64 - 40, 700)]
    screen.rows[screen.width].says.constant = screen.sizes[0].width
    if let before {
      screen.equal([(before.left, 1), (before.width, 1), (root.left, -1), (root.width, -1)], 0)
    }
    return screen
  }

  /// Views one below the other between random least and greatest heights, which decide.
  static func flow(_ views: Int) -> Screen {
    var screen = Screen()
    let root = screen.addRoot()
    var before: View?
    var state: UInt64 = 7
    var total = 0.0
    for _ in 0..<views {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let least = Double(state >> 40 & 31) + 10
      let view = screen.addView()
      screen.equal([(view.left, 1), (root.left, -1)], 0)
      screen.equal([(view.width, 1), (root.width, -1)], 0)
      screen.atLeast([(view.height, 1)], least)
      screen.atMost([(view.height, 1)], least + 20)
      screen.equal([(view.height, 1)], 30, 500)
      screen.atLeast(
        before.map { [(view.top, 1), ($0.top, -1), ($0.height, -1)] }
          ?? [(view.top, 1), (root.top, -1)], 4)
      total += max(30, least) + 4
      before = view
    }
    screen.sizes = [(400, total - 5), (420, total - 9)]
    screen.rows[screen.height].says.constant = screen.sizes[0].height
    if let before {
      screen.equal([(before.top, 1), (before.height, 1), (root.top, -1), (root.height, -1)], 0)
    }
    return screen
  }
}
