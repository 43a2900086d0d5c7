// The baselines of hosts with lines of text, as places.

extension LayoutScope where Host: BaselineHost {
  /// The baseline of the first line of this host's text.
  ///
  ///     maker.setFirstBaseline(at: title.plumb.firstBaseline).fitHeight()
  ///
  /// The host is asked for its baselines when the layout is evaluated, in the size that it has then,
  /// without its own transform. A host without lines of text does not compile.
  public var firstBaseline: LayoutPlace<Vertical> { place(.first) }

  /// The baseline of the last line of this host's text.
  public var lastBaseline: LayoutPlace<Vertical> { place(.last) }

  private func place(_ baseline: LayoutBaseline) -> LayoutPlace<Vertical> {
    LayoutPlace(.other(OtherPosition(.baseline(.host(host), baseline, offset: 0))))
  }
}
