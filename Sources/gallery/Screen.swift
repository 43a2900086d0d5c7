import Foundation
import Plumb
import PlumbSVG

/// The size and the writing direction that a page is laid out in.
struct Screen: Hashable {
  /// What the screen is, and which choices it leaves to the reader.
  enum Kind: Hashable {
    /// One of several devices, in one of both directions.
    case device(String)
    /// A drawing, in one of both directions.
    case drawing
    /// A picture that is alone, or has a name among several.
    case still(name: String = "", caption: String)
  }

  let kind: Kind
  let size: CGSize
  var direction = LayoutWritingDirection.leftToRight

  /// Both cards of the README beside each other, one for each direction.
  static let readme = Screen(
    kind: .still(caption: "both writing directions"), size: CGSize(width: 656, height: 112))

  /// Several moments beside each other.
  static let strip = Screen(
    kind: .still(caption: "six moments, row by row"),
    size: CGSize(width: 492, height: 300))

  /// The three devices, each in both writing directions.
  static let devices = [
    Screen(kind: .device("phone"), size: CGSize(width: 390, height: 844)),
    Screen(kind: .device("landscape"), size: CGSize(width: 844, height: 390)),
    Screen(kind: .device("tablet"), size: CGSize(width: 1024, height: 768)),
  ].flatMap(\.inBothDirections)

  /// Parts of the devices' screens: as wide as the phone, the landscape and the tablet, and of these heights.
  static func parts(heights: [CGFloat]) -> [Screen] {
    devices.enumerated().map { index, device in
      let size = CGSize(width: device.size.width, height: heights[index / 2])
      return Screen(kind: device.kind, size: size, direction: device.direction)
    }
  }

  /// The height that the message bar and what stands above it need.
  static let barHeight: CGFloat = 312

  var inBothDirections: [Screen] {
    LayoutWritingDirection.allCases.map { Screen(kind: kind, size: size, direction: $0) }
  }

  /// Whether the screen has a mirror image in the other direction.
  var isDevice: Bool {
    if case .device = kind { true } else { false }
  }

  /// Whether its picture is kept in the documents, where tests compare it.
  var isKept: Bool { kind == .device("phone") || !isDevice }

  /// How the name of a file ends that is of this screen.
  var suffix: String {
    switch kind {
    case .device(let name): "-\(name)-\(direction.shortName)"
    case .drawing: "-\(direction.shortName)"
    case .still(let name, _): name.isEmpty ? "" : "-\(name)"
    }
  }

  /// How the screen stands under a picture.
  var caption: String {
    switch kind {
    case .device(let name): "\(name), \(Int(size.width)) points wide, \(direction.words)"
    case .drawing: direction.words
    case .still(_, let caption): caption
    }
  }

  /// What the reader of the site chooses to see the picture.
  var options: [SVG.HTML.Option] {
    let direction = SVG.HTML.Option("Direction", direction.words)
    switch kind {
    case .device: return [SVG.HTML.Option("Width", "\(Int(size.width)) points"), direction]
    case .drawing: return [direction]
    case .still: return []
    }
  }
}

extension LayoutWritingDirection {
  fileprivate var shortName: String { self == .leftToRight ? "ltr" : "rtl" }
  fileprivate var words: String { self == .leftToRight ? "left-to-right" : "right-to-left" }
}
