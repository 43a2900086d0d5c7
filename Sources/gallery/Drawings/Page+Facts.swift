import Foundation
import Plumb
import PlumbSVG

// A file of the gallery shows all that is between its marks; so there is one for each drawing.

extension Page {
  static let factDrawings: [Page] = [
    edges, centers, insets, points, parts, lengths, ratio, aspectFit, aspectFill, fitted, frames,
  ]
}
