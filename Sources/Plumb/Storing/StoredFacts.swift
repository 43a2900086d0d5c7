import Foundation

/// The facts of an axis without their numbers: what they are, and how their numbers are read.
///
/// The layouts of a container share them, because most have the same few; see ``SharedFacts``.
final class StoredFacts<Axis: FrameAxis> {
  /// The names of the facts, and the rule that makes a span of their numbers.
  let named: NamedFacts
  /// How the numbers are read.
  let first: StoredReading<Axis>
  let second: StoredReading<Axis>
  // Computed once, because planning reads these properties for each layout.
  /// Whether a `StoredValue` alone gives the first number, and whether one gives the second.
  let areValues: (Bool, Bool)
  /// Whether each number is a value, or a length that the child or the other axis decides.
  let areOfValues: Bool
  /// Whether user code may run when a number is evaluated. Also true if the child is asked for its size.
  let runsCode: Bool
  /// Whether a reading keeps its references in an ``OtherPosition`` or ``OtherLength``, not in the cell of a value.
  let holdReferences: Bool

  fileprivate init(
    _ named: NamedFacts, _ first: consuming StoredReading<Axis>,
    _ second: consuming StoredReading<Axis>
  ) {
    self.named = named
    areValues = (first.isValue, second.isValue)
    areOfValues = first.isReadAsValue && second.isReadAsValue
    runsCode = first.runsCode || second.runsCode
    holdReferences = first.holdsReferences || second.holdsReferences
    self.first = first
    self.second = second
  }
}

/// The names of the two facts of an axis, and the rule that makes a span of their numbers.
struct NamedFacts: Equatable {
  /// How the two numbers make a span.
  let rule: SpanRule
  let firstName: FactName
  let secondName: FactName
  /// The part of the frame that the second number decides; 0 for a length.
  let secondPart: CGFloat
  let isDirectional: Bool
  /// Whether the length needs the child or the other axis.
  let isOpen: Bool

  init(_ rule: SpanRule, _ names: (FactName, FactName), secondPart: CGFloat = 0, isOpen: Bool) {
    self.rule = rule
    (firstName, secondName) = names
    self.secondPart = secondPart
    isDirectional = names.0.isDirectional || names.1.isDirectional
    self.isOpen = isOpen
  }
}

/// The facts that the layouts of a container share.
struct SharedFacts<Axis: FrameAxis> {
  private var list: [(facts: StoredFacts<Axis>, codes: (ReadingCode, ReadingCode))] = []

  /// The greatest number of shared facts; further facts are not shared. Without a limit, the list could grow forever,
  /// because a fact may name any part of a frame and any offer.
  private static var most: Int { 16 }

  /// The facts with the given names and readings: shared ones if there are some, otherwise new ones.
  @_optimize(size)
  mutating func shared(
    _ named: NamedFacts, _ first: consuming StoredReading<Axis>,
    _ second: consuming StoredReading<Axis>
  ) -> StoredFacts<Axis> {
    guard let one = ReadingCode(first), let two = ReadingCode(second) else {
      return StoredFacts(named, first, second)
    }
    for known in list
    where known.codes.0 == one && known.codes.1 == two && known.facts.named == named {
      return known.facts
    }
    let new = StoredFacts(named, first, second)
    if list.count < Self.most { list.append((new, (one, two))) }
    return new
  }
}

/// A key for finding shared facts. Two readings with equal keys read in the same way.
private struct ReadingCode: Equatable {
  private let kind: Kind
  /// The bits of an offer, or the address of a closure's function; 0 for other kinds.
  private let word: UInt

  private enum Kind {
    case value, directionalValue, untransformedValue, untransformedDirectionalValue, fitted
    case horizontal, vertical, directional, width, height
    case pinnedHorizontal, pinnedVertical, pinnedDirectional, pinnedWidth, pinnedHeight
  }

  /// Makes the key of a reading. Nil for readings that are not shared: ratios, references that need more than a cell,
  /// and closures that capture something.
  init?<Axis: FrameAxis>(_ reading: borrowing StoredReading<Axis>) {
    switch reading {
    case .value: self.init(.value)
    case .directionalValue: self.init(.directionalValue)
    case .untransformedValue: self.init(.untransformedValue)
    case .untransformedDirectionalValue: self.init(.untransformedDirectionalValue)
    case .fitted(let offer): self.init(.fitted, offer.bitPattern)
    case .horizontal: self.init(.horizontal, of: reading)
    case .vertical: self.init(.vertical, of: reading)
    case .directional: self.init(.directional, of: reading)
    case .width: self.init(.width, of: reading)
    case .height: self.init(.height, of: reading)
    case .pinnedHorizontal: self.init(.pinnedHorizontal, of: reading)
    case .pinnedVertical: self.init(.pinnedVertical, of: reading)
    case .pinnedDirectional: self.init(.pinnedDirectional, of: reading)
    case .pinnedWidth: self.init(.pinnedWidth, of: reading)
    case .pinnedHeight: self.init(.pinnedHeight, of: reading)
    default: return nil
    }
  }

  private init(_ kind: Kind, _ word: UInt = 0) {
    self.kind = kind
    self.word = word
  }

  /// The key of a reading with a closure; nil if the closure captures something.
  ///
  /// A closure is a function and a context. A closure that captures nothing has no context; then all layouts that the
  /// same line makes have the same closure. A closure that captures something is not shared, because the container
  /// would keep what it captures. The function and the context can only be read where the closure is stored: a generic
  /// function that is given the closure gets a wrapper that calls it.
  private init?<Axis: FrameAxis>(_ kind: Kind, of closure: borrowing StoredReading<Axis>) {
    let (function, context) = withUnsafeBytes(of: closure) {
      $0.loadUnaligned(as: (UInt, UInt).self)
    }
    guard context == 0 else { return nil }
    self.init(kind, function)
  }
}
