import Foundation

extension SVG.HTML {
  /// Pictures of one layout in many widths. The reader selects one with the pointer or a slider.
  ///
  /// The page contains all pictures. A script shows one of them, and computes no layout. All films of a page have the
  /// same widths and one slider.
  public struct Film: Hashable, Sendable {
    /// SVG markup as ``SVG/document(of:background:)`` writes it, one picture for each width.
    public let pictures: [String]

    /// The least and the greatest width of the pictures, in points. Widths are evenly spaced.
    public let widths: ClosedRange<Int>

    /// The difference between the widths of consecutive pictures, in points.
    public let step: Int

    /// The caption under the picture, in plain text.
    public let caption: String

    /// Records a film.
    ///
    /// - Parameters:
    ///   - widths: The least and the greatest width in points.
    ///   - step: The difference between consecutive widths, in points.
    ///   - caption: The caption under the picture, in plain text.
    ///   - draw: Makes the picture for a width. Called once for each.
    public init(
      widths: ClosedRange<Int>, step: Int, caption: String = "", draw: (Int) -> String
    ) {
      pictures = stride(from: widths.lowerBound, through: widths.upperBound, by: max(1, step))
        .map(draw)
      (self.widths, self.step, self.caption) = (widths, max(1, step), caption)
    }
  }

  /// The markup of films and their common slider.
  ///
  /// - Parameters:
  ///   - films: Films of the same widths.
  ///   - width: The initial width, in points. The nearest available one is used.
  public static func markup(of films: [Film], startingAt width: Int) -> String {
    guard let first = films.first else { return "" }
    let nearest = stride(
      from: first.widths.lowerBound, through: first.widths.upperBound, by: first.step
    )
    .min { abs($0 - width) < abs($1 - width) }
    let start = nearest ?? first.widths.lowerBound
    let slider = XML.element(
      "input",
      [
        ("type", "range"), ("id", "film-width"), ("min", "\(first.widths.lowerBound)"),
        ("max", "\(first.widths.upperBound)"), ("step", "\(first.step)"), ("value", "\(start)"),
      ])
    let label = XML.element(
      "label", [("for", "film-width")],
      content: "<output id=\"film-points\">\(start)</output> points")
    return films.map { markup(of: $0, startingAt: start) }.joined(separator: "\n")
      + "\n<fieldset class=\"slider\"><legend>Width</legend>\n\(slider)\n\(label)\n</fieldset>"
  }

  private static func markup(of film: Film, startingAt width: Int) -> String {
    let pictures = zip(film.pictures.indices, film.pictures).map { index, picture in
      let own = film.widths.lowerBound + index * film.step
      let hidden = own == width ? [] : [("hidden", "hidden")]
      return XML.element("div", [("data-width", "\(own)")] + hidden, content: "\n\(picture)")
    }
    let caption =
      film.caption.isEmpty
      ? "" : XML.element("figcaption", content: XML.escaped(film.caption)) + "\n"
    return "<figure class=\"film\">\n<div class=\"stage\">\n"
      + pictures.joined(separator: "\n") + "\n</div>\n\(caption)</figure>"
  }
}
