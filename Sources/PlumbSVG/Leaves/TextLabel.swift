import Foundation
import Plumb

/// A view that shows text like `UILabel`: one line by default, an ellipsis where text is cut off, vertically
/// centered.
///
///     let label = TextLabel("Over the hills and far away", font: SVG.Font(size: 16), lineLimit: 2)
///     label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
///     // (97.82, 38.4): "Over the hills", "and far away"
///
/// Whatever its size, no letter leaves its bounds in a picture.
open class TextLabel: HeadlessView, SVG.Drawable {
  /// The horizontal alignment of lines. Leading and trailing follow the view's writing direction.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Lines start at the leading edge.
    case leading
    /// Lines are centered.
    case center
    /// Lines end at the trailing edge.
    case trailing
  }

  /// The text of the label.
  public final var text = "" {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// The font of the text.
  public final var font = SVG.Font(size: 15) {
    didSet { if font != oldValue { contentDidChange() } }
  }

  /// The largest number of lines; 0 for no limit.
  public final var lineLimit = 1 {
    didSet { if lineLimit != oldValue { contentDidChange() } }
  }

  /// The source of the lengths of letters and the heights of lines.
  public final var measuring: any TextMeasuring = MetricTextMeasuring() {
    didSet { contentDidChange() }
  }

  /// The color of the text.
  public final var color = SVG.Color.black
  /// The horizontal alignment of lines.
  public final var alignment = Alignment.leading

  /// Makes a label with a text.
  public convenience init(
    _ text: String, font: SVG.Font = SVG.Font(size: 15), color: SVG.Color = .black,
    lineLimit: Int = 1,
    alignment: Alignment = .leading
  ) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    self.color = color
    self.lineLimit = lineLimit
    self.alignment = alignment
  }

  /// The lines of the text in a width, in points, as they are drawn in bounds of sufficient height. Linear in the
  /// length of the text.
  public final func lines(forWidth width: CGFloat) -> [SVG.TextLine] {
    measuring.lines(of: text, in: font, width: width, limit: lineLimit)
  }

  /// The length of the longest line, wrapped at the width of `size`, and the height of all lines. The height of
  /// `size` does not matter.
  ///
  /// The width never exceeds the offered one. A label that gets this width wraps in the same way.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines = lines(forWidth: size.width)
    let longest = lines.map(\.width).max() ?? 0
    return CGSize(
      width: size.width > 0 ? min(longest, size.width) : 0,
      height: CGFloat(lines.count) * measuring.lineHeight(of: font))
  }

  open func draw(into canvas: inout SVG.Canvas) { drawLines(into: &canvas) }

  open var clipShape: SVG.Shape? { nil }
}

extension TextLabel: BaselineHost {
  /// The baselines of the first and the last drawn line, in a label of `size`.
  public final func plumbBaselines(in size: CGSize) -> LayoutBaselines {
    let lineHeight = measuring.lineHeight(of: font)
    let height = CGFloat(lines(forWidth: size.width).count) * lineHeight
    // The lines are vertically centered.
    let margin = (size.height - height) / 2
    let baseline = measuring.baseline(of: font)
    return LayoutBaselines(first: margin + baseline, last: margin + lineHeight - baseline)
  }
}
