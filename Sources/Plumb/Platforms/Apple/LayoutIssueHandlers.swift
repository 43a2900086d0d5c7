#if canImport(ObjectiveC)
  import ObjectiveC

  /// Issue handlers of hosts, as associated objects: system classes have no property for them.
  enum LayoutIssueHandlers {
    private final class Box {
      let handler: LayoutIssueHandler

      init(_ handler: @escaping LayoutIssueHandler) {
        self.handler = handler
      }
    }

    // The key of the associated objects. Only its address matters: nothing is ever written to its memory.
    private nonisolated(unsafe) static let key = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func handler(of host: AnyObject) -> LayoutIssueHandler? {
      (objc_getAssociatedObject(host, key) as? Box)?.handler
    }

    static func set(_ handler: LayoutIssueHandler?, for host: AnyObject) {
      objc_setAssociatedObject(host, key, handler.map(Box.init), .OBJC_ASSOCIATION_RETAIN)
    }
  }
#endif
