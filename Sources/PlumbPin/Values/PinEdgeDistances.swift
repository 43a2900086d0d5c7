import Foundation

/// Distances from the four edges as an argument of chains: ``PinInsets``, or the platform's insets.
///
///     title.plumb.pin { $0.all(UIEdgeInsets(top: 8, left: 8, bottom: 0, right: 8)) }
public protocol PinEdgeDistances {
  @_documentation(visibility: internal)
  var plumbInsets: PinInsets { get }
}

extension PinInsets: PinEdgeDistances {
  @_documentation(visibility: internal)
  public var plumbInsets: PinInsets { self }
}

#if canImport(UIKit)
  import UIKit

  extension UIEdgeInsets: PinEdgeDistances {
    @_documentation(visibility: internal)
    public var plumbInsets: PinInsets {
      PinInsets(top: top, left: left, bottom: bottom, right: right)
    }
  }
#elseif os(macOS) || !canImport(Darwin)
  extension NSEdgeInsets: PinEdgeDistances {
    @_documentation(visibility: internal)
    public var plumbInsets: PinInsets {
      PinInsets(top: top, left: left, bottom: bottom, right: right)
    }
  }
#endif
