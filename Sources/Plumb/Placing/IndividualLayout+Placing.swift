extension IndividualLayout {
  /// The facts as numbers, as far as they are known without the child.
  @_alwaysEmitIntoClient @inline(always)
  func placed(in context: LayoutContext) -> PlacedFrame {
    PlacedFrame(
      columns: horizontal.facts.placed(in: context), rows: vertical.facts.placed(in: context))
  }

  /// The facts as numbers, like ``placed(in:)``, but compiled once and not inlined: for code that is not hot.
  @inline(never)
  func placedOutOfLine(in context: LayoutContext) -> PlacedFrame {
    PlacedFrame(
      columns: horizontal.facts.placedOutOfLine(in: context),
      rows: vertical.facts.placedOutOfLine(in: context))
  }
}
