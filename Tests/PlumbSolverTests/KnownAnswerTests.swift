import PlumbSolver
import Testing

/// Layouts whose answers are known from elsewhere.
@Suite struct KnownAnswerTests {
  @Test func prioritiesAreInOrder() {
    let sorted: [Solver.Priority] = [.fitting, .low, .high, .required]
    #expect(sorted.shuffled().sorted() == sorted)
    let (low, high) = (Solver.Priority.low, Solver.Priority.high)
    #expect(low < high && !(high < low) && !(low < low))
  }

  /// A view in a screen of 400 by 700.
  private struct Scene {
    var solver = Solver()
    let x, y, width, height: Solver.Variable

    init() {
      (x, y) = (solver.addVariable(name: "x"), solver.addVariable(name: "y"))
      (width, height) = (solver.addVariable(name: "width"), solver.addVariable(name: "height"))
    }

    mutating func frame() -> [Double] {
      solver.solve()
      return [x, y, width, height].map { (solver.value(of: $0) * 1000).rounded() / 1000 }
    }

    /// Insets of at least 10 on all sides.
    mutating func addLeastInsets() throws {
      try solver.addConstraint(x, .atLeast, to: 10)
      try solver.addConstraint(y, .atLeast, to: 10)
      try solver.addConstraint(x + width, .atMost, to: 390)
      try solver.addConstraint(y + height, .atMost, to: 690)
    }
  }

  @Test(arguments: [
    (16.0 / 9, [10, 243.125, 380, 213.75]), (9.0 / 16, [10, 12.222, 380, 675.556]),
  ])
  func aVideoFillsTheScreen(ratio: Double, frame: [Double]) throws {
    var scene = Scene()
    try scene.addLeastInsets()
    try scene.solver.addConstraint(scene.width - ratio * scene.height, .equal, to: 0)
    try scene.solver.addConstraint(scene.x, .equal, to: 10, priority: .high)
    try scene.solver.addConstraint(scene.x + scene.width, .equal, to: 390, priority: .high)
    try scene.solver.addConstraint(scene.y, .equal, to: 10, priority: .high)
    try scene.solver.addConstraint(scene.y + scene.height, .equal, to: 690, priority: .high)
    try scene.solver.addConstraint(
      2 * scene.x + scene.width, .equal, to: 400, priority: .init(750))
    try scene.solver.addConstraint(
      2 * scene.y + scene.height, .equal, to: 700, priority: .init(750))
    #expect(scene.frame() == frame)
  }

  @Test(arguments: [(0.5, [150.0, 250, 100, 200]), (0.1, [10, 250, 60, 200])])
  func aCentreNearTheEdgeMakesTheViewNarrow(part: Double, frame: [Double]) throws {
    var scene = Scene()
    try scene.addLeastInsets()
    try scene.solver.addConstraint(scene.x + 0.5 * scene.width, .equal, to: 400 * part)
    try scene.solver.addConstraint(scene.y + 0.5 * scene.height, .equal, to: 350)
    try scene.solver.addConstraint(scene.width, .equal, to: 100, priority: .high)
    try scene.solver.addConstraint(scene.height, .equal, to: 200, priority: .high)
    #expect(scene.frame() == frame)
  }

  @Test func priorityIsALevelAndNotAWeight() throws {
    var solver = Solver()
    let x = solver.addVariable()
    try solver.addConstraint(x, .equal, to: 10, priority: 501)
    for _ in 0..<1001 { try solver.addConstraint(x, .equal, to: 0, priority: 500) }
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func theErrorIsInTheUnitsOfTheExpression() throws {
    var solver = Solver()
    let x = solver.addVariable()
    try solver.addConstraint(2000 * x, .equal, to: 200_000, priority: 250)
    try solver.addConstraint(x, .equal, to: 0, priority: 750)
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.totalErrors().map(\.error) == [0, 200_000])
  }

  @Test func aLabelTakesItsSizeUnlessThereIsNoRoom() throws {
    var solver = Solver()
    let (title, date) = (solver.addVariable(), solver.addVariable())
    let room = try solver.addConstraint(title + date, .atMost, to: 300, isProtected: true)
    let text = try solver.addPreference(title, near: 120, hugging: 250, compression: 749)
    try solver.addPreference(date, near: 80, hugging: 251, compression: 750)
    var widths: [[Double]] = []
    for (space, wish) in [(300.0, 120.0), (150, 120), (60, 120), (300, 290), (300, 120)] {
      try solver.setConstant(space, of: room)
      try solver.setConstant(wish, of: text)
      solver.solve()
      widths.append([solver.value(of: title), solver.value(of: date)])
    }
    #expect(widths == [[120, 80], [70, 80], [-20, 80], [220, 80], [120, 80]])
  }
}
