extension Solver {
  /// An unknown number that a solver finds.
  ///
  /// A variable is a small value that only means something to the solver that made it. Once it is
  /// removed it names nothing, even if its place is used again.
  @frozen public struct Variable: Hashable, Sendable {
    @usableFromInline let slot: Int32
    @usableFromInline let generation: Int32

    @inlinable
    init(slot: Int32, generation: Int32) {
      self.slot = slot
      self.generation = generation
    }

    /// The slot and, above it, the generation.
    @inlinable @inline(__always)
    var bits: UInt64 {
      UInt64(UInt32(bitPattern: slot)) | UInt64(UInt32(bitPattern: generation)) << 32
    }
  }
}
