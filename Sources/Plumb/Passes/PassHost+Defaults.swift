extension Layoutable {
  public func plumbLayOutSubtree() {
    (self as? any LayoutInfoStorable)?.plumbLayoutIfNeeded()
  }

  public var plumbLayoutInfo: LayoutInfo? { (self as? any LayoutInfoStorable)?.layoutInfo }

  public func plumbStore(_ info: LayoutInfo) {}
}
