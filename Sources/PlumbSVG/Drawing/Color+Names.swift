extension SVG.Color {
  /// Invisible.
  public static let clear = Self(hex: 0x000000, opacity: 0)
  /// Black.
  public static let black = Self(hex: 0x000000)
  /// White.
  public static let white = Self(hex: 0xFFFFFF)

  /// For secondary text on white.
  public static let gray = Self(hex: 0x6B7280)

  /// For hairlines and placeholders on white.
  public static let lightGray = Self(hex: 0xD1D5DB)

  /// For backgrounds behind white cards.
  public static let paleGray = Self(hex: 0xF3F4F6)

  /// A red on which white text is readable.
  public static let red = Self(hex: 0xDC2626)
  /// An orange.
  public static let orange = Self(hex: 0xEA580C)
  /// A yellow.
  public static let yellow = Self(hex: 0xEAB308)
  /// A green.
  public static let green = Self(hex: 0x16A34A)
  /// A bluish green.
  public static let teal = Self(hex: 0x0D9488)
  /// A blue for buttons and links.
  public static let blue = Self(hex: 0x2563EB)
  /// A violet blue.
  public static let indigo = Self(hex: 0x4F46E5)
  /// A violet.
  public static let purple = Self(hex: 0x9333EA)
  /// A pink.
  public static let pink = Self(hex: 0xDB2777)
  /// A brown.
  public static let brown = Self(hex: 0x92400E)
}
