extension SVG.Color {
  public static let clear = Self(hex: 0x000000, opacity: 0)
  public static let black = Self(hex: 0x000000)
  public static let white = Self(hex: 0xFFFFFF)

  /// Text that is second in importance, on white.
  public static let gray = Self(hex: 0x6B7280)

  /// Hairlines and placeholders, on white.
  public static let lightGray = Self(hex: 0xD1D5DB)

  /// Grounds that cards of white lie on.
  public static let paleGray = Self(hex: 0xF3F4F6)

  public static let red = Self(hex: 0xDC2626)
  public static let orange = Self(hex: 0xEA580C)
  public static let yellow = Self(hex: 0xEAB308)
  public static let green = Self(hex: 0x16A34A)
  public static let teal = Self(hex: 0x0D9488)
  public static let blue = Self(hex: 0x2563EB)
  public static let indigo = Self(hex: 0x4F46E5)
  public static let purple = Self(hex: 0x9333EA)
  public static let pink = Self(hex: 0xDB2777)
  public static let brown = Self(hex: 0x92400E)
}
