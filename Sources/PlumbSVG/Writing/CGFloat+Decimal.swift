import Foundation

extension CGFloat {
  /// The number with at most three decimals, independent of machine and language.
  ///
  /// NaN becomes 0. Magnitudes are limited to a thousand million, because viewers cannot show more.
  var decimal: String {
    guard !isNaN else { return "0" }
    let bound: CGFloat = 1_000_000_000
    let thousandths = Int64((Swift.min(Swift.max(self, -bound), bound) * 1000).rounded())
    let (whole, rest) = Swift.abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(String(rest + 1000).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
