import Foundation

/// The memory that a view keeps its ``HeadlessView/Standing`` in.
///
/// It may outlive the view, and is what a stored layout holds of a view that it is pinned to: the view is
/// not kept by it, and neither a side table nor an atomic operation is needed to find it gone.
@usableFromInline
final class StandingMemory: ManagedBuffer<HeadlessView.Standing, Void> {
  static func holding(_ standing: HeadlessView.Standing) -> StandingMemory {
    unsafeDowncast(create(minimumCapacity: 0) { _ in standing }, to: StandingMemory.self)
  }

  /// Where the numbers are, for as long as the memory is held.
  @inlinable @inline(always)
  var standing: UnsafeMutablePointer<HeadlessView.Standing> {
    withUnsafeMutablePointerToHeader { $0 }
  }
}

/// A headless view that is not kept alive.
@frozen
public struct HeldView {
  @usableFromInline let memory: StandingMemory

  init(_ view: HeadlessView) {
    memory = view.memory
  }

  /// As ``HeadlessView/layoutFrame(asSiblingOf:in:)``; nil once the view is gone.
  @inlinable @inline(always)
  func frame(asSiblingOf sibling: ObjectIdentifier, in host: ObjectIdentifier) -> CGRect? {
    memory.standing.pointee.frame(asSiblingOf: sibling, in: host)
  }

  /// The view; nil once it is gone.
  @inlinable @inline(always)
  var view: HeadlessView? { memory.standing.pointee.view }
}

extension HeadlessView {
  /// Where a view stands and what its tree hands down to it: numbers only, so that they can lie in plain
  /// memory.
  @usableFromInline
  struct Standing {
    /// The view; nil once it is gone.
    @usableFromInline unowned(unsafe) var view: HeadlessView?
    /// The place and the size in the parent, without the view's own transform.
    @usableFromInline var frame: CGRect
    /// The origin of the bounds.
    @usableFromInline var scrollOrigin = CGPoint.zero
    @usableFromInline var parent: ObjectIdentifier?
    /// The address of the parent that the view stands in at its frame: 0 where it is in none, or
    /// transformed. One comparison instead of three.
    @usableFromInline var plainParent = 0
    @usableFromInline var isTransformed = false
    @usableFromInline var isHidden = false
    @usableFromInline var inherited = Inherited()
    /// The address of the view. The view itself, read to be compared, would be retained.
    @usableFromInline var address = 0

    /// The frame, where the view is not `sibling`, is in `host` and is not transformed.
    @inlinable @inline(always)
    func frame(asSiblingOf sibling: ObjectIdentifier, in host: ObjectIdentifier) -> CGRect? {
      isSibling(of: sibling, in: host) ? frame : nil
    }

    /// Whether the view is not `sibling`, is in `host` and is not transformed.
    @inlinable @inline(always)
    func isSibling(of sibling: ObjectIdentifier, in host: ObjectIdentifier) -> Bool {
      plainParent == Int(bitPattern: host) && address != Int(bitPattern: sibling)
    }

    mutating func notePlainParent() {
      plainParent = isTransformed ? 0 : parent.map { Int(bitPattern: $0) } ?? 0
    }
  }

  /// What a tree hands down, kept in every view so that a layout pass need not climb for it.
  @usableFromInline
  struct Inherited: Equatable {
    @usableFromInline var direction = LayoutDirection.leftToRight
    @usableFromInline var pixelGrid = PixelGrid.none
  }

  final var untransformedFrame: CGRect {
    get { standing.pointee.frame }
    set { standing.pointee.frame = newValue }
  }

  final var scrollOrigin: CGPoint {
    get { standing.pointee.scrollOrigin }
    set { standing.pointee.scrollOrigin = newValue }
  }

  final var inherited: Inherited {
    get { standing.pointee.inherited }
    set { standing.pointee.inherited = newValue }
  }
}
