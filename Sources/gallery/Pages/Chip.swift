import Foundation
import Plumb
import PlumbSVG

/// A word in the middle of a rounded box.
final class Chip: HeadlessContainerView, SVG.Drawable {
  private let text: TextLabel
  private let color: SVG.Color

  init(_ text: String, _ textColor: SVG.Color = .black, on color: SVG.Color, size: CGFloat = 15) {
    self.text = TextLabel(text, font: SVG.Font(size: size), color: textColor)
    self.color = color
    super.init(frame: .zero)
    (name, self.text.name) = (text, "text")
    addSubview(self.text)
    plumb.setLayout(for: self.text) { $0.setMiddleCenter(offset: .zero).fitSize() }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = text.sizeThatFits(size)
    return CGSize(width: text.width + 20, height: text.height + 12)
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 8), with: .color(color))
  }
}
