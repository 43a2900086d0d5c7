import Plumb

// Refusals for names that toolkits give these properties. They are members of a protocol, so that a subclass may use
// the names.

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
