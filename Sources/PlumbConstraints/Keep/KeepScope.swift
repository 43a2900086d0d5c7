import Foundation
import Plumb

/// What attributes are of: a view, or all views of an array.
public protocol KeepTarget<Host> {
  /// The type of the views.
  associatedtype Host: Layoutable

  /// The views.
  @_documentation(visibility: internal)
  var keptHosts: [Host] { get }
}

/// The attributes of a view: the `keep` in `title.keep.leftInset`.
public struct KeepScope<Host: Layoutable>: KeepTarget {
  let host: Host

  @_documentation(visibility: internal)
  public var keptHosts: [Host] { [host] }
}

/// The attributes of several views: the `keep` in `[title, text].keep.leftInset`.
public struct KeepArray<Host: Layoutable>: KeepTarget {
  @_documentation(visibility: internal)
  public let keptHosts: [Host]
}

/// Views whose attributes remember a source line.
struct SitedTarget<Host: Layoutable>: KeepTarget, Sited {
  let keptHosts: [Host]
  let site: SourceSite
}

/// What knows the source line that it was written in.
protocol Sited {
  var site: SourceSite { get }
}

extension Layoutable {
  /// What can be kept about this view, in points: its size, its distances from the edges of its parent
  /// and from other views, and how it is aligned with them.
  ///
  ///     title.keep.leftInset.equal = 8
  ///     title.keep.topOffset(to: photo).equal = 4
  ///     title.keep.width.max = 240
  ///     title.keep.width.max = nil
  ///
  /// A value is a constraint of the view's parent, a ``ConstraintContainer``, and is solved in its
  /// layout pass. See ``KeepAttribute``.
  public var keep: KeepScope<Self> { KeepScope(host: self) }
}

extension Array where Element: Layoutable {
  /// What can be kept about each of these views, and between each one and the next.
  ///
  ///     let buttons = [cancel, save]
  ///     buttons.keep.bottomInset.equal = 16
  ///     buttons.keep.widthsEqual()
  ///     buttons.keep.horizontalOffsets(8)
  public var keep: KeepArray<Element> { KeepArray(keptHosts: self) }
}

extension KeepTarget {
  /// The views, with the source line of a call about them.
  func at(_ site: SourceSite) -> SitedTarget<Host> { SitedTarget(keptHosts: keptHosts, site: site) }

  /// An attribute that needs no other view.
  ///
  /// A property cannot know the source line that it is used in. Within an atomic group, that of the
  /// group is taken.
  func attribute(_ rule: KeepRule) -> KeepAttribute {
    KeepAttribute(
      parts: keptHosts.map { KeptPart(rule: rule, host: $0, other: nil) },
      site: (self as? any Sited)?.site ?? KeepAtomic.current?.site ?? .unknown)
  }

  /// Several attributes as one.
  func group(_ attributes: [KeepAttribute]) -> KeepAttribute { .group(attributes) }

  func attribute(
    _ rule: KeepRule, to other: any Layoutable, _ site: SourceSite
  ) -> KeepAttribute {
    KeepAttribute(
      parts: keptHosts.map { KeptPart(rule: rule, host: $0, other: other) }, site: site)
  }

  /// The same attribute, of the other view to these.
  func inverse(
    _ rule: KeepRule, to other: any Layoutable, _ site: SourceSite
  ) -> KeepAttribute {
    KeepAttribute(
      parts: keptHosts.map { KeptPart(rule: rule, host: other, other: $0) }, site: site)
  }
}
