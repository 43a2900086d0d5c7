import Foundation
import Plumb

/// The owner of attributes: a view, or all views of an array.
public protocol KeepTarget<Host> {
  /// The type of the views.
  associatedtype Host: Layoutable

  /// The views.
  @_documentation(visibility: internal)
  var keptHosts: [Host] { get }
}

/// The attributes of a view, as in `title.keep.leftInset`.
public struct KeepScope<Host: Layoutable>: KeepTarget {
  let host: Host

  @_documentation(visibility: internal)
  public var keptHosts: [Host] { [host] }
}

/// The attributes of several views, as in `[title, text].keep.leftInset`.
public struct KeepArray<Host: Layoutable>: KeepTarget {
  @_documentation(visibility: internal)
  public let keptHosts: [Host]
}

/// Views with the source location of a call, for the attributes made from them.
struct SitedTarget<Host: Layoutable>: KeepTarget, Sited {
  let keptHosts: [Host]
  let site: SourceSite
}

/// A value with a source location.
protocol Sited {
  var site: SourceSite { get }
}

extension Layoutable {
  /// The attributes of this view that can be kept: its size, its distances from its parent's edges and from other
  /// views, and its alignments.
  ///
  ///     title.keep.leftInset.equal = 8
  ///     title.keep.topOffset(to: photo).equal = 4
  ///     title.keep.width.max = 240
  ///     title.keep.width.max = nil
  ///
  /// Each value is a constraint of the view's parent, a ``ConstraintContainer``, and is solved in the parent's layout
  /// pass. Numbers are points, except ratios, relative sizes and centers, which are factors. See ``KeepAttribute``.
  public var keep: KeepScope<Self> { KeepScope(host: self) }
}

extension Array where Element: Layoutable {
  /// The attributes of these views that can be kept, and the attributes that relate each view to the next one in the
  /// array.
  ///
  ///     let buttons = [cancel, save]
  ///     buttons.keep.bottomInset.equal = 16
  ///     buttons.keep.widthsEqual()
  ///     buttons.keep.horizontalOffsets(8)
  public var keep: KeepArray<Element> { KeepArray(keptHosts: self) }
}

extension KeepTarget {
  /// The same views. Attributes that are made from them get `site` as their source location.
  func at(_ site: SourceSite) -> SitedTarget<Host> { SitedTarget(keptHosts: keptHosts, site: site) }

  /// Makes an attribute of these views that needs no other view.
  ///
  /// A property cannot know the source line of its use. So if these views have no source location, the attribute gets
  /// that of the ``KeepAtomic`` group whose closure runs, if there is one.
  func attribute(_ rule: KeepRule) -> KeepAttribute {
    KeepAttribute(
      parts: keptHosts.map { KeptPart(rule: rule, host: $0, other: nil) },
      site: (self as? any Sited)?.site ?? KeepAtomic.current?.site ?? .unknown)
  }

  /// Makes one attribute that sets and reads several attributes together.
  func group(_ attributes: [KeepAttribute]) -> KeepAttribute { .group(attributes) }

  func attribute(
    _ rule: KeepRule, to other: any Layoutable, _ site: SourceSite
  ) -> KeepAttribute {
    KeepAttribute(
      parts: keptHosts.map { KeptPart(rule: rule, host: $0, other: other) }, site: site)
  }

  /// Makes attributes of `other`, one for each of these views, with that view as the reference.
  func inverse(
    _ rule: KeepRule, to other: any Layoutable, _ site: SourceSite
  ) -> KeepAttribute {
    KeepAttribute(
      parts: keptHosts.map { KeptPart(rule: rule, host: other, other: $0) }, site: site)
  }
}
