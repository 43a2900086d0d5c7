import Foundation

/// A host whose content asks for a size: a text, an image, a container with layouts.
///
/// Layouts ask a host for its size only if they say `fit`. Constraints ask every host, so they need to know which
/// hosts have a size of their own.
public protocol ContentHost: AnyObject {
  /// Whether anything in the host asks for a size: ``Measured``, the default, or ``Unmeasured``. In a pin chain,
  /// fitting an unmeasured host does not compile.
  associatedtype PlumbMeasure = Measured

  /// The size that the content asks for when it is offered `size`, in points. A side is nil if any length will do. By
  /// default, both sides are nil.
  ///
  /// An unlimited side is `CGFloat.greatestFiniteMagnitude`. The answer must not depend on the host's current
  /// frame.
  func plumbContentSize(offering size: CGSize) -> LayoutContentSize
}

/// The size that the content of a host asks for, in points.
@frozen
public struct LayoutContentSize: Hashable, Sendable {
  /// The width; nil if any will do.
  public var width: CGFloat?
  /// The height; nil if any will do.
  public var height: CGFloat?

  /// Creates a size that asks for the given lengths. A side is nil if any length will do.
  @_alwaysEmitIntoClient
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }

  /// Creates a size that asks for a width and a height.
  @_alwaysEmitIntoClient
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size that asks for nothing: any width and any height will do.
  @_alwaysEmitIntoClient
  public static var none: LayoutContentSize { LayoutContentSize() }
}

extension Layoutable {
  @_alwaysEmitIntoClient
  public func plumbContentSize(offering size: CGSize) -> LayoutContentSize { .none }
}
