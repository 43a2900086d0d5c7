import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// A set of attributes' values that is taken away, and brought back, as one.
///
///     let portrait = KeepAtomic {
///       photo.keep.horizontalInsets.equal = 0
///       title.keep.topOffset(to: photo).equal = 8
///     }
///     portrait.deactivate()
///     let landscape = KeepAtomic { photo.keep.leftInset.equal = 0 }
///     …
///     landscape.deactivate()
///     portrait.activate()
///
/// The closure runs once, now. What is set in it is remembered by attribute and relation, the last
/// value of each. Taking the group away removes exactly these values; what was kept before them does not
/// come back by itself. Of groups inside each other, the inner one remembers. All changes up to the next
/// pass are solved together.
public final class KeepAtomic {
  private var values: [RememberedKeep] = []

  /// Where the group was written.
  let site: SourceSite

  /// Sets what the closure sets, and remembers it.
  public init(file: StaticString = #fileID, line: UInt = #line, _ layout: () -> Void) {
    site = SourceSite(file: file, line: line)
    KeepAtomic.$recorder.withValue(Recorder(group: self), operation: layout)
  }

  /// Keeps none of the group's values any more.
  public func deactivate() {
    for one in values { one.part?.set(one.relation, to: nil, site) }
  }

  /// Keeps the group's values again.
  public func activate() {
    for one in values { one.part?.set(one.relation, to: one.value, site) }
  }

  /// What remembers, while a group's closure runs. It is seen by that closure alone.
  private struct Recorder: @unchecked Sendable {
    unowned let group: KeepAtomic
  }

  @TaskLocal private static var recorder: Recorder?

  /// The group whose closure runs.
  static var current: KeepAtomic? { recorder?.group }

  /// Remembers what was set. The last value of an attribute and a relation counts.
  func note(_ part: KeptPart, _ relation: ItemRelation, _ value: KeepValue?) {
    values.removeAll { $0.isOf(part, relation) }
    if let value { values.append(RememberedKeep(part, relation, value, site)) }
  }
}
