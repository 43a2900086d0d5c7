import Plumb

/// A value whose properties are anchors: a view's `anchors`, or a part of them such as `anchors.safeArea`.
public protocol Anchored {
  /// The rectangle that the anchors belong to.
  @_documentation(visibility: internal)
  var anchorItem: AnchorItem { get }
}

extension Anchored {
  /// The left edge, in both writing directions.
  public var left: ConstraintAnchor<Horizontal> {
    ConstraintAnchor(item: anchorItem, attribute: .left)
  }
  /// The right edge, in both writing directions.
  public var right: ConstraintAnchor<Horizontal> {
    ConstraintAnchor(item: anchorItem, attribute: .right)
  }
  /// The left edge if the container's text runs from left to right, otherwise the right edge.
  public var leading: ConstraintAnchor<Directional> {
    ConstraintAnchor(item: anchorItem, attribute: .leading)
  }
  /// The right edge if the container's text runs from left to right, otherwise the left edge.
  public var trailing: ConstraintAnchor<Directional> {
    ConstraintAnchor(item: anchorItem, attribute: .trailing)
  }
  /// The horizontal center.
  public var centerX: ConstraintAnchor<Across> {
    ConstraintAnchor(item: anchorItem, attribute: .centerX)
  }
  /// The top edge.
  public var top: ConstraintAnchor<Vertical> { ConstraintAnchor(item: anchorItem, attribute: .top) }
  /// The bottom edge.
  public var bottom: ConstraintAnchor<Vertical> {
    ConstraintAnchor(item: anchorItem, attribute: .bottom)
  }
  /// The vertical center.
  public var centerY: ConstraintAnchor<Vertical> {
    ConstraintAnchor(item: anchorItem, attribute: .centerY)
  }
  /// The width.
  public var width: LengthAnchor { LengthAnchor(item: anchorItem, attribute: .width) }
  /// The height.
  public var height: LengthAnchor { LengthAnchor(item: anchorItem, attribute: .height) }

  /// The top, bottom, leading and trailing edges.
  public var allEdges: EdgesAnchor<AllEdges> { EdgesAnchor(item: anchorItem) }
  /// The leading and trailing edges.
  public var horizontalEdges: EdgesAnchor<HorizontalEdges> { EdgesAnchor(item: anchorItem) }
  /// The top and bottom edges.
  public var verticalEdges: EdgesAnchor<VerticalEdges> { EdgesAnchor(item: anchorItem) }
  /// The width and the height.
  public var size: SizeAnchor { SizeAnchor(item: anchorItem) }
  /// `centerX` and `centerY`.
  public var center: CenterAnchor { CenterAnchor(item: anchorItem) }
}

/// The anchors of a view, as in `title.anchors.leading`.
public struct ViewAnchors<Host: Layoutable>: Anchored {
  let host: Host

  @_documentation(visibility: internal)
  public var anchorItem: AnchorItem { AnchorItem(host: host, part: .whole) }
}

/// The anchors of a part of a view, such as its safe area.
public struct AreaAnchors: Anchored {
  @_documentation(visibility: internal)
  public let anchorItem: AnchorItem
}

extension Layoutable {
  /// The anchors of this view, for equations with other anchors.
  ///
  ///     card.plumb.activate {
  ///       title.anchors.leading == card.anchors.leading + 8
  ///       title.anchors.top == card.anchors.safeArea.top + 8
  ///       title.anchors.width <= card.anchors.width * 0.5 <<~ .high
  ///     }
  ///
  /// Numbers are points in the coordinates of the container that activates the equations. See ``ConstraintAnchor``
  /// for places, ``LengthAnchor`` for lengths, and ``EdgesAnchor`` for several edges at once.
  public var anchors: ViewAnchors<Self> { ViewAnchors(host: self) }
}

extension ViewAnchors {
  /// The part of the view that no bar, notch or rounded corner covers.
  public var safeArea: AreaAnchors { part(.area(.safeArea)) }
  /// The part of the view inside its layout margins.
  public var margins: AreaAnchors { part(.area(.layoutMargins)) }
  /// The part of the view where lines of text are short enough to read comfortably.
  public var readable: AreaAnchors { part(.area(.readable)) }

  /// The edges of the margins: `margins.allEdges`.
  public var allMargins: EdgesAnchor<AllEdges> { margins.allEdges }
  /// The leading and trailing edges of the margins: `margins.horizontalEdges`.
  public var horizontalMargins: EdgesAnchor<HorizontalEdges> { margins.horizontalEdges }
  /// The top and bottom edges of the margins: `margins.verticalEdges`.
  public var verticalMargins: EdgesAnchor<VerticalEdges> { margins.verticalEdges }

  func part(_ part: ItemPart) -> AreaAnchors {
    AreaAnchors(anchorItem: AnchorItem(host: host, part: part))
  }
}

extension ViewAnchors where Host: BaselineHost {
  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintAnchor<Vertical> {
    ConstraintAnchor(item: anchorItem, attribute: .firstBaseline)
  }
  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintAnchor<Vertical> {
    ConstraintAnchor(item: anchorItem, attribute: .lastBaseline)
  }
}

/// A view that shows a part of a larger content.
public protocol ScrollingHost: Layoutable {}

extension HeadlessScrollView: ScrollingHost {}

extension ViewAnchors where Host: ScrollingHost {
  /// The content of the view. The constraints of the view's children decide its size.
  public var content: AreaAnchors { part(.scrollContent) }
  /// The visible frame of the view. It stays in place while the content moves.
  public var frame: AreaAnchors { part(.scrollFrame) }
  /// The visible frame without the content insets, which bars and keyboards cover.
  public var viewport: AreaAnchors { part(.area(.viewport)) }
}
