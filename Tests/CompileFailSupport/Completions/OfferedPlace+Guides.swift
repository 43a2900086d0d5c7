// What is offered on guides and on places as values.

extension OfferedPlace {
  /// The guides that closures are given.
  static let guides: [OfferedPlace] = [
    OfferedPlace("_ = maker.setLeft(by: { $0.| })", horizontal + parent),
    OfferedPlace("_ = maker.setWidth(by: { $0.| })", horizontal + parent),
    OfferedPlace("_ = maker.setLeading(by: { $0.| })", directional + parent),
    OfferedPlace("_ = maker.setTop(by: { $0.| })", vertical + parent),
    OfferedPlace("_ = maker.fitHeight(by: { $0.| })", vertical + parent),
    OfferedPlace("_ = maker.setTopLeft(at: .measured { $0.| })", plane + points + parent),
    OfferedPlace("_ = maker.setSize(like: .measured { $0.| })", plane + points + parent),
    OfferedPlace(
      "_ = maker.setTopLeading(at: .measured { $0.| })", directedPlane + directedPoints + parent),
    OfferedPlace("_ = maker.setLeft(by: { $0.safeAreaGuide.| })", horizontal),
    OfferedPlace(
      "_ = maker.setTopLeading(at: .measured { $0.readableGuide.| })",
      directedPlane + directedPoints),
    OfferedPlace("_ = maker.pinRight(to: title, with: { $0.| })", horizontal + reference),
    OfferedPlace("_ = maker.pinTrailing(to: title, with: { $0.| })", directional + reference),
    OfferedPlace("_ = maker.pinHeight(to: title, with: { $0.| })", vertical + reference),
    OfferedPlace(
      "_ = maker.setBottomRight(at: .measured(on: title) { $0.| })", plane + points + reference),
    OfferedPlace("_ = maker.stickOnParent().movingLeft(to: { $0.| })", horizontal + adjusted),
    OfferedPlace("_ = maker.stickOnParent().pinchingTop(by: { $0.| })", vertical + adjusted),
    OfferedPlace("_ = maker.stickOnParent().addingProcess { $0.| }", plane + points + adjusted),
  ]

  /// Places as values.
  static let values: [OfferedPlace] = [
    OfferedPlace(
      "_ = title.plumb.|",
      places + ["and(_:)", "layout(_:by:)", "layout(_:by:)", "frame(of:by:)"]),
    OfferedPlace("_ = title.plumb.and(card).|", places + box),
    OfferedPlace("_ = [title, card].plumb.|", places + box),
    OfferedPlace(
      "_ = LayoutLength<Horizontal>.parent.|",
      places + ["layoutMargins", "readable", "safeArea", "viewport"]),
    OfferedPlace("_ = title.plumb.bottom.|", ["self"]),
    OfferedPlace("_ = title.plumb.width.|", ["self"]),
    OfferedPlace("_ = title.plumb.topLeft.|", ["moved()", "moved(x:y:)", "self", "x", "y"]),
    OfferedPlace("_ = title.plumb.size.|", ["height", "self", "width"]),
  ]

  private static let measured = ["self"]
  private static let across = ["center", "width", "horizontal(at:)"]
  private static let down = ["top", "middle", "bottom", "height", "vertical(at:)"]
  private static let horizontal = ["left", "right"] + across + measured
  private static let directional = ["leading", "trailing"] + across + measured
  private static let vertical = down + measured
  private static let both = ["size", "point(at:_:)"]
  // A frame is in the parent's coordinates, so guides that are turned around have none.
  private static let plane = horizontal + down + both + ["frame", "frame(inside:)"]
  private static let directedPlane = directional + down + both
  private static let centers = ["topCenter", "middleCenter", "bottomCenter"]
  private static let points =
    centers + ["top", "middle", "bottom"].flatMap { ["\($0)Left", "\($0)Right"] }
  private static let directedPoints =
    centers + ["top", "middle", "bottom"].flatMap { ["\($0)Leading", "\($0)Trailing"] }
  private static let parent = [
    "safeAreaGuide", "layoutMarginsGuide", "readableGuide", "viewportGuide", "parent(as:)",
  ]
  private static let reference = ["withoutTransform"]
  private static let adjusted = ["parent"]

  private static let places =
    Set(["left", "right", "leading", "trailing", "size", "self"] + across + down)
    .union(points).union(directedPoints).sorted()
  private static let box = ["and(_:)", "visible", "plumbReference"]
}
