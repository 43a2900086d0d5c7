import Foundation

/// An object that prepares a front end's layouts before a container plans a pass or a trial.
@_spi(PlumbFrontEnd)
public protocol LayoutFrontEnd: AnyObject {
  /// Called when the container's children, layouts or condition may have changed.
  func prepareLayouts(under condition: AnyHashable?)
}

/// A registry for a front end whose layouts wait until their views are added to a container. A container that has no
/// front end yet finds it here.
@_spi(PlumbFrontEnd)
public final class AwaitingFrontEnds: @unchecked Sendable {
  public static let shared = AwaitingFrontEnds()

  private let lock = NSLock()
  private var find: (@Sendable (any LayoutInfoStorable) -> (any LayoutFrontEnd)?)?

  /// Sets the closure that finds a front end for each container without one, before the container is planned.
  public func ask(_ find: @escaping @Sendable (any LayoutInfoStorable) -> (any LayoutFrontEnd)?) {
    lock.withLock { self.find = find }
  }

  /// Removes the closure.
  public func askNobody() { lock.withLock { find = nil } }

  func frontEnd(of container: any LayoutInfoStorable) -> (any LayoutFrontEnd)? {
    lock.withLock { find }?(container)
  }
}
