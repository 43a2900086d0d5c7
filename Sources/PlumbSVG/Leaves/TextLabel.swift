import Foundation
import Plumb

/// A view that shows a text, with `UILabel`'s habits: one line unless more are allowed, an ellipsis
/// where the text goes on, in the middle of the height that it has.
///
///     let label = TextLabel("Over the hills and far away", font: SVG.Font(size: 16), lineLimit: 2)
///     label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
///     // (97.82, 38.4): "Over the hills", "and far away"
///
/// Whatever the size is that the label is given, no letter leaves its bounds in a picture.
open class TextLabel: HeadlessView, SVG.Drawable {
  /// Which edge the lines start from. Leading and trailing follow the view's writing direction.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Lines start at the leading edge.
    case leading
    /// Lines have their middle at the center.
    case center
    /// Lines end at the trailing edge.
    case trailing
  }

  /// What the label says.
  public final var text = "" {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// The font of all of the text.
  public final var font = SVG.Font(size: 15) {
    didSet { if font != oldValue { contentDidChange() } }
  }

  /// How many lines the text may take; 0 for any number.
  public final var lineLimit = 1 {
    didSet { if lineLimit != oldValue { contentDidChange() } }
  }

  /// What the lengths of letters and the heights of lines are taken from.
  public final var measuring: any TextMeasuring = MetricTextMeasuring() {
    didSet { contentDidChange() }
  }

  /// The colour of all of the text.
  public final var color = SVG.Color.black
  /// Which edge the lines start from.
  public final var alignment = Alignment.leading

  /// A label that shows a text.
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

  /// The lines that the text takes where it has `width` points, as they would be drawn in bounds that
  /// are high enough. Linear in the length of the text.
  public final func lines(forWidth width: CGFloat) -> [SVG.TextLine] {
    measuring.lines(of: text, in: font, width: width, limit: lineLimit)
  }

  /// The length of the longest line of the text when it is wrapped at the width of `size`, and the
  /// height of its lines. The height of `size` does not matter.
  ///
  /// The width is never more than what is offered, and a label that gets it wraps in the same way.
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
  /// The baselines of the first and the last line that are drawn where the label has `size`.
  public final func plumbBaselines(in size: CGSize) -> LayoutBaselines {
    let lineHeight = measuring.lineHeight(of: font)
    let height = CGFloat(lines(forWidth: size.width).count) * lineHeight
    // The lines are centered from top to bottom.
    let margin = (size.height - height) / 2
    let baseline = measuring.baseline(of: font)
    return LayoutBaselines(first: margin + baseline, last: margin + lineHeight - baseline)
  }
}
