import Foundation

extension LayoutContext {
  /// Whether `view` is a sibling of the child that is where its frame is.
  @inlinable @inline(always)
  func hasSibling(_ view: HeadlessView) -> Bool {
    view.standing.pointee.isSibling(of: childID, in: parentID)
  }

  /// Where `host` stands in the parent's coordinates; nil where it is the child itself or shares no
  /// ancestor with the parent.
  ///
  /// A sibling without a transform, by far the most frequent reference, is where its frame is.
  @inlinable @inline(always)
  func frame(of host: some Layoutable) -> ReferenceFrame? {
    if let frame = host.layoutFrame(
      asSiblingOf: childID, in: parentID)
    {
      return ReferenceFrame(frame: frame, untransformedFrame: frame)
    }
    return Self.convertedFrame(of: host, for: child, in: parent)
  }

  /// Where a held view lies; nil where it is gone, and otherwise as ``frame(of:)``.
  func frame(of held: HeldView) -> ReferenceFrame? {
    if let frame = held.frame(asSiblingOf: childID, in: parentID) {
      return ReferenceFrame(frame: frame, untransformedFrame: frame)
    }
    guard let view = held.view else { return nil }
    return Self.convertedFrame(of: view, for: child, in: parent)
  }

  /// Where the box around two views lies; nil where one of them stands nowhere.
  func frame(around one: HeadlessView, _ other: HeadlessView) -> ReferenceFrame? {
    guard hasSibling(one), hasSibling(other) else { return frame(around: [one, other]) }
    let box = one.standing.pointee.frame.box(with: other.standing.pointee.frame)
    return ReferenceFrame(frame: box, untransformedFrame: box)
  }

  /// The box around `views`; nil where one is no sibling of the child that is where its frame is, and
  /// where there are none.
  func frame(aroundSiblings views: [HeadlessView]) -> CGRect? {
    var box: CGRect?
    for view in views {
      guard hasSibling(view) else { return nil }
      let frame = view.standing.pointee.frame
      box = box?.box(with: frame) ?? frame
    }
    return box
  }

  /// Where the box around `hosts` lies; nil where none of them stands anywhere.
  func frame(around hosts: [any Layoutable]) -> ReferenceFrame? {
    var box: ReferenceFrame?
    for host in hosts {
      guard let frame = frame(of: host) else { return nil }
      box = box.map { $0.union(frame) } ?? frame
    }
    return box
  }

  /// The general case of ``frame(of:)``: through every host between the reference and the parent.
  // Takes the parts of a context rather than a context, which would have to be put together, and its
  // hosts retained, for a call that is hardly ever made.
  @usableFromInline @inline(never)
  static func convertedFrame(
    of host: any Layoutable, for child: any Layoutable, in parent: any Layoutable
  ) -> ReferenceFrame? {
    if let trial = parent as? LayoutTrial { return trial.frame(of: host, for: child) }
    guard host !== child, let conversion = AffineTransform(from: host, to: parent) else {
      return nil
    }
    let frame = conversion.box(around: host.layoutBounds)
    guard host.layoutTransform != nil, let container = host.layoutParent,
      let outer = AffineTransform(from: container, to: parent)
    else {
      return ReferenceFrame(frame: frame, untransformedFrame: frame)
    }
    return ReferenceFrame(frame: frame, untransformedFrame: outer.box(around: host.layoutFrame))
  }
}

extension ReferenceFrame {
  fileprivate func union(_ other: ReferenceFrame) -> ReferenceFrame {
    ReferenceFrame(
      frame: frame.box(with: other.frame),
      untransformedFrame: untransformedFrame.box(with: other.untransformedFrame))
  }
}
