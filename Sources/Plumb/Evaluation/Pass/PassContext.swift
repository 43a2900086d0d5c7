import Foundation

/// What a pass or a trial of a container evaluates its stored layouts against.
@usableFromInline
struct PassContext {
  @usableFromInline let space: ParentSpace
  @usableFromInline let cells: UnsafeMutablePointer<FrameCell>
  @usableFromInline let stamp: Int
  let table: Unretained<HostTable>
  let trial: Unretained<LayoutTrial>?

  init(
    _ space: ParentSpace, _ cells: UnsafeMutablePointer<FrameCell>, _ stamp: Int,
    _ table: HostTable, _ trial: LayoutTrial?
  ) {
    self.space = space
    self.cells = cells
    self.stamp = stamp
    self.table = Unretained(table)
    self.trial = trial.map { Unretained($0) }
  }

  /// Puts areas of the parent, and its bounds, into their cells.
  func noteAreas(_ areas: [LayoutArea], of parent: any Layoutable) {
    cells[0].frame = space.bounds
    cells[0].stamp = stamp
    for area in areas {
      let cell = cells + Int(FrameCell.index(of: area))
      cell.pointee.frame = parent.plumbArea(area, in: space.bounds)
      cell.pointee.stamp = stamp
    }
  }

  /// A context for one child, for what is evaluated out of line.
  func context(_ child: any Layoutable, _ parent: any Layoutable) -> LayoutContext {
    LayoutContext(space, parent: parent, child: child, trial?.object)
  }

  /// The frame of a host that this pass has placed; nil for any other.
  @inline(__always)
  func frame(at cell: Int32) -> CGRect? {
    let cell = cells + Int(cell)
    return cell.pointee.stamp == stamp ? cell.pointee.frame : nil
  }

  /// What `read` gives for the host of a cell, whether this pass has placed it or not.
  func measure(
    _ child: any Layoutable, _ parent: any Layoutable, _ cell: Int32,
    _ read: (MeasuredReference) -> CGFloat
  ) -> CGFloat {
    guard let frame = frame(at: cell) else { return slowly(child, parent, cell, read) }
    return read(MeasuredReference(ReferenceFrame(frame: frame, untransformed: frame), space))
  }

  /// The same for a host that this pass has not placed, or for an area of the parent.
  @inline(never)
  func slowly(
    _ child: any Layoutable, _ parent: any Layoutable, _ cell: Int32,
    _ read: (MeasuredReference) -> CGFloat
  ) -> CGFloat {
    let context = context(child, parent)
    if let area = FrameCell.area(at: cell) {
      let frame = context.area(area)
      return read(MeasuredReference(ReferenceFrame(frame: frame, untransformed: frame), space))
    }
    guard let host = table.object.host(at: cell) else { return .missing(.missingReference) }
    return context.number(.host(host)) { read(MeasuredReference($0, space)) }
  }
}

/// A reference as a stored number measures it.
struct MeasuredReference {
  let reference: ReferenceFrame
  let space: ParentSpace

  init(_ reference: ReferenceFrame, _ space: ParentSpace) {
    self.reference = reference
    self.space = space
  }

  func span<Axis: LayoutAxis>(along axis: Axis.Type) -> LayoutSpan {
    axis.span(of: reference.frame, in: space)
  }
}
