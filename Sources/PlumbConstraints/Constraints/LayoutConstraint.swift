import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// One equation or inequality between two anchors, or an anchor and a number: what a container with
/// constraints keeps while it is active.
///
///     let width = card.plumb.activate { title.anchors.width == 120 <<~ .high }[0]
///     width.constant = 160      // solved in the next pass; the structure stays
///     width.priority = .low
///     width.deactivate()
///
/// Views are held weakly. If one of them is gone, the constraint is reported and does nothing.
public final class LayoutConstraint {
  let first: HeldAttribute
  let relation: ItemRelation
  let second: HeldAttribute?
  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat
  let site: SourceSite

  private var currentConstant: CGFloat
  private var currentPriority: ConstraintPriority

  /// What messages call the constraint; the equation as it is written, if there is no name.
  public var name: String? {
    didSet { attributeName = nil }
  }

  /// The name of what `keep` has set, which it was given as its name.
  var attributeName: ((ViewNames) -> String)?

  /// The container's constraints that this one is among, while it is active.
  weak var info: ConstraintInfo?
  /// Its turn among all that were activated. The newest one of a conflict is left out.
  var age = 0
  /// Which of its views were children of its container before. One that is none now was removed.
  private(set) var wereChildren = (first: false, second: false)

  init(_ part: EquationPart, _ priority: ConstraintPriority, _ site: SourceSite) {
    first = HeldAttribute(part.item, part.attribute)
    relation = part.relation
    second = part.term.item.map { HeldAttribute($0, part.term.attribute) }
    multiplier = part.term.multiplier
    currentConstant = part.term.constant
    currentPriority = priority
    self.site = site
  }
}

extension LayoutConstraint {
  /// The points that are added on the right side.
  ///
  /// Changing it asks for a pass. It costs the operations that the number reaches, without a rebuild.
  /// A number that is not finite, or more than 1e150, is reported, and the last one stays.
  public var constant: CGFloat {
    get { currentConstant }
    set {
      guard newValue.isSolvable else {
        return report(newValue.isNaN ? .notANumber : .infinite)
      }
      guard newValue != currentConstant else { return }
      currentConstant = newValue
      info?.noteEdit(of: self)
    }
  }

  /// How much the constraint matters. It may cross from required to optional and back.
  ///
  /// Changing it asks for a pass, which works out the structure again. A priority out of range is
  /// reported, and the last one stays.
  public var priority: ConstraintPriority {
    get { currentPriority }
    set {
      guard newValue.isInRange else { return report(.priorityOutOfRange) }
      guard newValue != currentPriority else { return }
      currentPriority = newValue
      info?.noteEdit(of: self)
    }
  }

  /// Whether a container keeps the constraint.
  public var isActive: Bool { info != nil }

  /// Activates the constraint in the parent of its first view, or else of its second.
  ///
  /// Reported, and nothing is done, if neither is a child of a ``ConstraintContainer``.
  public func activate() { [self].activate() }

  /// Removes the constraint from its container.
  public func deactivate() { [self].deactivate() }

  /// What is wrong with the constraint's own numbers.
  var flaw: LayoutIssue.Kind? {
    if currentConstant.isNaN || multiplier.isNaN { return .notANumber }
    // What is larger than the solver takes is as good as infinite.
    if !currentConstant.isSolvable || !multiplier.isSolvable { return .infinite }
    return currentPriority.isInRange ? nil : .priorityOutOfRange
  }

  /// Notes which views are children of the container that the constraint is activated in.
  func noteChildren(of container: any Layoutable) {
    let id = ObjectIdentifier(container)
    wereChildren = (first.host?.plumbParentID == id, second?.host?.plumbParentID == id)
  }

  /// Notes which views are found among the children.
  func noteChildren(first: Bool, second: Bool) {
    wereChildren = (wereChildren.first || first, wereChildren.second || second)
  }

  /// An issue about the constraint.
  func issue(
    _ kind: LayoutIssue.Kind, members: [String] = [], names: ViewNames? = nil
  ) -> LayoutIssue {
    let names = names ?? self.names
    return LayoutIssue(
      kind, view: names.name(of: first.host), asked: words(names), members: members,
      at: site)
  }

  /// Names of views for messages of the container.
  var names: ViewNames { ViewNames(in: info?.container) }

  private func report(_ kind: LayoutIssue.Kind) {
    if let host = info?.container ?? first.host { issue(kind).report(in: host) }
  }

  /// The container that ``activate()`` chooses.
  var naturalContainer: (any ConstraintContainer)? {
    func parent(of host: (any Layoutable)?) -> (any ConstraintContainer)? {
      host?.plumbParent as? any ConstraintContainer
    }
    // A container's own edges are kept by the container, not by the one around.
    if let container = first.host as? any ConstraintContainer,
      let other = second?.host, other.plumbParent === container
    {
      return container
    }
    return parent(of: first.host) ?? parent(of: second?.host)
  }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The equation as it is written, or the name.
  func words(_ names: ViewNames) -> String {
    if let attributeName { return attributeName(names) }
    if let name { return name }
    var right = second?.words(names) ?? ""
    if second != nil, multiplier != 1 { right += " * \(multiplier.words)" }
    if second == nil {
      right = currentConstant.words
    } else if currentConstant != 0 {
      right +=
        currentConstant < 0 ? " - \((-currentConstant).words)" : " + \(currentConstant.words)"
    }
    return "\(first.words(names)) \(relation.rawValue) \(right)"
  }

  /// The equation, its priority and its source line.
  ///
  /// A view that is named like another child of its parent has its index among them: `Label[2]`.
  public var description: String { description(names) }

  func description(_ names: ViewNames) -> String {
    let words = words(names)
    let priority = currentPriority == .required ? "" : " at \(currentPriority.rawValue.words)"
    let place = site.line == 0 ? "" : " (\(site.words))"
    return name == nil ? "\(words)\(priority)\(place)" : "\(words)\(place)"
  }
}

extension BinaryFloatingPoint {
  /// The number without a fraction that it does not have.
  var words: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
