import Foundation

/// The facts of an axis without their numbers: what they are, and how their numbers are read.
///
/// The layouts of a container share them, because most have the same few; see ``SharedFacts``.
final class StoredFacts<Axis: FrameAxis> {
  /// What the facts are.
  let named: NamedFacts
  /// How the numbers are read.
  let first: StoredReading<Axis>
  let second: StoredReading<Axis>
  // What planning asks of each layout.
  /// Whether a `StoredValue` alone gives the first number, and the second.
  let areValues: (Bool, Bool)
  /// Whether a `StoredValue` gives all that the axis itself determines of both numbers.
  let areOfValues: Bool
  /// Whether user code runs when a number is evaluated.
  let runsCode: Bool
  /// Whether a reading holds references in an object.
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

/// What the two facts of an axis are.
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

/// The facts that the layouts of a container share. Facts with a closure or an object are not shared.
struct SharedFacts<Axis: FrameAxis> {
  private var list: [(facts: StoredFacts<Axis>, codes: (CGFloat, CGFloat))] = []

  /// A limit, because a part of a frame and an offer may be any number. Facts beyond it are not shared.
  private static var most: Int { 16 }

  /// The facts whose numbers are read in the given ways.
  @_optimize(size)
  mutating func shared(
    _ named: NamedFacts, _ first: consuming StoredReading<Axis>,
    _ second: consuming StoredReading<Axis>
  ) -> StoredFacts<Axis> {
    guard let one = first.sharedCode, let two = second.sharedCode else {
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

extension StoredReading {
  /// A number that is the same for readings that are the same; nil for readings that are not shared. The offer of a
  /// child that is asked is at least 0.
  fileprivate var sharedCode: CGFloat? {
    switch self {
    case .value: -1
    case .directionalValue: -2
    case .untransformedValue: -3
    case .untransformedDirectionalValue: -4
    case .fitted(let offer): offer >= 0 ? offer : nil
    default: nil
    }
  }
}
