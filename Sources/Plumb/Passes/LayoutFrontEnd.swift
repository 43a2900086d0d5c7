import Foundation

/// What prepares the layouts that a front end stores, before a container plans a pass or a trial.
@_spi(PlumbFrontEnd)
public protocol LayoutFrontEnd: AnyObject {
  /// Called when the container's children, layouts or condition may have changed.
  func prepareLayouts(under condition: AnyHashable?)
}

/// Whoever knows of containers in which nothing is stored yet, although something waits for their children.
@_spi(PlumbFrontEnd)
public final class AwaitingFrontEnds: @unchecked Sendable {
  public static let shared = AwaitingFrontEnds()

  private let lock = NSLock()
  private var find: (@Sendable (any LayoutInfoStorable) -> (any LayoutFrontEnd)?)?

  /// Has `find` asked for the front end of each container that has none, before it is planned.
  public func ask(_ find: @escaping @Sendable (any LayoutInfoStorable) -> (any LayoutFrontEnd)?) {
    lock.withLock { self.find = find }
  }

  /// Has nobody asked.
  public func askNobody() { lock.withLock { find = nil } }

  func frontEnd(of container: any LayoutInfoStorable) -> (any LayoutFrontEnd)? {
    lock.withLock { find }?(container)
  }
}
