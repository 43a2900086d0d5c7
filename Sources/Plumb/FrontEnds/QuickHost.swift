import Foundation

/// The frame of a host, read when the host was mentioned.
@_documentation(visibility: internal)
@frozen
public struct QuickHost {
  @usableFromInline typealias All = (frame: CGRect, id: Int, otherID: Int, parentID: Int)

  /// The frame, and the addresses of the host, of a second host if there are two, and of the parent. The parent's
  /// is 0 if there is none, or if the host has a transform.
  @usableFromInline let all: All

  @_alwaysEmitIntoClient @inline(always)
  init(_ all: All) {
    self.all = all
  }

  @_alwaysEmitIntoClient @inline(always)
  static var nowhere: QuickHost { QuickHost((.zero, 0, 0, 0)) }

  @_alwaysEmitIntoClient @inline(always)
  static func at(
    _ frame: CGRect, _ host: AnyObject, in parentID: Int, isTransformed: Bool
  ) -> QuickHost {
    QuickHost((frame, Int(bitPattern: ObjectIdentifier(host)), 0, isTransformed ? 0 : parentID))
  }

  /// The box around two hosts of one parent. The same host twice has no parent here: the full layout reports it.
  @_alwaysEmitIntoClient @inline(always)
  static func around(_ one: QuickHost, _ other: QuickHost) -> QuickHost {
    QuickHost(
      (
        one.all.frame.box(with: other.all.frame), one.all.id, other.all.id,
        one.all.parentID == other.all.parentID && one.all.id != other.all.id ? one.all.parentID : 0
      ))
  }

  /// Whether the host may be measured: it has a parent and no transform.
  @_alwaysEmitIntoClient @inline(always)
  public var isThere: Bool { all.parentID != 0 }
}
