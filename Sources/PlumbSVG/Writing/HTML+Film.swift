import Foundation

extension SVG.HTML {
  /// Pictures of one layout in many widths. The reader sees the one that the pointer or a slider chooses.
  ///
  /// The page has all pictures in itself. A script shows one of them; it lays out nothing. All films of a
  /// page have the same width, and one slider.
  public struct Film: Hashable, Sendable {
    /// Markup as ``SVG/document(of:background:)`` writes it, one for each width.
    public let pictures: [String]

    /// The widths of the pictures in points: equally far from each other, the least first.
    public let widths: ClosedRange<Int>

    /// How much wider a picture is than the one before it.
    public let step: Int

    /// Plain text that stands under the picture.
    public let caption: String

    /// Records a film.
    ///
    /// - Parameters:
    ///   - widths: The least and the greatest width in points.
    ///   - step: How much wider a picture is than the one before it, in points.
    ///   - caption: Plain text that stands under the picture.
    ///   - draw: Makes the picture of a width. It is called once for each.
    public init(
      widths: ClosedRange<Int>, step: Int, caption: String = "", draw: (Int) -> String
    ) {
      pictures = stride(from: widths.lowerBound, through: widths.upperBound, by: max(1, step))
        .map(draw)
      (self.widths, self.step, self.caption) = (widths, max(1, step), caption)
    }
  }

  /// Films and the slider that they follow, as markup.
  ///
  /// - Parameters:
  ///   - films: Films of the same widths.
  ///   - width: The width at the beginning, in points; the nearest one that there is.
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
