import Foundation
import Plumb

/// An axis of a fact, so that generic code handles all axes.
protocol VerbAxis: LayoutAxis {
  static func part(_ part: CGFloat, of guide: LayoutGuide.Parent<Self>) -> Position<Self>
  static func part(_ part: CGFloat, of guide: LayoutGuide.Area<Self>) -> Position<Self>
  static func part(_ part: CGFloat, of guide: LayoutGuide.Reference<Self>) -> Position<Self>
  static func place(_ part: CGFloat, on places: some LayoutPlaces) -> LayoutPlace<Self>
  static var partName: String { get }
}

extension Horizontal: VerbAxis {
  static func part(_ part: CGFloat, of guide: LayoutGuide.Parent<Horizontal>) -> Position<
    Horizontal
  > {
    guide.horizontal(at: part)
  }
  static func part(_ part: CGFloat, of guide: LayoutGuide.Area<Horizontal>) -> Position<Horizontal>
  {
    guide.horizontal(at: part)
  }
  static func part(
    _ part: CGFloat, of guide: LayoutGuide.Reference<Horizontal>
  ) -> Position<Horizontal> { guide.horizontal(at: part) }
  static func place(_ part: CGFloat, on places: some LayoutPlaces) -> LayoutPlace<Horizontal> {
    switch part {
    case 0: places.left
    case 0.5: places.center
    case 1: places.right
    default: places.horizontal(at: part)
    }
  }
  static var partName: String { "horizontal" }
}

extension Directional: VerbAxis {
  static func part(
    _ part: CGFloat, of guide: LayoutGuide.Parent<Directional>
  ) -> Position<Directional> { guide.horizontal(at: part) }
  static func part(
    _ part: CGFloat, of guide: LayoutGuide.Area<Directional>
  ) -> Position<Directional> { guide.horizontal(at: part) }
  static func part(
    _ part: CGFloat, of guide: LayoutGuide.Reference<Directional>
  ) -> Position<Directional> { guide.horizontal(at: part) }
  static func place(_ part: CGFloat, on places: some LayoutPlaces) -> LayoutPlace<Directional> {
    switch part {
    case 0: places.leading
    case 1: places.trailing
    default: places.horizontal(at: part)
    }
  }
  static var partName: String { "horizontal" }
}

extension Vertical: VerbAxis {
  static func part(_ part: CGFloat, of guide: LayoutGuide.Parent<Vertical>) -> Position<Vertical> {
    guide.vertical(at: part)
  }
  static func part(_ part: CGFloat, of guide: LayoutGuide.Area<Vertical>) -> Position<Vertical> {
    guide.vertical(at: part)
  }
  static func part(_ part: CGFloat, of guide: LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  {
    guide.vertical(at: part)
  }
  static func place(_ part: CGFloat, on places: some LayoutPlaces) -> LayoutPlace<Vertical> {
    switch part {
    case 0: places.top
    case 0.5: places.middle
    case 1: places.bottom
    default: places.vertical(at: part)
    }
  }
  static var partName: String { "vertical" }
}

/// The forms of one verb for a position: `setLeft`, `pinLeft`, or the verbs for a fraction.
struct PositionVerb<Axis: VerbAxis, Next> {
  let name: String
  /// The argument before the value: `at: 0.25, `, for the point at a fraction.
  var prefix = ""
  var label = "at"
  let to: (CGFloat) -> Next
  let at: (LayoutPlace<Axis>, CGFloat) -> Next
  let by: (@escaping (LayoutGuide.Parent<Axis>) -> Position<Axis>) -> Next
  let pinTo:
    (any LayoutReference, @escaping (LayoutGuide.Reference<Axis>) -> Position<Axis>) -> Next
  let pinBy:
    (
      @escaping () -> (any Layoutable)?, @escaping (LayoutGuide.Reference<Axis>) -> Position<Axis>
    ) -> Next

  /// Adds a fact in its form, and records the call as Swift code.
  func say(_ fact: Fact, _ tree: Tree<some Toolkit>) -> Next {
    switch fact.source {
    case .constant(let value):
      if fact.form % 4 == 3 {
        tree.say("set\(name)(\(prefix)by: { _ in Position(\(value)) })")
        return by { _ in Position(value) }
      }
      tree.say("set\(name)(\(prefix)to: \(value))")
      return to(value)
    case .parent(let area, let part, let offset):
      return say(onParent: area, part, offset, fact.form, tree)
    case .others(let nodes, let part, let offset, let measuring):
      return say(on: nodes, part, offset, measuring, fact.form, tree)
    case .fit, .ratio:
      preconditionFailure("a position is neither fitted nor at a ratio")
    }
  }

  private func say(
    onParent area: LayoutArea, _ part: Double, _ offset: Double, _ form: Int,
    _ tree: Tree<some Toolkit>
  ) -> Next {
    if form < 4 {
      tree.say(
        "set\(name)(\(prefix)\(label): .parent\(area.placeName).\(Axis.partName)(at: \(part)) + "
          + "\(offset))")
      return at(Axis.place(part, on: area.places), offset)
    }
    tree.say(
      "set\(name)(\(prefix)by: { $0\(area.guideName).\(Axis.partName)(at: \(part)) + \(offset) })")
    return by { [kept = tree.kept] guide in
      kept.keep { Axis.part(part, of: guide).coordinate }
      let place: Position<Axis> =
        switch area {
        case .bounds: Axis.part(part, of: guide)
        case .safeArea: Axis.part(part, of: guide.safeAreaGuide)
        case .layoutMargins: Axis.part(part, of: guide.layoutMarginsGuide)
        case .readable: Axis.part(part, of: guide.readableGuide)
        case .viewport: Axis.part(part, of: guide.viewportGuide)
        }
      return place + offset
    }
  }

  private func say(
    on nodes: [Int], _ part: Double, _ offset: Double, _ measuring: Fact.Measuring, _ form: Int,
    _ tree: Tree<some Toolkit>
  ) -> Next {
    let views = nodes.map { tree.view($0) }
    let names = views.map { $0.name ?? "?" }
    let list = "[\(names.joined(separator: ", "))]"
    let place = "\(Axis.partName)(at: \(part))"
    let isOne = nodes.count == 1
    func pinned(to reference: String, _ guide: String) -> String {
      let closure = "{ \(guide).\(place) + \(offset) }"
      return prefix.isEmpty
        ? "pin\(name)(to: \(reference), with: \(closure))"
        : "set\(name)(\(prefix)\(label): .measured(on: \(reference), \(closure)))"
    }
    switch (measuring, form % 4) {
    case (.withoutTransform, _):
      tree.say(pinned(to: isOne ? names[0] : list, "$0.withoutTransform"))
      return pinTo(isOne ? views[0] : views.plumb) {
        Axis.part(part, of: $0.withoutTransform) + offset
      }
    case (.all, 0), (.all, 1):
      tree.say(
        "set\(name)(\(prefix)\(label): \(isOne ? names[0] : list).plumb.\(place) + \(offset))")
      return isOne
        ? at(Axis.place(part, on: views[0].plumb), offset)
        : at(Axis.place(part, on: views.plumb), offset)
    case (.all, 2) where isOne:
      tree.say(pinned(to: ".lookup({ [weak \(names[0])] in \(names[0]) })", "$0"))
      return pinBy({ [weak view = views[0]] in view }, { Axis.part(part, of: $0) + offset })
    case (.all, _):
      tree.say(pinned(to: isOne ? names[0] : list, "$0"))
      return pinTo(isOne ? views[0] : views.plumb) { [kept = tree.kept] guide in
        kept.keep { Axis.part(part, of: guide).coordinate }
        return Axis.part(part, of: guide) + offset
      }
    case (.visible, 0), (.visible, 1):
      tree.say("set\(name)(\(prefix)\(label): \(list).plumb.visible.\(place) + \(offset))")
      return at(Axis.place(part, on: views.plumb.visible), offset)
    case (.visible, _):
      tree.say(pinned(to: ".visible(\(list))", "$0"))
      return pinTo(LayoutBox.visible(views)) { Axis.part(part, of: $0) + offset }
    }
  }
}

extension LayoutArea {
  fileprivate var placeName: String { self == .bounds ? "" : ".\(self)" }
  fileprivate var guideName: String { self == .bounds ? "" : ".\(self)Guide" }

  var places: LayoutParentPlaces {
    let parent: LayoutParentPlaces = LayoutPlace<Vertical>.parent
    return switch self {
    case .bounds: parent
    case .safeArea: parent.safeArea
    case .layoutMargins: parent.layoutMargins
    case .readable: parent.readable
    case .viewport: parent.viewport
    }
  }
}
