import Foundation

/// A cell: the frame of one host in a run, in the container's coordinates, and the stamp of that run.
///
/// A pin reads the cell of its reference. If the stamp is another run's, this run has no frame for the reference. For
/// example, the reference is placed later, is transformed, is no child of the container, or is gone. Then the pin
/// measures through the tree, which is slower. The first cells are for constants and the parent's areas.
@usableFromInline
struct FrameCell {
  @usableFromInline var frame = CGRect.zero
  /// The width and height of the host, as the size of a rectangle at the origin. A length that is a fact is noted as
  /// the fact decides it, not as rounded to the grid. Lengths of hosts are noted only if a layout reads them.
  @usableFromInline var lengths = CGRect.zero
  @usableFromInline var stamp = 0

  init() {}

  /// The offsets of the rectangles inside a cell, in bytes.
  static var frameShift: Int32 { 0 }
  static var lengthsShift: Int32 { Int32(MemoryLayout<CGRect>.size) }

  /// The cell that constants read. Its frame is zero.
  static var nothing: Int32 { 0 }

  /// The cell of an area of the parent.
  static func index(of area: LayoutArea) -> Int32 {
    switch area {
    case .bounds: 1
    case .safeArea: 2
    case .layoutMargins: 3
    case .readable: 4
    case .viewport: 5
    }
  }

  /// The area of a cell; nil for a constant's cell or a host's.
  static func area(at index: Int32) -> LayoutArea? {
    LayoutArea.allCases.first { self.index(of: $0) == index }
  }

  /// Whether a cell is that of an area of the parent, but not of its bounds.
  static func isAreaBesidesBounds(_ index: Int32) -> Bool {
    index > self.index(of: .bounds) && index < firstHost
  }

  /// The first cell that belongs to a host. The cells before it are for constants and the parent's areas.
  static var firstHost: Int32 { 6 }
}
