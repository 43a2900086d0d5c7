import Foundation

/// The frame of a host that a quick layout measures, or the box around two of them. The frames are read when the hosts
/// are named.
@_documentation(visibility: internal)
@frozen
public struct QuickHost {
  @usableFromInline typealias All = (frame: CGRect, ids: QuickIDs, parentID: Int)

  @usableFromInline let all: All

  @_alwaysEmitIntoClient @inline(always)
  init(_ all: All) {
    self.all = all
  }

  @_alwaysEmitIntoClient @inline(always)
  static var nowhere: QuickHost { QuickHost((.zero, .nobody, 0)) }

  @_alwaysEmitIntoClient @inline(always)
  static func at(
    _ frame: CGRect, _ host: AnyObject, in parentID: Int, isTransformed: Bool
  ) -> QuickHost {
    let ids = QuickIDs(Int(bitPattern: ObjectIdentifier(host)), 0)
    return QuickHost((frame, ids, isTransformed ? 0 : parentID))
  }

  /// The box around two hosts of one parent. If they have different parents or are the same host, the box gets no
  /// parent. Then the full layout is evaluated instead, which reports a host that is named twice.
  @_alwaysEmitIntoClient @inline(always)
  static func around(_ one: QuickHost, _ other: QuickHost) -> QuickHost {
    let (id, otherID) = (one.all.ids.id, other.all.ids.id)
    let areSiblings = one.all.parentID == other.all.parentID && id != otherID
    return QuickHost(
      (
        one.all.frame.box(with: other.all.frame), QuickIDs(id, otherID),
        areSiblings ? one.all.parentID : 0
      ))
  }

  /// The address of the parent; 0 if the host may not be measured, as `isThere` says.
  @_alwaysEmitIntoClient @inline(always)
  var parentID: Int { all.parentID }

  /// Whether the host may be measured: it has a parent and no transform. For a box around two hosts, they must also be
  /// different children of one parent.
  @_alwaysEmitIntoClient @inline(always)
  public var isThere: Bool { all.parentID != 0 }

  /// The host's length along an axis, without its transform.
  @_alwaysEmitIntoClient @inline(always)
  public func length<Axis: FrameAxis>(along axis: Axis.Type) -> CGFloat {
    Axis.length(of: all.frame.size)
  }
}

/// The addresses of one or two hosts. `otherID` is 0 if there is only one; both are 0 if there is none.
@usableFromInline
@frozen
struct QuickIDs {
  @usableFromInline let id: Int
  @usableFromInline let otherID: Int

  @_alwaysEmitIntoClient @inline(always)
  init(_ id: Int, _ otherID: Int) {
    (self.id, self.otherID) = (id, otherID)
  }

  @_alwaysEmitIntoClient @inline(always)
  static var nobody: QuickIDs { QuickIDs(0, 0) }

  /// Whether one of the hosts is the child that is laid out, whose address is `childID`.
  @_alwaysEmitIntoClient @inline(always)
  func has(_ childID: Int) -> Bool { id == childID || otherID == childID }
}
