import Foundation

/// What a fact can be pinned to: a host, several hosts at once, or only those of them that are
/// visible.
///
///     maker.pinTop(to: title, with: { $0.bottom + 8 })
///     maker.pinTop(to: [title, image], with: { $0.bottom + 8 })             // the box around both
///     maker.pinTop(to: visible([title, image]), with: { $0.bottom + 8 })    // the box around those
///                                                                           // that are not hidden
public protocol LayoutReference {
  /// The reference as a fact keeps it.
  var referenceSource: ReferenceSource { get }

  /// Several references at once, as a fact keeps them.
  ///
  /// `references` are of this type. The default keeps the hosts that they are; a type of hosts
  /// implements it itself only to be faster.
  static func groupSource<Reference: LayoutReference>(of references: [Reference]) -> ReferenceSource
}

extension LayoutReference {
  public static func groupSource<Reference: LayoutReference>(
    of references: [Reference]
  ) -> ReferenceSource {
    .hosts(references.flatMap(\.referenceSource.knownHosts))
  }
}

extension Layoutable {
  @inlinable @inline(always)
  public var referenceSource: ReferenceSource { .host(self) }
}

extension Array: LayoutReference where Element: LayoutReference {
  @inlinable @inline(always)
  public var referenceSource: ReferenceSource { Element.groupSource(of: self) }
}

/// Several hosts to pin to, of which the hidden ones are left out: see ``visible(_:)``.
@frozen
public struct VisibleHosts: LayoutReference {
  @usableFromInline let hosts: [any Layoutable]

  @inlinable @inline(always)
  init(_ hosts: [any Layoutable]) {
    self.hosts = hosts
  }

  @inlinable @inline(always)
  public var referenceSource: ReferenceSource { .visible(hosts) }
}

/// Those of `hosts` that are not hidden when the layout is evaluated, to be pinned to.
///
/// Where all of them are hidden there is nothing to measure, and the fact is reported as one whose
/// reference is missing.
@inlinable @inline(always)
public func visible(_ hosts: [any Layoutable]) -> VisibleHosts {
  VisibleHosts(hosts)
}

/// What a fact is pinned to.
@frozen
public enum ReferenceSource {
  case host(any Layoutable)
  /// A host whose type is known, so that where it stands is read inline.
  case view(HeadlessView)
  /// Two headless views, for which no array is needed.
  case pair(HeadlessView, HeadlessView)
  /// Headless views.
  case views([HeadlessView])
  case hosts([any Layoutable])
  /// Those of several hosts that are not hidden.
  case visible([any Layoutable])
  /// Looked up when the layout is evaluated.
  case lookup(() -> (any Layoutable)?)
  /// One or several hosts, not kept alive.
  case held(HeldReferences)
  /// A headless view, not kept alive.
  case heldView(HeldView)
}

/// Where a reference stands in the parent's coordinates.
@frozen
public struct ReferenceFrame {
  /// The box around the reference as it stands.
  @usableFromInline var frame: CGRect
  /// The box around the reference without its own transform.
  @usableFromInline var untransformedFrame: CGRect

  @inlinable @inline(always)
  init(frame: CGRect, untransformedFrame: CGRect) {
    self.frame = frame
    self.untransformedFrame = untransformedFrame
  }
}

extension ReferenceSource {
  /// Where the reference stands, or nil where it is missing.
  func frame(in context: LayoutContext) -> ReferenceFrame? {
    switch self {
    case .host(let host): context.frame(of: host)
    case .view(let view): context.frame(of: view)
    case .hosts(let hosts): context.frame(around: hosts)
    case .pair(let one, let other): context.frame(around: one, other)
    case .views(let views):
      context.frame(aroundSiblings: views)
        .map { ReferenceFrame(frame: $0, untransformedFrame: $0) } ?? context.frame(around: views)
    case .visible(let hosts): context.frame(around: hosts.filter { !$0.isHidden })
    case .held(let held): held.frame(in: context)
    case .heldView(let held): context.frame(of: held)
    case .lookup(let host): host().flatMap { context.frame(of: $0) }
    }
  }
}
