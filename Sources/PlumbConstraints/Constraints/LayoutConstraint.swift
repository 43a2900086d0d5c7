import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// A constraint: one comparison between two anchors, or between an anchor and a number. An active constraint belongs
/// to a container.
///
///     let width = card.plumb.activate { title.anchors.width == 120 <<~ .high }[0]
///     width.constant = 160      // solved in the next pass; the structure stays
///     width.priority = .low
///     width.deactivate()
///
/// Views are weak references. If a view is gone, the constraint is reported. If the other view is constrained, the
/// constraint uses the last place or length of the view that is gone, if one is known. Otherwise it has no effect.
public final class LayoutConstraint {
  let first: HeldAttribute
  let relation: ItemRelation
  let second: HeldAttribute?
  /// The factor of the attribute on the right side; 0 if the right side is only a number.
  public let multiplier: CGFloat
  let site: SourceSite

  private var currentConstant: CGFloat
  private var currentPriority: ConstraintPriority

  /// The constraint's name in messages. If it is nil, messages show the equation as it is written.
  public var name: String? {
    didSet { attributeName = nil }
  }

  /// Makes the name in messages of a `keep` constraint from the current names of its views. Nil for other constraints,
  /// and after a name was set by ``name`` or by ``KeepAttribute/named(_:)``.
  var attributeName: ((ViewNames) -> String)?

  /// The owner of the constraint while it is active.
  weak var info: ConstraintInfo?
  /// The constraint's number in the order of activation: the newest constraint has the largest number. In a conflict,
  /// the newest constraint is left out.
  var age = 0
  /// For each of the constraint's views, whether it was found to be a child of the container, at activation or in a
  /// later pass or trial. If so, and if the view is no child now, it was removed.
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
  /// The constant on the right side, in points.
  ///
  /// Setting it requests a pass. The pass repeats the arithmetic that depends on the number, and keeps the structure.
  /// A number that is not finite, or whose magnitude is above 1e150, is reported, and the previous number stays.
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

  /// The priority of the constraint. Required constraints may become optional, and optional ones required.
  ///
  /// Setting it requests a pass. The pass prepares the solution of all constraints again, which takes longer than after
  /// a new constant. A priority out of range is reported, and the previous priority stays.
  public var priority: ConstraintPriority {
    get { currentPriority }
    set {
      guard newValue.isInRange else { return report(.priorityOutOfRange) }
      guard newValue != currentPriority else { return }
      currentPriority = newValue
      info?.noteEdit(of: self)
    }
  }

  /// Whether the constraint belongs to a container.
  public var isActive: Bool { info != nil }

  /// Activates the constraint in the parent of its first view. If that parent is no ``ConstraintContainer``, activates
  /// it in the parent of its second view. A constraint between a container and its child is activated in that
  /// container.
  ///
  /// If neither view is a child of a ``ConstraintContainer``, the constraint is reported and not activated.
  public func activate() { [self].activate() }

  /// Removes the constraint from its container.
  public func deactivate() { [self].deactivate() }

  /// The issue with the constraint's constant, multiplier or priority; nil if all of them are valid.
  var flaw: LayoutIssue.Kind? {
    if currentConstant.isNaN || multiplier.isNaN { return .notANumber }
    // A number that is too large for the solver is reported as infinite.
    if !currentConstant.isSolvable || !multiplier.isSolvable { return .infinite }
    return currentPriority.isInRange ? nil : .priorityOutOfRange
  }

  /// Notes which of the constraint's views are children of `container`. Called when the constraint is activated.
  func noteChildren(of container: any Layoutable) {
    let id = ObjectIdentifier(container)
    wereChildren = (first.host?.plumbParentID == id, second?.host?.plumbParentID == id)
  }

  /// Notes which of the constraint's views were found among the constrained children. Earlier notes stay.
  func noteChildren(first: Bool, second: Bool) {
    wereChildren = (wereChildren.first || first, wereChildren.second || second)
  }

  /// Makes an issue about the constraint.
  func issue(
    _ kind: LayoutIssue.Kind, members: [String] = [], names: ViewNames? = nil
  ) -> LayoutIssue {
    let names = names ?? self.names
    return LayoutIssue(
      kind, view: names.name(of: first.host), asked: words(names), members: members,
      at: site)
  }

  /// The names of views in messages about this constraint, relative to its container, or to the root if it is inactive.
  var names: ViewNames { ViewNames(in: info?.container) }

  private func report(_ kind: LayoutIssue.Kind) {
    if let host = info?.container ?? first.host { issue(kind).report(in: host) }
  }

  /// The container in which `activate()` puts the constraint. Nil if neither view is a child of a
  /// ``ConstraintContainer``.
  var naturalContainer: (any ConstraintContainer)? {
    func parent(of host: (any Layoutable)?) -> (any ConstraintContainer)? {
      host?.plumbParent as? any ConstraintContainer
    }
    // A constraint between a container and its child belongs to that container, not to the container's parent.
    if let container = first.host as? any ConstraintContainer,
      let other = second?.host, other.plumbParent === container
    {
      return container
    }
    return parent(of: first.host) ?? parent(of: second?.host)
  }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint's name in messages. If it has none, the equation as it is written, with the views' names.
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

  /// The constraint's name, or else its equation, followed by the priority if that is not required. The source line
  /// comes last, if it is known.
  ///
  /// If siblings have the same name, the view's index is added: `Label[2]`.
  public var description: String { description(names) }

  func description(_ names: ViewNames) -> String {
    let words = words(names)
    let priority = currentPriority == .required ? "" : " at \(currentPriority.rawValue.words)"
    let place = site.line == 0 ? "" : " (\(site.words))"
    return name == nil ? "\(words)\(priority)\(place)" : "\(words)\(place)"
  }
}

extension BinaryFloatingPoint {
  /// The number as text, without a trailing `.0`.
  var words: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
