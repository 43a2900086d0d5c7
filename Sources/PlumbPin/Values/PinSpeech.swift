import Foundation
import Plumb

/// What a chain has said: numbers, or a record.
///
/// At once a chain first says numbers, which need no memory and which the compiler folds. If they are not
/// enough, it is said once more for the record. A chain that is stored is recorded at once.
///
/// It is never changed in its place: each call makes the next one, from a tuple, for the optimizer's sake.
@usableFromInline
@frozen
struct PinSpeech {
  @usableFromInline typealias All = (quick: QuickLayout, record: PinRecord?, use: PinUse)

  @usableFromInline let all: All

  @inlinable @inline(always)
  init(_ all: All) {
    self.all = all
  }

  /// A speech in numbers.
  @inlinable @inline(always)
  static func inNumbers(_ use: PinUse) -> PinSpeech { PinSpeech((.nothing, nil, use)) }

  /// A speech for the record.
  @usableFromInline
  static func forTheRecord(_ use: PinUse) -> PinSpeech { PinSpeech((.nothing, PinRecord(), use)) }

  // The item is made where it is needed: one that is handed over is put into memory. Without optimization a
  // copy in each call would only make chains slow to compile.
  #if !DEBUG
    @inline(always)
  #endif
  @inlinable
  func saying(_ item: @autoclosure () -> some PinItem) -> PinSpeech {
    PinSpeech(
      (item().written(in: all.quick), PinSpeech.noting(item, after: all.record), all.use))
  }

  @inlinable @inline(always)
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

  @inlinable @inline(always)
  var use: PinUse { all.use }

  /// What has been said, as values.
  var values: PinValues {
    var values = PinValues(use)
    all.record?.fill(&values)
    return values
  }
}

/// What has been said, a thing a note: a list that shares its beginning with those of forked chains.
@usableFromInline
class PinRecord {
  func fill(_ values: inout PinValues) {}
}

/// A thing that has been said.
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

/// One thing that a chain says.
@_documentation(visibility: internal)
public protocol PinItem {
  /// A layout at once with the thing; if it is too much for that, the layout says so.
  func written(in quick: QuickLayout) -> QuickLayout

  /// Adds the thing to `values`.
  func fill(_ values: inout PinValues)
}

extension PinItem {
  @inlinable @inline(always)
  public func written(in quick: QuickLayout) -> QuickLayout { quick.tooMuch() }
}

/// What is not so frequent, as a change of values.
@_documentation(visibility: internal)
public struct PinChange: PinItem {
  let change: (inout PinValues) -> Void

  @usableFromInline
  init(_ change: @escaping (inout PinValues) -> Void) {
    self.change = change
  }

  public func fill(_ values: inout PinValues) { change(&values) }
}
