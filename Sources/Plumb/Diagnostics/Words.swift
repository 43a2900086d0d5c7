import Foundation

extension CGFloat {
  /// The number as text for messages; without a fraction if it is whole and less than 10^15.
  var inWords: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }

  /// A computed number in messages, rounded to hundredths.
  var roundedInWords: String { ((self * 100).rounded() / 100).inWords }

  /// The number as a term that is added: " + 8", " - 8", or nothing for 0.
  var addedInWords: String {
    self == 0 ? "" : self < 0 ? " - \((-self).inWords)" : " + \(inWords)"
  }
}

extension CGRect {
  /// The frame in messages.
  var inWords: String {
    "x \(origin.x.roundedInWords), y \(origin.y.roundedInWords), \(size.width.roundedInWords) wide, "
      + "\(size.height.roundedInWords) high"
  }
}

extension String {
  /// The possessive form: "photo's", "the layout margins'".
  var possessive: String { hasSuffix("s") ? "\(self)'" : "\(self)'s" }
}

extension LayoutArea {
  /// The area in messages.
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
  /// The name of the reference in messages.
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
