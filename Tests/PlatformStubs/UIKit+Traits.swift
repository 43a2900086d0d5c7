@_exported import ObjectiveC
@_exported import QuartzCore

// Traits, insets and directions.

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public static let zero = UIEdgeInsets()
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

open class UITraitCollection: @unchecked Sendable {
  private let scale: CGFloat

  public init(displayScale scale: CGFloat) { self.scale = scale }

  open var displayScale: CGFloat { scale }
}

@MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitLegibilityWeight: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}

public protocol UITraitChangeRegistration: AnyObject {}

/// Who is told of which traits.
final class StubRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: (UIView, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (UIView, UITraitCollection) -> Void) {
    self.traits = traits
    self.tell = tell
  }
}
