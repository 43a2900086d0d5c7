import Foundation

extension LayoutPlan {
  /// An entry of a plan: a child, its layout, and how a pass handles it.
  @usableFromInline
  struct Step {
    /// The child, of the container's child class. The pass keeps it alive; see ``Unretained``.
    @usableFromInline let child: Unretained<AnyObject>
    /// The layout, which the plan keeps alive: retaining it in each pass would often cost more than evaluating
    /// it.
    @usableFromInline let layout: Unretained<StoredLayout>
    @usableFromInline let cell: Int
    private let number: Int32
    @usableFromInline let traits: Traits

    init(
      _ child: Unretained<AnyObject>, _ layout: Unretained<StoredLayout>, cell: Int32,
      at index: Int, _ traits: Traits
    ) {
      self.child = child
      self.layout = layout
      self.cell = Int(cell)
      number = Int32(index)
      self.traits = traits
    }

    /// The evaluated frame of a step with the trait `closed`: the facts alone decide the frame.
    // A method of its own: within this module, closures are not inlined into generic code.
    @_alwaysEmitIntoClient @inline(always)
    func closedFrame(in run: LayoutRun, _ container: any Layoutable) -> CGRect {
      layout.with {
        traits.has(.runsCode)
          ? $0.computedFrame(in: run, container) : $0.frameOfValues(in: run, container)
      }
    }

    /// The number of this step: its position in the plan. The numbers of the members of knots follow the last
    /// position.
    var index: Int { Int(number) }
  }

  /// How a pass handles a step. The first six traits are those of the layout's kind.
  @usableFromInline
  struct Traits: OptionSet {
    @usableFromInline let rawValue: Int32

    @_alwaysEmitIntoClient @inline(always)
    init(rawValue: Int32) { self.rawValue = rawValue }

    /// The traits of a child's step: those of its layout, and `others`. A child that waits for a subtree, or that stands
    /// for a group, has no fast path.
    init(_ kind: LayoutKind, _ others: Traits) {
      let traits = Traits(rawValue: kind.bitsOfTraits).union(others)
      self =
        traits.isDisjoint(with: [.waiting, .group])
        ? traits : traits.subtracting([.closed, .fitted])
    }

    @_alwaysEmitIntoClient @inline(always)
    func has(_ trait: Traits) -> Bool { rawValue & trait.rawValue != 0 }

    /// The facts alone decide the frame: the child is not asked for its size, waits for no subtree, is in no group,
    /// and has no baseline fact and no adjustments.
    @_alwaysEmitIntoClient @inline(always)
    static var closed: Traits { Traits(rawValue: 1) }
    /// The facts and the child decide the frame: no baseline, no adjustments.
    @_alwaysEmitIntoClient @inline(always)
    static var plain: Traits { Traits(rawValue: 2) }
    /// Code outside the library may run when the layout is evaluated: a closure, or a child that is asked for its size.
    @_alwaysEmitIntoClient @inline(always)
    static var runsCode: Traits { Traits(rawValue: 4) }
    /// The facts decide the frame once the child is asked for the lengths that they leave open. The child waits for no
    /// subtree, is in no group, and has no baseline fact and no adjustments.
    @_alwaysEmitIntoClient @inline(always)
    static var fitted: Traits { Traits(rawValue: 8) }
    /// The step lays out a group, and the child is the first of its members.
    @_alwaysEmitIntoClient @inline(always)
    static var group: Traits { Traits(rawValue: 16) }
    /// Lengths are limited before the child is asked for its size.
    static var limited: Traits { Traits(rawValue: 32) }
    /// The step lays out a knot, and the child is the first of its members.
    @_alwaysEmitIntoClient @inline(always)
    static var knot: Traits { Traits(rawValue: 64) }
    /// Other hosts in the container are pinned to the child.
    @_alwaysEmitIntoClient @inline(always)
    static var referenced: Traits { Traits(rawValue: 128) }
    /// The child is pinned to a view inside another child, whose subtree is laid out first.
    @_alwaysEmitIntoClient @inline(always)
    static var waiting: Traits { Traits(rawValue: 256) }
    /// Layouts in the container read the width or the height of the child without a closure.
    @_alwaysEmitIntoClient @inline(always)
    static var measured: Traits { Traits(rawValue: 512) }
    /// A fact reads a view that the plan cannot order: a looked-up view, or one that is no child of the
    /// container. Or it reads a child with this trait.
    static var awaiting: Traits { Traits(rawValue: 1024) }
    /// The child is in a knot, and had a transform when the knot was planned.
    @_alwaysEmitIntoClient @inline(always)
    static var transformed: Traits { Traits(rawValue: 2048) }
    /// The step needs its own code path: it is a group or a knot, or it limits lengths.
    @_alwaysEmitIntoClient @inline(always)
    static var apart: Traits { Traits(rawValue: 112) }
  }
}

extension LayoutPlan {
  /// A list of steps, which a pass in another module iterates without checks. It keeps the layouts of its steps alive,
  /// until `free()`.
  @usableFromInline
  struct Steps: Sequence {
    @usableFromInline let list: UnsafeMutableBufferPointer<Step>

    /// Makes an empty list.
    init() { list = .init(start: nil, count: 0) }

    /// Makes a list of `count` steps.
    init(_ count: Int, _ step: (Int) -> Step) {
      list = count == 0 ? .init(start: nil, count: 0) : .allocate(capacity: count)
      for number in list.indices {
        let step = step(number)
        _ = Unmanaged.passRetained(step.layout.object)
        list.initializeElement(at: number, to: step)
      }
    }

    /// Frees the memory. The list must not be used any more.
    func free() {
      for step in list { step.layout.reference.release() }
      list.deallocate()
    }

    @_alwaysEmitIntoClient @inline(always)
    var count: Int { list.count }

    /// A pointer to the step at a position in this list. Functions of a run take a step by pointer.
    func at(_ number: Int) -> UnsafePointer<Step> {
      UnsafePointer(list.baseAddress.unsafelyUnwrapped + number)
    }

    /// Whether the same children have a transform as when they were planned. `child` is their class.
    @_alwaysEmitIntoClient @inline(always)
    func areAsPlanned<Child: Layoutable>(_ child: Child.Type) -> Bool {
      for step in self {
        let isTransformed = step.pointee.child.with(as: child) { $0.plumbIsTransformed }
        if isTransformed != step.pointee.traits.has(.transformed) { return false }
      }
      return true
    }

    @_alwaysEmitIntoClient @inline(always)
    func makeIterator() -> Iterator { Iterator(list) }

    @usableFromInline
    struct Iterator: IteratorProtocol {
      @usableFromInline var position: UnsafePointer<Step>?
      @usableFromInline var left: Int

      @_alwaysEmitIntoClient @inline(always)
      init(_ list: UnsafeMutableBufferPointer<Step>) {
        position = list.baseAddress.map { UnsafePointer($0) }
        left = list.count
      }

      @_alwaysEmitIntoClient @inline(always)
      mutating func next() -> UnsafePointer<Step>? {
        guard left > 0, let step = position else { return nil }
        left -= 1
        position = step + 1
        return step
      }
    }
  }
}
