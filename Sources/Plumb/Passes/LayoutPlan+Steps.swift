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
    /// The position of this step's part among those of the plan, if the child is found in parts.
    let part: Int32
    @usableFromInline let traits: Traits

    init(
      _ child: Unretained<AnyObject>, _ layout: Unretained<StoredLayout>, cell: Int32,
      part: Int = 0, _ traits: Traits
    ) {
      self.child = child
      self.layout = layout
      self.cell = Int(cell)
      self.part = Int32(part)
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
  }

  /// How a pass handles a step. The first six traits are those of the layout's kind.
  @usableFromInline
  struct Traits: OptionSet {
    @usableFromInline let rawValue: Int32

    @_alwaysEmitIntoClient @inline(always)
    init(rawValue: Int32) { self.rawValue = rawValue }

    /// The traits of a child's step: those of its layout, and `others`. A child that waits for a subtree, that is read
    /// early, or that stands for a group, has no fast path.
    init(_ kind: LayoutKind, _ others: Traits) {
      let traits = Traits(rawValue: kind.bitsOfTraits).union(others)
      self =
        traits.isDisjoint(with: [.waiting, .readEarly, .group])
        ? traits : traits.subtracting([.closed, .fitted])
    }

    /// The traits of a step of a child that is found in parts, if these are the traits of a step that finds all of it.
    func of(_ part: FramePart) -> Traits {
      var traits = subtracting([.closed, .fitted])
      traits.insert(part.node == .frame ? .completing : .part)
      if part.node == .frame, contains(.closed) { traits.insert(.closing) }
      return traits
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
    @_alwaysEmitIntoClient @inline(always)
    static var limited: Traits { Traits(rawValue: 32) }
    /// The step finds only a part of the child's frame.
    @_alwaysEmitIntoClient @inline(always)
    static var part: Traits { Traits(rawValue: 64) }
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
    /// The step completes a frame of which earlier steps have found parts.
    @_alwaysEmitIntoClient @inline(always)
    static var completing: Traits { Traits(rawValue: 4096) }
    /// The step completes a frame, and would have the trait `closed` if it found all of it.
    @_alwaysEmitIntoClient @inline(always)
    static var closing: Traits { Traits(rawValue: 8192) }
    /// A view inside the child is read before the child has its frame. If the child then moves, the container is laid
    /// out again.
    @_alwaysEmitIntoClient @inline(always)
    static var readEarly: Traits { Traits(rawValue: 16384) }
  }
}

extension LayoutPlan {
  /// A list of steps, which a pass in another module iterates without checks. It keeps the layouts of its steps alive,
  /// until `free()`.
  @usableFromInline
  struct Steps: Sequence {
    @usableFromInline let list: UnsafeMutableBufferPointer<Step>
    /// What those steps find that find only a part of a frame, or the rest of it.
    let parts: UnsafeMutableBufferPointer<FramePart>

    /// Makes an empty list.
    init() {
      list = .init(start: nil, count: 0)
      parts = .init(start: nil, count: 0)
    }

    /// Makes a list of the `count` steps that `fill` adds.
    init(_ count: Int, _ parts: [FramePart] = [], _ fill: (_ add: (Step) -> Void) -> Void) {
      let list = UnsafeMutableBufferPointer<Step>.allocate(capacity: count)
      var number = 0
      fill { step in
        _ = Unmanaged.passRetained(step.layout.object)
        list.initializeElement(at: number, to: step)
        number += 1
      }
      self.list = list
      self.parts = .allocate(capacity: parts.count)
      _ = self.parts.initialize(from: parts)
    }

    /// Frees the memory. The list must not be used any more.
    func free() {
      for step in list { step.layout.reference.release() }
      list.deallocate()
      parts.deallocate()
    }

    @_alwaysEmitIntoClient @inline(always)
    var count: Int { list.count }

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
