import Foundation
import Plumb

extension Chapter {
  /// The picture that stands for the chapter: one of its pages, in a width in which its texts can be read.
  ///
  /// - Parameter pages: The pages of the chapter that there are; at least one.
  func cover(_ pages: [Page]) -> String {
    guard let page = pages.first(where: { $0.name == coverName }) ?? pages.first,
      let screen = page.screens.first
    else { return "" }
    guard screen.isDevice else { return Site.picture(of: page.make(screen)) }
    let size = CGSize(width: 420, height: coverHeight)
    return Site.picture(of: page.make(Screen(kind: .device("cover"), size: size)))
  }

  /// The page on the cover, if it is not the first one.
  private var coverName: String? {
    switch self {
    case .containers: "profile"
    case .matrices: "prices"
    default: nil
    }
  }

  // It ends where a view of the page ends, so that none is cut.
  private var coverHeight: CGFloat {
    switch self {
    case .conditions: 250
    case .containers: 420
    case .matrices, .pins: 206
    default: 300
    }
  }
}
