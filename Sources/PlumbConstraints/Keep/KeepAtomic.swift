import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// A group of kept values that is deactivated and activated as one.
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
/// The closure runs once, immediately. The group remembers the last value of each attribute and relation that the
/// closure sets. Deactivating removes the values of exactly these attributes and relations, also a value that was set
/// later, and does not restore earlier values. If groups are nested, only the innermost group remembers a value. All
/// changes before the next pass are solved together.
public final class KeepAtomic {
  private var values: [RememberedKeep] = []

  /// The source location of the group.
  let site: SourceSite

  /// Runs the closure, and remembers the values that it sets.
  public init(file: StaticString = #fileID, line: UInt = #line, _ layout: () -> Void) {
    site = SourceSite(file: file, line: line)
    KeepAtomic.$recorder.withValue(Recorder(group: self), operation: layout)
  }

  /// Removes the values of the group's attributes and relations.
  public func deactivate() {
    for one in values { one.part?.set(one.relation, to: nil, site) }
  }

  /// Sets the group's remembered values again.
  public func activate() {
    for one in values { one.part?.set(one.relation, to: one.value, site) }
  }

  /// A reference to the group whose closure runs, for the task-local `recorder`.
  private struct Recorder: @unchecked Sendable {
    unowned let group: KeepAtomic
  }

  @TaskLocal private static var recorder: Recorder?

  /// The group whose closure runs; nil outside of closures.
  static var current: KeepAtomic? { recorder?.group }

  /// Remembers a value in place of an earlier one for the same attribute and relation. If `value` is nil, only removes
  /// the earlier one.
  func note(_ part: KeptPart, _ relation: ItemRelation, _ value: KeepValue?) {
    values.removeAll { $0.isOf(part, relation) }
    if let value { values.append(RememberedKeep(part, relation, value, site)) }
  }
}
