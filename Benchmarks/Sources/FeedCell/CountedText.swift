import Foundation
import Plumb

/// A text of which only the number of characters counts: each is 8 wide and a line 20 high.
///
/// It wraps by characters at the width that it is given, into at most its number of lines, and its
/// fitted width is then the largest multiple of 8 that fits.
public final class CountedText: HeadlessView {
  public var characters = 0
  let lines: Int

  /// `lines` is the greatest number of lines, and 0 any number.
  public init(_ name: String, lines: Int = 1) {
    self.lines = lines
    super.init()
    self.name = name
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = max(1, size.width / 8)
    guard fitting < CGFloat(characters) else {
      return CGSize(width: CGFloat(characters * 8), height: 20)
    }
    let perLine = Int(fitting)
    let needed = (characters + perLine - 1) / perLine
    let used = lines == 0 ? needed : min(lines, needed)
    return CGSize(width: CGFloat(perLine * 8), height: CGFloat(used * 20))
  }
}
