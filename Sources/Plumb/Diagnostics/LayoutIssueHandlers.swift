#if canImport(QuartzCore)
  import Foundation

  #if canImport(ObjectiveC)
    import ObjectiveC
  #endif

  /// The issue handlers of hosts whose classes are not ours and so have no property for them.
  enum LayoutIssueHandlers {
    private final class Box {
      let handler: LayoutIssueHandler

      init(_ handler: @escaping LayoutIssueHandler) {
        self.handler = handler
      }
    }

    #if canImport(ObjectiveC)
      // Only its address counts.
      private nonisolated(unsafe) static var key: UInt8 = 0

      static func handler(of host: AnyObject) -> LayoutIssueHandler? {
        (objc_getAssociatedObject(host, &key) as? Box)?.handler
      }

      static func set(_ handler: LayoutIssueHandler?, for host: AnyObject) {
        objc_setAssociatedObject(host, &key, handler.map(Box.init), .OBJC_ASSOCIATION_RETAIN)
      }
    #else
      // Where the platform's classes are stand-ins of ours there are no associated objects.
      static func handler(of host: AnyObject) -> LayoutIssueHandler? { nil }
      static func set(_ handler: LayoutIssueHandler?, for host: AnyObject) {}
    #endif
  }
#endif
