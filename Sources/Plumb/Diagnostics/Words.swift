import Foundation

extension CGFloat {
  /// The number as messages tell it: without a fraction that it does not have.
  var inWords: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }

  /// A computed number as messages tell it: no more than hundredths.
  var roundedInWords: String { ((self * 100).rounded() / 100).inWords }

  /// The number as it is added in words: " + 8", " - 8", or nothing for 0.
  var addedInWords: String {
    self == 0 ? "" : self < 0 ? " - \((-self).inWords)" : " + \(inWords)"
  }
}

extension CGRect {
  /// The frame as messages tell it.
  var inWords: String {
    "x \(origin.x.roundedInWords), y \(origin.y.roundedInWords), \(size.width.roundedInWords) wide, "
      + "\(size.height.roundedInWords) high"
  }
}

extension String {
  /// "photo's", "the layout margins'".
  var possessive: String { hasSuffix("s") ? "\(self)'" : "\(self)'s" }
}

extension LayoutArea {
  /// The area as messages tell it.
  var inWords: String {
    switch self {
    case .bounds: "the parent"
    case .safeArea: "the safe area"
    case .layoutMargins: "the layout margins"
    case .readable: "the readable area"
    case .viewport: "the viewport"
    }
  }
}

extension ReferenceSource {
  /// What messages call the reference.
  var inWords: String {
    switch self {
    case .lookup(let host): return "\(host()?.plumbName ?? "nothing"), which is looked up"
    case .placed: return "a view that is not placed"
    default:
      let names = knownHosts.map(\.plumbName)
      let words = names.isEmpty ? "a view that is gone" : names.joined(separator: " and ")
      return isVisibleOnly ? "the visible of \(words)" : words
    }
  }
}
