import Foundation

/// Where a pass or a trial of a container has put each host that its layouts mention: a frame in the
/// container's coordinates, and the stamp of that pass.
///
/// A pin reads the cell of its reference. If the stamp is another one, the reference has not been
/// placed in this pass (it is later, in a cycle, transformed, elsewhere, or gone), and the pin takes
/// the long way through the tree. The first cells are for constants and for
/// the parent's own areas.
@usableFromInline
struct FrameCell {
  @usableFromInline var frame = CGRect.zero
  /// Its lengths, from 0 on; as decided, before the frame was put on the grid, if they are facts. They are noted
  /// only if a layout reads them.
  @usableFromInline var lengths = CGRect.zero
  @usableFromInline var stamp = 0

  init() {}

  /// How far inside a cell its rectangles are, in bytes.
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

  /// The area that a cell is of; nil if it is a host's.
  static func area(at index: Int32) -> LayoutArea? {
    LayoutArea.allCases.first { self.index(of: $0) == index }
  }

  /// The cell of the first host.
  static var firstHost: Int32 { 6 }
}
