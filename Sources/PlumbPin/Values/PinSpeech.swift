import Foundation
import Plumb

/// What a chain has said: numbers, or a record.
///
/// At once a chain first says numbers, which need no memory and which the compiler folds. If they are not
/// enough, it is said once more for the record. A chain that is stored is recorded at once.
@usableFromInline
@frozen
struct PinSpeech {
  @usableFromInline var quick: QuickLayout
  @usableFromInline var record: PinRecord?
  @usableFromInline let use: PinUse

  /// A speech in numbers.
  @inlinable @inline(__always)
  init(inNumbers use: PinUse) {
    quick = QuickLayout()
    record = nil
    self.use = use
  }

  /// A speech for the record.
  @usableFromInline
  init(_ use: PinUse) {
    quick = QuickLayout()
    record = PinRecord()
    self.use = use
  }

  @inlinable @inline(__always)
  mutating func say(_ item: some PinItem) {
    if record == nil { item.write(&quick) } else { note(item) }
  }

  @usableFromInline @inline(never)
  mutating func note(_ item: some PinItem) { record = PinNote(item, after: record) }

  /// What has been said, as values.
  var values: PinValues {
    var values = PinValues(use)
    record?.fill(&values)
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
  /// Writes the thing into a layout at once; if it is too much for that, says so.
  func write(_ quick: inout QuickLayout)

  /// Adds the thing to `values`.
  func fill(_ values: inout PinValues)
}

extension PinItem {
  @inlinable @inline(__always)
  public func write(_ quick: inout QuickLayout) { quick.isTooMuch = true }
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
