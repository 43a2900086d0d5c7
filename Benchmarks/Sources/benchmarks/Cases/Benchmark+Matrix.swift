import Foundation
import Plumb

extension Benchmark {
  /// A matrix of `side` columns and as many rows.
  static func matrix(_ side: Int) -> Benchmark {
    let expected: @Sendable (CGFloat) -> [CGRect] = { Cells(side, in: $0).all }
    return Benchmark(
      name: "matrix-\(side)x\(side)", views: side * side,
      variants: [
        .resizing(Variant.manual, { Tree.manualMatrix(side) }, expected: expected),
        .resizing(Variant.stored, { Tree.storedMatrix(side) }, expected: expected),
        .matrixAtOnce(side, expected: expected),
      ])
  }
}

extension Variant {
  /// At once the layout is made anew in each pass, which allocates the same for any number of cells.
  fileprivate static func matrixAtOnce(
    _ side: Int, expected: @escaping @Sendable (CGFloat) -> [CGRect]
  ) -> Variant {
    var variant = Variant.resizing(
      Variant.atOnce, { Tree.matrixAtOnce(side) }, expected: expected)
    variant.mayAllocate = true
    return variant
  }
}

/// The cells of a matrix, by arithmetic.
private struct Cells {
  /// Low enough for all rows to fit.
  static let height: CGFloat = 0.5

  let side: Int
  let width: CGFloat

  init(_ side: Int, in width: CGFloat) {
    self.side = side
    self.width = width
  }

  func frame(_ column: Int, _ row: Int) -> CGRect {
    let left = width * CGFloat(column) / CGFloat(side)
    let right = width * CGFloat(column + 1) / CGFloat(side)
    return CGRect(x: left, y: CGFloat(row) * Self.height, width: right - left, height: Self.height)
  }

  var all: [CGRect] {
    (0..<(side * side)).map { frame($0 % side, $0 / side) }
  }
}

extension Tree {
  fileprivate static func manualMatrix(_ side: Int) -> Tree {
    let views = (0..<(side * side)).map { _ in HeadlessView() }
    return Tree(
      ScriptedView { root in
        let cells = Cells(side, in: root.bounds.width)
        for row in 0..<side {
          for column in 0..<side {
            views[row * side + column].frame = cells.frame(column, row)
          }
        }
      }, views)
  }

  fileprivate static func storedMatrix(_ side: Int) -> Tree {
    let root = HeadlessContainerView()
    let views = (0..<(side * side)).map { _ in HeadlessView() }
    root.plumb.setLayout(for: views) { layout($0, side) }
    return Tree(root, views)
  }

  fileprivate static func matrixAtOnce(_ side: Int) -> Tree {
    let views = (0..<(side * side)).map { _ in HeadlessView() }
    return Tree(ScriptedView { $0.plumb.layout(views) { layout($0, side) } }, views)
  }

  private static func layout(
    _ maker: LayoutMaker<GroupProperty.Initial>, _ side: Int
  ) -> LayoutMaker<GroupLayout> {
    maker.matrix().setColumns(side).setRows(each: .constant(Cells.height))
      .setCells { $0.stickOnParent() }
  }
}
