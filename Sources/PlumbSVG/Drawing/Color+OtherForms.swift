import Foundation
import Plumb

// Refusals for colors and fonts in the forms of UIKit and of CSS.

@available(*, unavailable, message: "a color is a number of three bytes: SVG.Color(hex: 0xEEF1F5)")
extension SVG.Color {
  @_alwaysEmitIntoClient public init(_ color: some Any) { unreachable() }
  @_alwaysEmitIntoClient public init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1
  ) { unreachable() }
  @_alwaysEmitIntoClient public init(white: CGFloat, alpha: CGFloat) { unreachable() }
}

@available(
  *, unavailable, message: "a font has a size and a weight: SVG.Font(size: 17, weight: .bold)"
)
extension SVG.Font {
  @_alwaysEmitIntoClient public static func systemFont(ofSize size: CGFloat) -> Self {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func boldSystemFont(ofSize size: CGFloat) -> Self {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func system(size: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public static var body: Self { unreachable() }
  @_alwaysEmitIntoClient public static var headline: Self { unreachable() }
}
