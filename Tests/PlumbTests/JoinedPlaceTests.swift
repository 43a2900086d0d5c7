import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// The farther, the nearer and the middle of two places: `max`, `min` and the mean of their coordinates, on both
/// axes, in both directions, at once and stored.
@Suite struct JoinedPlaceTests {
  private let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  private let photo = HeadlessView(frame: CGRect(x: 30, y: 40, width: 100, height: 60))
  private let badge = HeadlessView(frame: CGRect(x: 90, y: 20, width: 70, height: 50))
  private let title = HeadlessView()

  init() {
    (photo.name, badge.name, title.name) = ("photo", "badge", "title")
    for view in [title, photo, badge] { card.addSubview(view) }
  }

  private typealias Layout = (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<
    IndividualLayout
  >

  /// The frame at once. The stored layout must give the same one.
  private func frame(_ layout: Layout, _ location: SourceLocation) throws -> CGRect {
    let atOnce = card.plumb.frame(of: title, by: layout)
    let frame = try #require(atOnce, sourceLocation: location)
    card.plumb.setLayout(for: title, by: layout)
    card.layoutIfNeeded()
    #expect(title.frame == frame, "stored", sourceLocation: location)
    card.plumb.removeLayout(for: title)
    return frame
  }

  private func expectJoined<Axis>(
    _ one: LayoutPlace<Axis>, _ other: LayoutPlace<Axis>,
    _ coordinate: @escaping (CGRect) -> CGFloat,
    _ layout: @escaping (LayoutPlace<Axis>) -> Layout,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    for direction in LayoutWritingDirection.allCases {
      card.direction = direction
      let along = { (place: LayoutPlace<Axis>) in
        let x = coordinate(try frame(layout(place), location))
        return Axis.self == Directional.self && direction == .rightToLeft ? 320 - x : x
      }
      let (a, b) = (try along(one), try along(other))
      #expect(a != b, "the places are two", sourceLocation: location)
      #expect(try along(max(one, other)) == max(a, b), "\(direction)", sourceLocation: location)
      #expect(try along(max(other, one)) == max(a, b), "\(direction)", sourceLocation: location)
      #expect(try along(min(one, other)) == min(a, b), "\(direction)", sourceLocation: location)
      #expect(
        try along(.midpoint(one, other)) == (a + b) / 2, "\(direction)", sourceLocation: location)
      #expect(
        try along(max(one, other) + 7) == max(a, b) + 7, "\(direction)", sourceLocation: location)
    }
  }

  @Test func onTheVerticalAxis() throws {
    try expectJoined(photo.plumb.bottom, badge.plumb.bottom + 4, \.minY) { place in
      { $0.setTop(at: place).setHeight(to: 10).setLeft(to: 0).setWidth(to: 10) }
    }
    try expectJoined(photo.plumb.top, .parent.middle, \.midY) { place in
      { $0.setMiddle(at: place).setHeight(to: 10).setLeft(to: 0).setWidth(to: 10) }
    }
  }

  @Test func onTheHorizontalAxis() throws {
    try expectJoined(photo.plumb.left, badge.plumb.right, \.minX) { place in
      { $0.setLeft(at: place).setWidth(to: 10).setTop(to: 0).setHeight(to: 10) }
    }
  }

  @Test func alongTheWritingDirection() throws {
    try expectJoined(photo.plumb.leading, badge.plumb.leading, \.midX) { place in
      { $0.setCenter(at: place).setWidth(to: 10).setTop(to: 0).setHeight(to: 10) }
    }
  }

  // ┌───────┐ photo
  // └───────┘     ┌───┐ badge
  //               └───┘
  //  title
  @Test func aTitleIsLaidOutAfterBoth() {
    card.plumb.setLayout(for: title) {
      $0.setTop(at: max(photo.plumb.bottom, badge.plumb.bottom), offset: 8)
        .setLeading(inset: 0).setSize(to: CGSize(width: 10, height: 10))
    }
    card.plumb.setLayout(for: photo) { $0.setTopLeft(to: .zero).setSize(width: 50, height: 60) }
    card.plumb.setLayout(for: badge) {
      $0.setTopLeft(to: CGPoint(x: 0, y: 100)).setSize(width: 50, height: 60)
    }
    card.layoutIfNeeded()
    #expect(title.frame.minY == 168)
  }

  @Test func explainSaysBoth() {
    card.plumb.setLayout(for: title) {
      $0.setMiddle(at: .midpoint(photo.plumb.bottom, badge.plumb.top)).setHeight(to: 10)
        .setLeft(to: 0).setWidth(to: 10)
    }
    #expect(
      "\(card.plumb.explain(title))".contains("the middle between photo's bottom and badge's top"))
  }

  @Test func aPlaceThatIsMissingIsReported() {
    var issues: [LayoutIssue] = []
    card.issueHandler = { issues.append($0) }
    let stranger = HeadlessView()
    card.plumb.layout(title) {
      $0.setTop(at: max(photo.plumb.bottom, stranger.plumb.bottom)).setLeft(to: 0).fitSize()
    }
    #expect(issues.count == 1)
    #expect(title.frame == .zero)
  }
}
