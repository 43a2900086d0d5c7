import Plumb

extension Collection<Character> {
  /// The direction of the first letter; nil if there is none. Digits and punctuation have no
  /// direction.
  var writingDirection: LayoutWritingDirection? {
    for character in self {
      if let direction = character.base.writingDirection { return direction }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The direction of a paragraph that starts with the scalar; nil if the scalar has none.
  fileprivate var writingDirection: LayoutWritingDirection? {
    switch value {
    case 0x200F, 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      value == 0x200F || properties.isAlphabetic ? .rightToLeft : nil
    default:
      value == 0x200E || properties.isAlphabetic ? .leftToRight : nil
    }
  }
}
