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
  @usableFromInline var stamp = 0

  init() {}

  /// The cell that constants read. Its frame is zero.
  static var nothing: Int32 { 0 }

  /// The cell of an area of the parent.
  static func index(of area: LayoutArea) -> Int32 {
    switch area {
    case .bounds: 1
    case .safeArea: 2
    case .layoutMargins: 3
    case .readable: 4
    }
  }

  /// The area that a cell is of; nil if it is a host's.
  static func area(at index: Int32) -> LayoutArea? {
    LayoutArea.allCases.first { self.index(of: $0) == index }
  }

  /// The cell of the first host.
  static var firstHost: Int32 { 5 }
}

/// The memory of the cells. It is of its own, so that a pass in another module writes it without the
/// checks that stored properties of classes cost.
final class FrameCells {
  private(set) var memory: UnsafeMutablePointer<FrameCell>
  private var capacity: Int
  /// Smaller memory that a pass may still be using, because one of its closures stored a layout.
  private var outgrown: [UnsafeMutablePointer<FrameCell>] = []

  init() {
    capacity = 8
    memory = .allocate(capacity: capacity)
    memory.initialize(repeating: FrameCell(), count: capacity)
  }

  deinit {
    for memory in outgrown + [memory] { memory.deallocate() }
  }

  /// Makes room for the cell at `index`. Cells keep their frames.
  func reserve(_ index: Int32) {
    guard index >= capacity else { return }
    let larger = max(capacity * 2, Int(index) + 1)
    let memory = UnsafeMutablePointer<FrameCell>.allocate(capacity: larger)
    memory.initialize(from: self.memory, count: capacity)
    (memory + capacity).initialize(repeating: FrameCell(), count: larger - capacity)
    outgrown.append(self.memory)
    self.memory = memory
    capacity = larger
  }
}
