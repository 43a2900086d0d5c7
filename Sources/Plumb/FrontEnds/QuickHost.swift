import Foundation

/// Where a host stands, read when it was mentioned.
@_documentation(visibility: internal)
@frozen
public struct QuickHost {
  @usableFromInline typealias All = (frame: CGRect, id: Int, otherID: Int, parentID: Int)

  /// Its frame and its address; that of another host, if there are two; and the address of the parent: 0
  /// for none, and for a host with a transform.
  @usableFromInline let all: All

  @inlinable @inline(always)
  init(_ all: All) {
    self.all = all
  }

  @inlinable @inline(always)
  static var nowhere: QuickHost { QuickHost((.zero, 0, 0, 0)) }

  @inlinable @inline(always)
  static func at(
    _ frame: CGRect, _ host: AnyObject, in parentID: Int, isTransformed: Bool
  ) -> QuickHost {
    QuickHost((frame, Int(bitPattern: ObjectIdentifier(host)), 0, isTransformed ? 0 : parentID))
  }

  /// The box around two hosts of one parent. One that is named twice is reported elsewhere.
  @inlinable @inline(always)
  static func around(_ one: QuickHost, _ other: QuickHost) -> QuickHost {
    QuickHost(
      (
        one.all.frame.box(with: other.all.frame), one.all.id, other.all.id,
        one.all.parentID == other.all.parentID && one.all.id != other.all.id ? one.all.parentID : 0
      ))
  }

  /// Whether there may be anything to measure.
  @inlinable @inline(always)
  public var isThere: Bool { all.parentID != 0 }
}
