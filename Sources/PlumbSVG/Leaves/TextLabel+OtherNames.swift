import Plumb

// What toolkits call the properties of a label. They are the protocol's, so that a subclass may have its own of these
// names.

extension SVG.Drawable where Self: TextLabel {
  @available(*, unavailable, renamed: "color")
  public var textColor: SVG.Color {
    get { unreachable() }
    set { unreachable() }
  }

  @available(*, unavailable, renamed: "lineLimit")
  public var numberOfLines: Int {
    get { unreachable() }
    set { unreachable() }
  }

  @available(*, unavailable, renamed: "alignment")
  public var textAlignment: TextLabel.Alignment {
    get { unreachable() }
    set { unreachable() }
  }
}
