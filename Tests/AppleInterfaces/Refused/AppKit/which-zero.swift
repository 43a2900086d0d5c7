// AppKit converts points, sizes and rectangles by one name.
// control: replace "convert(.zero" with "convert(CGPoint.zero"
import AppKit

@MainActor
private func corner(of card: NSView) -> CGFloat {
  // error: ambiguous use of 'zero'
  let corner = card.convert(.zero, to: nil)
  return corner.x
}
