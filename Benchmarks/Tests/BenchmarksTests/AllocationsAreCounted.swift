import AllocationCounter
import Testing

extension Trait where Self == ConditionTrait {
  /// For tests that count allocations: elsewhere, and under a sanitizer, they are skipped.
  static var whereAllocationsAreCounted: Self {
    .enabled(if: allocation_counter_is_available(), "allocations are not counted in this build")
  }
}
