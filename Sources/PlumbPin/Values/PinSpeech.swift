import Foundation
import Plumb

/// The contents of a chain: numbers, or a record.
///
/// The closure of `pin` is first run with numbers alone, which need no heap memory and which the optimizer computes in
/// advance where it can. If they cannot express the chain, the closure runs again and its items are recorded. All other
/// chains, which are stored or for transformed frames, are recorded from the start.
///
/// A value is never mutated. Each call makes a new one from a tuple, which the optimizer keeps in registers.
@usableFromInline
@frozen
struct PinSpeech {
  @usableFromInline typealias All = (quick: QuickLayout, record: PinRecord?, use: PinUse)

  @usableFromInline let all: All

  @_alwaysEmitIntoClient @inline(always)
  init(_ all: All) {
    self.all = all
  }

  /// An empty chain on the quick path.
  @_alwaysEmitIntoClient @inline(always)
  static func inNumbers(_ use: PinUse) -> PinSpeech { PinSpeech((.nothing, nil, use)) }

  /// An empty chain that is recorded.
  @usableFromInline
  static func forTheRecord(_ use: PinUse) -> PinSpeech { PinSpeech((.nothing, PinRecord(), use)) }

  // The item is an autoclosure, because a passed value would be stored in memory. In debug builds, inlining each call
  // would only slow down compilation.
  #if !DEBUG
    @inline(always)
  #endif
  @inlinable
  func saying(_ item: @autoclosure () -> some PinItem) -> PinSpeech {
    PinSpeech(
      (item().written(in: all.quick), PinSpeech.noting(item, after: all.record), all.use))
  }

  @_alwaysEmitIntoClient @inline(always)
  static func noting<Item: PinItem>(
    _ item: () -> Item, after record: PinRecord?
  ) -> PinRecord? {
    guard let record else { return nil }
    return note(item(), after: record)
  }

  @usableFromInline @inline(never)
  static func note(_ item: some PinItem, after record: PinRecord) -> PinRecord {
    PinNote(item, after: record)
  }

  @_alwaysEmitIntoClient @inline(always)
  var use: PinUse { all.use }

  /// The recorded items, as values.
  var values: PinValues {
    var values = PinValues(use)
    all.record?.fill(&values)
    return values
  }
}

/// A linked list of recorded items. Forked chains share their beginning.
@usableFromInline
class PinRecord {
  func fill(_ values: inout PinValues) {}
}

/// One recorded item.
final class PinNote<Item: PinItem>: PinRecord {
  private let item: Item
  private let previous: PinRecord?

  init(_ item: Item, after previous: PinRecord?) {
    self.item = item
    self.previous = previous
  }

  override func fill(_ values: inout PinValues) {
    previous?.fill(&values)
    item.fill(&values)
  }
}

/// One item of a chain.
@_documentation(visibility: internal)
public protocol PinItem {
  /// Adds the item to a quick layout. If plain numbers cannot express the item, marks the quick layout as `tooMuch()`.
  func written(in quick: QuickLayout) -> QuickLayout

  /// Adds the item to `values`.
  func fill(_ values: inout PinValues)
}

extension PinItem {
  @_alwaysEmitIntoClient @inline(always)
  public func written(in quick: QuickLayout) -> QuickLayout { quick.tooMuch() }
}

/// An item for less frequent calls: a change of values.
@_documentation(visibility: internal)
public struct PinChange: PinItem {
  let change: (inout PinValues) -> Void

  @usableFromInline
  init(_ change: @escaping (inout PinValues) -> Void) {
    self.change = change
  }

  public func fill(_ values: inout PinValues) { change(&values) }
}
