import Foundation

/// Which children of a container are laid out, in which order and by which layouts, under one
/// condition.
///
/// It is made from what is stored, and kept until that, the children or the condition change. So a
/// pass only runs down the list.
@usableFromInline
final class LayoutPlan {
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
    /// The step is not laid out as most are: a group's, a knot's, or a limited one.
    @inlinable @inline(always)
    static var apart: Traits { Traits(rawValue: 224) }
  }

  private let layouts: [StoredLayout]
  @usableFromInline let steps: Steps
  /// The children without a layout here that others are pinned to.
  @usableFromInline let readings: Steps
  /// For each step that waits, the children that must be laid out inside before, by index.
  private let holders: [Int: [WeakHost]]
  /// The children that are laid out together, by their step.
  private let groups: [Int: PlannedGroup]
  /// The children that wait for each other, by their step.
  private let knots: [Int: Knot]
  /// The direction that the knots are planned for.
  private let isMirrored: Bool
  /// The step of each cell.
  private lazy var indices: [Int: Int] = steps.list.reduce(into: [:]) { indices, step in
    for part in parts(of: step) {
      for cell in groups[part.index]?.cells ?? [part.cell] { indices[cell] = step.index }
    }
  }
  /// Which areas of the parent the layouts read, besides its bounds.
  @usableFromInline let areas: [LayoutArea]
  /// What is wrong with the orders and pins, to be reported once.
  let issues: [LayoutIssue]
  let condition: AnyHashable?
  /// Whether there is one. Comparing with it costs more than many a pass.
  let hasCondition: Bool
  @usableFromInline let childrenVersion: Int?
  /// The children that the plan was made of.
  private let children: ContiguousArray<KnownHost>
  private let zIndices: [(child: WeakHost, zIndex: Int)]
  /// Views elsewhere that children are pinned to.
  let outside: [OutsidePin]

  deinit {
    steps.list.deallocate()
    readings.list.deallocate()
  }

  init<Container: LayoutInfoStorable>(
    of container: Container, _ children: [Container.PlumbChild], under condition: AnyHashable?,
    isMirrored: Bool
  ) {
    let table = container.layoutInfo.table
    self.condition = condition
    hasCondition = condition != nil
    childrenVersion = container.plumbChildrenVersion
    self.children = ContiguousArray(children.map { KnownHost($0) })
    let stored = StoredEntry.entries(of: children, in: table)
    for entry in stored { table.noteChild(entry.cell) }
    zIndices = stored.compactMap { $0.zIndex(under: condition) }
    let planned = PlannedChild.grouped(stored.compactMap { $0.planned(under: condition) })
    let pins = PlannedPins(of: planned, in: container, table)
    let order = LayoutOrder(orders: planned.map { $0.order }, pins: pins.among)
    layouts = planned.map { $0.layout }
    areas = StoredLayout.areas(of: layouts)
    // Children of knots are numbered after the steps.
    let first = order.parts.map { $0.children[0] }
    let sequence = first + order.parts.filter(\.isKnot).flatMap(\.children)
    let isKnot = order.parts.map(\.isKnot)
    func step(_ number: Int) -> Step {
      let index = sequence[number]
      return number < isKnot.count && isKnot[number]
        ? Step(planned[index].host, planned[index].layout, cell: planned[index].cell, at: number, .knot)
        : planned[index].step(at: number, pins.traits(of: planned[index], index))
    }
    steps = Steps(first.indices.map(step))
    readings = Steps(
      pins.readings.map { host, cell in
        Step(host, planned[0].layout, cell: cell, at: 0, .referenced)
      })
    // For each child, its own number and that of its step.
    var numbers: [Int: Int] = [:]
    var turns: [Int: Int] = [:]
    var knots: [Int: Knot] = [:]
    var next = first.count
    for (number, part) in order.parts.enumerated() {
      let children = part.children
      for child in children { turns[child] = number }
      if !part.isKnot {
        numbers[children[0]] = number
        continue
      }
      let graph = KnotGraph(
        children.map { planned[$0] }, holders: pins.holderCells, isMirrored: isMirrored)
      let waiting = children.indices.filter { pins.holders[children[$0]] != nil }
      knots[number] = Knot(graph, children.indices.map { step(next + $0) }, Set(waiting))
      for member in children {
        numbers[member] = next
        next += 1
      }
    }
    self.knots = knots
    self.isMirrored = isMirrored
    var holders: [Int: [WeakHost]] = [:]
    var groups: [Int: PlannedGroup] = [:]
    for (index, number) in numbers {
      if let held = pins.holders[index] { holders[number] = held.map { WeakHost(any: $0) } }
      groups[number] = planned[index].group
    }
    self.holders = holders
    self.groups = groups
    outside = pins.outside.map { child, host in
      OutsidePin(host, of: planned[child].host, in: container, step: turns[child] ?? 0)
    }
    issues =
      knots.keys.sorted().flatMap { knots[$0]!.graph.cycles.map(\.issue) }
      + order.pinsToLater.map { child, reference in
        planned[child].issue(.laterReference, planned[reference].host.plumbName)
      }
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

extension LayoutPlan {
  /// Whether the plan is still right for a condition, a version of the children, and the children.
  func holds<Child: Layoutable>(
    _ condition: AnyHashable?, _ version: Int?, _ children: [Child], _ isMirrored: Bool
  ) -> Bool {
    guard self.condition == condition, childrenVersion == version, outsideHolds,
      !hasKnots || self.isMirrored == isMirrored
    else { return false }
    if version != nil { return true }
    guard children.count == self.children.count else { return false }
    for index in children.indices where !self.children[index].isSame(children[index]) {
      return false
    }
    return true
  }

  /// Whether children wait for each other.
  var hasKnots: Bool { !knots.isEmpty }

  /// The children that wait for each other and are laid out in a step; nil if it has one child, or a group.
  func knot(of step: Step) -> Knot? { step.traits.has(.knot) ? knots[step.index] : nil }

  /// The knot that a child is in.
  func knot(with child: some Layoutable) -> Knot? {
    knots.values.first { knot in
      knot.steps.contains { hosts(of: $0).contains { $0 === child } }
    }
  }

  /// The steps that a step is made of: those of a knot, in the order in which they are placed.
  func parts(of step: Step) -> [Step] {
    guard let knot = knot(of: step) else { return [step] }
    return knot.membersInOrder.map { knot.steps[$0] }
  }

  /// The children that are laid out together in a step; nil if one is laid out alone.
  func group(of step: Step) -> PlannedGroup? { groups[step.index] }

  /// The children that are laid out together with a child; nil if it is laid out alone.
  func group(with child: some Layoutable) -> PlannedGroup? {
    groups.values.first { $0.hosts.contains { $0.object === child } }
  }

  /// The step that lays out the child of a cell; nil if none does.
  func index(of cell: Int) -> Int? { indices[cell] }

  /// The children that are laid out in a step.
  func hosts(of step: Step) -> [any Layoutable] {
    parts(of: step).flatMap { part in
      groups[part.index]?.hosts.map(\.object) ?? [part.child.object as! any Layoutable]
    }
  }

  /// Lays out what is inside the children that hold references of a step's layout.
  func layOutHolders(of step: Int) {
    for holder in holders[step] ?? [] { holder.host?.plumbLayOutSubtree() }
  }

  /// Gives the children that have a z-index the one in force.
  func applyZIndices() {
    for (child, zIndex) in zIndices { child.host?.plumbZPosition = CGFloat(zIndex) }
  }
}

/// A weak reference to a host.
@_spi(PlumbFrontEnd)
public struct WeakHost {
  private weak var weakHost: (any Layoutable)?
  private let life: LayoutLife?

  init(_ host: some Layoutable) {
    life = host.plumbLife
    if life == nil { weakHost = host }
  }

  public init(any host: any Layoutable) {
    func make(_ host: some Layoutable) -> WeakHost { WeakHost(host) }
    self = make(host)
  }

  /// The host; nil once it is gone.
  public var host: (any Layoutable)? { life?.host ?? weakHost }
}
