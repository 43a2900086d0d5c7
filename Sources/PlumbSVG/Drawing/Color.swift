import Foundation

extension SVG {
  /// A color in the sRGB space with an opacity.
  ///
  ///     SVG.Color(hex: 0x1D9BF0)
  ///     SVG.Color.black.opacity(0.6)
  public struct Color: Hashable, Sendable {
    /// The red component, from 0 to 255.
    public let red: UInt8
    /// The green component, from 0 to 255.
    public let green: UInt8
    /// The blue component, from 0 to 255.
    public let blue: UInt8

    /// The opacity, from 0 (invisible) to 1.
    public let opacity: CGFloat

    /// Makes a color from the bytes of `hex`: `0xRRGGBB`.
    ///
    /// Higher bits are ignored. An opacity outside of 0...1 is clamped.
    public init(hex: UInt32, opacity: CGFloat = 1) {
      red = UInt8(truncatingIfNeeded: hex >> 16)
      green = UInt8(truncatingIfNeeded: hex >> 8)
      blue = UInt8(truncatingIfNeeded: hex)
      self.opacity = opacity > 0 ? min(opacity, 1) : 0
    }

    /// The same color with another opacity.
    public func opacity(_ opacity: CGFloat) -> Color { Color(hex: hex, opacity: opacity) }

    /// A linear mix with `other`: `part` 0 is this color, and 1 is the other one. The opacity stays.
    public func mixed(with other: Color, by part: CGFloat) -> Color {
      func mix(_ from: UInt8, _ to: UInt8) -> UInt32 {
        let bounded = part > 0 ? min(part, 1) : 0
        return UInt32((CGFloat(from) + (CGFloat(to) - CGFloat(from)) * bounded).rounded())
      }
      let hex = mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue)
      return Color(hex: hex, opacity: opacity)
    }

    /// The components as `0xRRGGBB`.
    public var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
  }
}

extension SVG.Color: CustomStringConvertible {
  /// "#rrggbb", followed by a slash and the opacity if it is not 1.
  public var description: String {
    opacity == 1 ? "#\(hexDigits)" : "#\(hexDigits)/\(opacity.decimal)"
  }

  /// "rrggbb".
  var hexDigits: String {
    let digits = String(hex, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
