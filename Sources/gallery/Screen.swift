import Foundation
import Plumb

/// The size and the writing direction that a page is laid out in.
struct Screen: Hashable {
  /// The device, as it stands in the name of the picture.
  let device: String
  let size: CGSize
  var direction = LayoutWritingDirection.leftToRight
  /// What stands under a picture that is of no device.
  var note: String?

  /// Both cards of the README beside each other, one for each direction.
  static let readme = Screen(
    device: "readme", size: CGSize(width: 656, height: 112), note: "both writing directions")

  /// Several moments beside each other.
  static let strip = Screen(
    device: "strip", size: CGSize(width: 972, height: 156), note: "six moments, from left to right")

  static let phone = Screen(device: "phone", size: CGSize(width: 390, height: 844))
  static let landscape = Screen(device: "landscape", size: CGSize(width: 844, height: 390))
  static let tablet = Screen(device: "tablet", size: CGSize(width: 1024, height: 768))

  /// The three devices, each in both writing directions.
  static let all: [Screen] = [phone, landscape, tablet].flatMap { screen in
    LayoutWritingDirection.allCases.map { direction in
      Screen(device: screen.device, size: screen.size, direction: direction)
    }
  }

  /// How the screen stands in the name of a file.
  var suffix: String {
    note != nil ? device : "\(device)-\(direction == .leftToRight ? "ltr" : "rtl")"
  }

  /// How the screen stands under a picture.
  var caption: String {
    if let note { return note }
    let writing = direction == .leftToRight ? "left-to-right" : "right-to-left"
    return "\(device), \(Int(size.width)) points wide, \(writing)"
  }
}
