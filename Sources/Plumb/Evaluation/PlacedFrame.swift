import Foundation

/// The facts of both axes as numbers, and how they become a frame.
@usableFromInline
@frozen
struct PlacedFrame {
  @usableFromInline var columns: PlacedAxis
  @usableFromInline var rows: PlacedAxis

  @inlinable @inline(always)
  init(columns: PlacedAxis, rows: PlacedAxis) {
    self.columns = columns
    self.rows = rows
  }

  /// The frame as the numbers give it: not mended, adjusted or aligned; NaN if a fact has no value.
  @inlinable @inline(always)
  var frame: CGRect { CGRect(horizontal: columns.span, vertical: rows.span) }

  /// Finds the lengths that need the child or the other axis.
  ///
  /// The axis that needs less goes first. `ask` is called once at the most: for both lengths at the
  /// same time if both are fitted, and without a limit on an axis that is not decided yet.
  @inlinable @inline(always)
  mutating func close(asking ask: (CGSize) -> CGSize) {
    switch (columns.open, rows.open) {
    case (.none, .none):
      break
    case (.none, .fitted(let offer)):
      rows.second = ask(CGSize(width: max(0, columns.span.length), height: offer)).height
    case (.fitted(let width), .fitted(let height)):
      let size = ask(CGSize(width: width, height: height))
      columns.second = size.width
      rows.second = size.height
    default:
      closeOther(asking: ask)
    }
  }

  @inlinable @inline(always)
  mutating func closeOther(asking ask: (CGSize) -> CGSize) {
    let unlimited = CGFloat.greatestFiniteMagnitude
    switch (columns.open, rows.open) {
    case (.fitted(let offer), .none):
      columns.second = ask(CGSize(width: offer, height: max(0, rows.span.length))).width
    case (.fitted(let offer), .ratio):
      columns.second = ask(CGSize(width: offer, height: unlimited)).width
    case (.ratio, .fitted(let offer)):
      rows.second = ask(CGSize(width: unlimited, height: offer)).height
    default:
      break
    }
    switch (columns.open, rows.open) {
    case (.ratio, .ratio):
      // The states refuse an aspect ratio both ways; such a layout has no frame.
      columns.second = .nan
    case (.ratio(let ratio), _):
      columns.second = Horizontal.length(at: ratio, of: rows.span.length)
    case (_, .ratio(let ratio)):
      rows.second = Vertical.length(at: ratio, of: columns.span.length)
    default:
      break
    }
  }
}
