import Plumb

/// What an anchor is on: a host, one of its areas, or what a scrolling host shows and scrolls.
@_documentation(visibility: internal)
public struct AnchorItem {
  let host: any Layoutable
  let part: ItemPart
}

/// Which rectangle of a host is meant.
enum ItemPart: Hashable {
  /// Its frame.
  case whole
  /// One of its areas.
  case area(LayoutArea)
  /// What a scrolling container scrolls: as large as the constraints make it.
  case scrollContent
  /// What a scrolling container shows of it.
  case scrollFrame
}

/// What an equation says of an item.
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

  /// Whether it is a length, and not a place.
  var isLength: Bool { self == .width || self == .height }

  /// Whether it depends on the writing direction.
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether it is measured from top to bottom.
  var isVertical: Bool {
    switch self {
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: true
    default: false
    }
  }
}
