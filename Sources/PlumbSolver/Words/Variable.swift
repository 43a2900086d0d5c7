extension Solver {
  /// An unknown number that a solver finds.
  ///
  /// A variable is a small value. It is valid only for the solver that made it, and for later copies of this solver.
  /// After it is removed it stays invalid, even if its slot is reused.
  @frozen public struct Variable: Hashable, Sendable {
    @usableFromInline let slot: Int32
    @usableFromInline let generation: Int32

    @inlinable
    init(slot: Int32, generation: Int32) {
      self.slot = slot
      self.generation = generation
    }

    /// The generation in the upper half and the slot in the lower half.
    @inlinable @inline(__always)
    var bits: UInt64 {
      UInt64(UInt32(bitPattern: slot)) | UInt64(UInt32(bitPattern: generation)) << 32
    }
  }
}
