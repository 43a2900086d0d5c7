import Foundation
import Plumb

/// A rectangle of cells, which may hold others. A point is a cell.
open class Pane {
  public final var frame = CGRect.zero
  public fileprivate(set) final weak var parent: Pane? {
    didSet { plumbParentID = parent.map { ObjectIdentifier($0) } }
  }
  /// The identity of the parent, which a layout asks for without retaining it.
  public private(set) final var plumbParentID: ObjectIdentifier?
  public fileprivate(set) final var panes: [Pane] = []
  public final var isHidden = false
  /// The first row and column that are in view.
  public final var origin = CGPoint.zero
  public final var name = "pane"
  /// The writing direction; that of the parent, until it is set.
  public final var ownDirection: LayoutWritingDirection?

  public init() {}

  deinit { for pane in panes { pane.parent = nil } }

  public final var bounds: CGRect { CGRect(origin: origin, size: frame.size) }

  /// The size that the pane asks for when it is offered `size`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { .zero }

  /// Draws the pane itself. A canvas has the pane's own coordinates.
  open func draw(into canvas: inout Canvas) {}

  /// Takes the pane out of its parent.
  public final func remove() {
    guard let parent else { return }
    parent.panes.removeAll { $0 === self }
    self.parent = nil
    parent.panesDidChange()
  }

  public final func insert(_ pane: Pane, at index: Int) {
    pane.remove()
    panes.insert(pane, at: min(index, panes.count))
    pane.parent = self
    panesDidChange()
  }

  open func panesDidChange() {}

  /// Draws the pane and those in it.
  final func drawAll(into grid: inout CellGrid, at origin: CGPoint, clip: CGRect) {
    let own = CGRect(origin: origin, size: frame.size).intersection(clip)
    guard !isHidden, !own.isEmpty else { return }
    var canvas = Canvas(grid, origin: origin, scroll: self.origin, clip: own)
    draw(into: &canvas)
    grid = canvas.grid
    for pane in panes {
      let corner = CGPoint(
        x: origin.x + pane.frame.minX - bounds.minX, y: origin.y + pane.frame.minY - bounds.minY)
      pane.drawAll(into: &grid, at: corner, clip: own)
    }
  }

  /// The grid that shows this pane.
  public final func render() -> CellGrid {
    var grid = CellGrid(columns: Int(frame.width), rows: Int(frame.height))
    drawAll(into: &grid, at: .zero, clip: CGRect(origin: .zero, size: frame.size))
    return grid
  }
}

/// What a pane draws into: its own part of the grid.
public struct Canvas {
  fileprivate(set) var grid: CellGrid
  private let origin: CGPoint
  private let scroll: CGPoint
  private let clip: CGRect

  fileprivate init(_ grid: CellGrid, origin: CGPoint, scroll: CGPoint, clip: CGRect) {
    self.grid = grid
    self.origin = origin
    self.scroll = scroll
    self.clip = clip
  }

  /// Writes one line of text.
  public mutating func put(
    _ text: String, column: Int, row: Int, style: CellStyle = .plain
  ) {
    grid.put(
      text, column: column + Int(origin.x - scroll.x), row: row + Int(origin.y - scroll.y),
      style: style, inside: clip)
  }
}
