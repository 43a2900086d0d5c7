import Plumb

/// The rectangle that an anchor belongs to: a host, one of its areas, or the content or frame of a
/// scrolling host.
@_documentation(visibility: internal)
public struct AnchorItem {
  let host: any Layoutable
  let part: ItemPart
}

/// A rectangle of a host.
enum ItemPart: Hashable {
  /// The host's own rectangle. If the host is the scrolling container that has the constraint, places are those of its
  /// content, and lengths are those of its frame.
  case whole
  /// A layout area, such as the safe area.
  case area(LayoutArea)
  /// The content of a scrolling container. The constraints decide its size.
  case scrollContent
  /// The visible part of a scrolling container's content.
  case scrollFrame
}

/// A place or length of an item that an equation can use.
enum ItemAttribute: String, Hashable {
  case left
  case right
  case leading
  case trailing
  case centerX
  case top
  case bottom
  case centerY
  case firstBaseline
  case lastBaseline
  case width
  case height

  /// Whether the attribute is a length, not a place.
  var isLength: Bool { self == .width || self == .height }

  /// Whether the attribute depends on the writing direction.
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether the attribute is measured vertically.
  var isVertical: Bool {
    switch self {
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: true
    default: false
    }
  }
}
