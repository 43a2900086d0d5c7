import Foundation

extension LayoutPlan {
  /// A child with its layout, and what a pass does for it.
  @usableFromInline
  struct Step {
    /// The child, of the class that the container has children of. The pass holds it; see ``Unretained``.
    @usableFromInline let child: Unretained<AnyObject>
    /// The layout, which the plan holds: to retain it in each pass would cost more than many a layout.
    @usableFromInline let layout: Unretained<StoredLayout>
    @usableFromInline let cell: Int
    private let number: Int32
    @usableFromInline let traits: Traits

    init(
      _ child: any Layoutable, _ layout: StoredLayout, cell: Int32, at index: Int, _ traits: Traits
    ) {
      self.child = Unretained(child as AnyObject)
      self.layout = Unretained(layout)
      self.cell = Int(cell)
      number = Int32(index)
      self.traits = traits
    }

    /// The frame of a layout that needs nothing of its child.
    // Of its own, since a closure is not inlined into what is generic within this module.
    @inlinable @inline(always)
    func closedFrame(in run: LayoutRun, _ container: any Layoutable) -> CGRect {
      layout.with { $0.closedFrame(in: run, container) }
    }

    /// Which step of the plan it is.
    var index: Int { Int(number) }
  }

  /// What a pass does for a step.
  @usableFromInline
  struct Traits: OptionSet {
    @usableFromInline let rawValue: Int32

    @inlinable @inline(always)
    init(rawValue: Int32) { self.rawValue = rawValue }

    @inlinable @inline(always)
    func has(_ trait: Traits) -> Bool { rawValue & trait.rawValue != 0 }

    /// The frame is what the facts say, at once: without waiting, asking the child, and adjustments.
    @inlinable @inline(always)
    static var closed: Traits { Traits(rawValue: 1) }
    /// The frame is what the facts and the child say, without adjustments.
    @inlinable @inline(always)
    static var plain: Traits { Traits(rawValue: 2) }
    /// User code runs when the layout is evaluated.
    @inlinable @inline(always)
    static var runsCode: Traits { Traits(rawValue: 4) }
    /// Others in the container are pinned to the child.
    @inlinable @inline(always)
    static var referenced: Traits { Traits(rawValue: 8) }
    /// The child is pinned into another child, which is laid out inside first.
    @inlinable @inline(always)
    static var waiting: Traits { Traits(rawValue: 16) }
    /// The child is the first of several that are laid out together.
    @inlinable @inline(always)
    static var group: Traits { Traits(rawValue: 32) }
    /// Lengths are limited before the child is asked.
    static var limited: Traits { Traits(rawValue: 64) }
    /// The child is the first of several that wait for each other.
    @inlinable @inline(always)
    static var knot: Traits { Traits(rawValue: 128) }
    /// Others in the container read a length of the child that is a fact.
    @inlinable @inline(always)
    static var measured: Traits { Traits(rawValue: 256) }
    /// The frame is what the facts say once the child is asked for the lengths that they leave open: without waiting
    /// and without adjustments.
    @inlinable @inline(always)
    static var fitted: Traits { Traits(rawValue: 512) }
    /// A fact reads a view beyond the plan's order: one that a closure looks up, or that is no child of the container.
    /// Or it reads a child of which that is true.
    static var awaiting: Traits { Traits(rawValue: 1024) }
    /// The step is not laid out as most are: a group's, a knot's, or a limited one.
    @inlinable @inline(always)
    static var apart: Traits { Traits(rawValue: 224) }
  }
}

extension LayoutPlan {
  /// A list of steps, which a pass in another module runs down without a check. The plan frees it.
  @usableFromInline
  struct Steps: Sequence {
    @usableFromInline let list: UnsafeMutableBufferPointer<Step>

    init(_ steps: [Step]) {
      list = steps.isEmpty ? .init(start: nil, count: 0) : .allocate(capacity: steps.count)
      _ = list.initialize(from: steps)
    }

    var count: Int { list.count }

    /// The step with a number, as a run hands it on.
    func at(_ number: Int) -> UnsafePointer<Step> {
      UnsafePointer(list.baseAddress.unsafelyUnwrapped + number)
    }

    @inlinable @inline(always)
    func makeIterator() -> Iterator { Iterator(list) }

    @usableFromInline
    struct Iterator: IteratorProtocol {
      @usableFromInline var position: UnsafePointer<Step>?
      @usableFromInline var left: Int

      @inlinable @inline(always)
      init(_ list: UnsafeMutableBufferPointer<Step>) {
        position = list.baseAddress.map { UnsafePointer($0) }
        left = list.count
      }

      @inlinable @inline(always)
      mutating func next() -> UnsafePointer<Step>? {
        guard left > 0, let step = position else { return nil }
        left -= 1
        position = step + 1
        return step
      }
    }
  }
}
