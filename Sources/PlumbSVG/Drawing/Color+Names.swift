extension Color {
  public static let clear = Color(hex: 0x000000, opacity: 0)
  public static let black = Color(hex: 0x000000)
  public static let white = Color(hex: 0xFFFFFF)

  /// Text that is second in importance, on white.
  public static let gray = Color(hex: 0x6B7280)

  /// Hairlines and placeholders, on white.
  public static let lightGray = Color(hex: 0xD1D5DB)

  /// Grounds that cards of white lie on.
  public static let paleGray = Color(hex: 0xF3F4F6)

  public static let red = Color(hex: 0xDC2626)
  public static let orange = Color(hex: 0xEA580C)
  public static let yellow = Color(hex: 0xEAB308)
  public static let green = Color(hex: 0x16A34A)
  public static let teal = Color(hex: 0x0D9488)
  public static let blue = Color(hex: 0x2563EB)
  public static let indigo = Color(hex: 0x4F46E5)
  public static let purple = Color(hex: 0x9333EA)
  public static let pink = Color(hex: 0xDB2777)
  public static let brown = Color(hex: 0x92400E)
}
