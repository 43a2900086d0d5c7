import Foundation
import Plumb

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
  private var values: [(part: KeptPart, relation: ItemRelation, value: KeepValue)] = []

  /// Sets what the closure sets, and remembers it.
  public init(_ layout: () -> Void) {
    KeepAtomic.$recorder.withValue(Recorder(group: self), operation: layout)
  }

  /// Keeps none of the group's values any more.
  public func deactivate() {
    let values = values
    for one in values { one.part.set(one.relation, to: nil, .unknown) }
  }

  /// Keeps the group's values again.
  public func activate() {
    let values = values
    for one in values { one.part.set(one.relation, to: one.value, .unknown) }
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
    values.removeAll { $0.part.isSame(as: part) && $0.relation == relation }
    if let value { values.append((part, relation, value)) }
  }
}

extension KeptPart {
  /// Whether both are the same attribute of the same view.
  fileprivate func isSame(as other: KeptPart) -> Bool {
    rule == other.rule && host === other.host && self.other === other.other
  }
}
