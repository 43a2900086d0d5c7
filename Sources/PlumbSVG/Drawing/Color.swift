import Foundation

extension SVG {
  /// A colour of the sRGB space with an opacity.
  ///
  ///     SVG.Color(hex: 0x1D9BF0)
  ///     SVG.Color.black.opacity(0.6)
  public struct Color: Hashable, Sendable {
    /// How much red there is, from 0 to 255.
    public let red: UInt8
    /// How much green there is, from 0 to 255.
    public let green: UInt8
    /// How much blue there is, from 0 to 255.
    public let blue: UInt8

    /// From 0, invisible, to 1.
    public let opacity: CGFloat

    /// The colour whose red, green and blue are the bytes of `hex`, in this order: `0xRRGGBB`.
    ///
    /// Bits above those do not matter. An opacity outside of 0...1 becomes the nearer bound.
    public init(hex: UInt32, opacity: CGFloat = 1) {
      red = UInt8(truncatingIfNeeded: hex >> 16)
      green = UInt8(truncatingIfNeeded: hex >> 8)
      blue = UInt8(truncatingIfNeeded: hex)
      self.opacity = opacity > 0 ? min(opacity, 1) : 0
    }

    /// The same colour with another opacity.
    public func opacity(_ opacity: CGFloat) -> Color { Color(hex: hex, opacity: opacity) }

    /// The colour on the straight line to `other`, `part` of the way there, with this one's opacity.
    public func mixed(with other: Color, by part: CGFloat) -> Color {
      func mix(_ from: UInt8, _ to: UInt8) -> UInt32 {
        let bounded = part > 0 ? min(part, 1) : 0
        return UInt32((CGFloat(from) + (CGFloat(to) - CGFloat(from)) * bounded).rounded())
      }
      let hex = mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue)
      return Color(hex: hex, opacity: opacity)
    }

    /// The red, green and blue as `0xRRGGBB`.
    public var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
  }
}

extension SVG.Color: CustomStringConvertible {
  /// "#rrggbb", and a slash and the opacity where that is not 1.
  public var description: String {
    opacity == 1 ? "#\(hexDigits)" : "#\(hexDigits)/\(opacity.decimal)"
  }

  /// "rrggbb".
  var hexDigits: String {
    let digits = String(hex, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
