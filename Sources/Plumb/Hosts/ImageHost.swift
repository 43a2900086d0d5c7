import Foundation

/// A host that shows an image.
public protocol ImageHost: Layoutable {
  /// The size of the image, in points; nil as long as there is none.
  var plumbImageSize: CGSize? { get }
}
