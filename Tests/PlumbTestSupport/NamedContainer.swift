import Foundation
import Plumb

/// Whether a container is narrow or wide.
public enum WidthClass: LayoutCondition {
  case compact
  case regular
}

/// A container whose children are found by name. It is compact below a width of 500.
public final class NamedContainer: HeadlessView, LayoutInfoStorable {
  public let layoutInfo = LayoutInfo()
  public private(set) var children: [String: SizedView] = [:]
  /// How often the condition was evaluated: once in each pass and each trial.
  public private(set) var askedConditions = 0

  public init(_ names: [String], width: CGFloat = 200, height: CGFloat = 100) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    name = "container"
    for name in names {
      children[name] = SizedView(name)
      addSubview(children[name]!)
    }
  }

  public subscript(name: String) -> SizedView { children[name]! }

  public func layoutCondition(in bounds: CGRect) -> WidthClass {
    askedConditions += 1
    return bounds.width < 500 ? .compact : .regular
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    plumb.layoutStoredSubviews()
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { plumb.sizeThatFits(size) }
}
