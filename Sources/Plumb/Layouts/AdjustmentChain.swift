/// The adjustments of a layout, in the order in which they were written.
///
/// A linked list that grows at its end. Makers that continue the same maker share the links of that maker, so nothing
/// is copied. A layout without adjustments holds a single nil reference.
@usableFromInline
@frozen
struct AdjustmentChain {
  @usableFromInline var last: Link?

  @_alwaysEmitIntoClient @inline(always)
  init() {
    last = nil
  }

  /// A link of the list: one adjustment, and the link before it.
  @usableFromInline
  final class Link {
    let adjustment: Adjustment
    private var previous: Link?

    init(_ adjustment: Adjustment, after previous: Link?) {
      self.adjustment = adjustment
      self.previous = previous
    }

    // Releases the links in a loop: a recursive release of a long list would overflow the stack.
    deinit {
      var link = previous.take()
      while isKnownUniquelyReferenced(&link) { link = link?.previous.take() }
    }

    var before: Link? { previous }
  }

  @_alwaysEmitIntoClient @inline(always)
  var isEmpty: Bool { last == nil }

  mutating func append(_ adjustment: Adjustment) {
    last = Link(adjustment, after: last)
  }

  /// The adjustments, first to last.
  var adjustments: [Adjustment] {
    var adjustments: [Adjustment] = []
    var link = last
    while let current = link {
      adjustments.append(current.adjustment)
      link = current.before
    }
    return adjustments.reversed()
  }
}
