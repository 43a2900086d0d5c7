#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif
  @_spi(PlumbFrontEnd) import Plumb

  /// Translates equations for Auto Layout: one inactive `NSLayoutConstraint` for each comparison.
  ///
  ///     NSLayoutConstraint.activate(
  ///       systemConstraints {
  ///         title.anchors.leading == card.anchors.safeArea.leading + 8
  ///         title.anchors.width <= card.anchors.width * 0.5 <<~ .high
  ///       })
  ///
  /// Auto Layout solves them, not the views' Plumb container. As usual there, views on a left side get
  /// `translatesAutoresizingMaskIntoConstraints = false`. Equations with an invalid number, or with a view that is
  /// gone, are reported and left out.
  @MainActor
  public func systemConstraints(
    @ConstraintBuilder _ equations: () -> [Equation]
  ) -> [NSLayoutConstraint] {
    evaluate(equations).compactMap { $0.systemConstraint() }
  }

  extension LayoutConstraint {
    /// The same constraint for Auto Layout. It is nil, and the constraint is reported, if a number is invalid or a
    /// view is gone.
    ///
    /// Its identifier shows the equation as it is written. Later changes of this constraint do not affect it.
    @MainActor
    public func systemConstraint() -> NSLayoutConstraint? {
      guard let view = first.host, let item = first.systemItem else { return nil }
      if let flaw {
        issue(flaw).report(in: view)
        return nil
      }
      let other = second?.systemItem
      if second != nil && other == nil {
        issue(.missingReference).report(in: view)
        return nil
      }
      let term = systemTerm(other)
      let constraint = NSLayoutConstraint(
        item: item, attribute: first.attribute.inSystem, relatedBy: relation.inSystem,
        toItem: term.item, attribute: term.attribute, multiplier: term.multiplier,
        constant: constant)
      constraint.priority = .init(Float(priority.rawValue))
      // Identifiers that begin with NS or UI are reserved for the system.
      let words = words(names)
      let isReserved = words.hasPrefix("NS") || words.hasPrefix("UI")
      constraint.identifier = isReserved ? "plumb: \(words)" : words
      if first.part == .whole, let view = view as? PlatformView, view.superview != nil {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      return constraint
    }
  }

  extension LayoutConstraint {
    /// The second side as Auto Layout represents it. `other` is its view or guide.
    ///
    /// A place at a multiple of a length becomes a multiple of a center. Auto Layout refuses a multiplier of 0. So with
    /// this multiplier, a length becomes a constant alone, and a place is measured from the near edge of its view's
    /// parent.
    @MainActor
    private func systemTerm(
      _ other: AnyObject?
    ) -> (item: AnyObject?, attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat) {
      guard let second, let other else { return (nil, .notAnAttribute, 1) }
      let isPlace = !first.attribute.isLength
      if multiplier == 0 {
        let parent = (first.host as? PlatformView)?.superview ?? other
        return isPlace ? (parent, first.attribute.start, 1) : (nil, .notAnAttribute, 1)
      }
      guard isPlace, second.attribute.isLength else {
        return (other, second.attribute.inSystem, multiplier)
      }
      return (other, first.attribute.isVertical ? .centerY : .centerX, multiplier * 2)
    }
  }

  extension HeldAttribute {
    /// The view or layout guide of the attribute.
    @MainActor
    fileprivate var systemItem: AnyObject? {
      guard let view = host as? PlatformView else { return nil }
      switch part {
      case .whole, .area(.bounds): return view
      case .area(.safeArea): return view.safeAreaLayoutGuide
      case .area(.layoutMargins): return view.layoutMarginsGuide
      case .area(.readable): return view.systemReadableGuide
      case .scrollContent: return (view as? PlatformScrollView)?.systemContent
      // There is no system guide inside the content insets, so the frame stands in.
      case .scrollFrame, .area(.viewport): return (view as? PlatformScrollView)?.systemFrame
      }
    }
  }

  extension PlatformView {
    #if canImport(UIKit)
      fileprivate var systemReadableGuide: AnyObject { readableContentGuide }
    #else
      /// AppKit has no readable guide, so the margins stand in.
      fileprivate var systemReadableGuide: AnyObject { layoutMarginsGuide }
    #endif
  }

  extension PlatformScrollView {
    #if canImport(UIKit)
      fileprivate var systemContent: AnyObject? { contentLayoutGuide }
      fileprivate var systemFrame: AnyObject? { frameLayoutGuide }
    #else
      fileprivate var systemContent: AnyObject? { documentView }
      fileprivate var systemFrame: AnyObject? { contentView }
    #endif
  }

  extension ItemAttribute {
    /// The near edge of a view as an attribute that Auto Layout compares with this one. It never compares left and
    /// right with leading and trailing.
    fileprivate var start: NSLayoutConstraint.Attribute {
      if isVertical { return .top }
      return self == .leading || self == .trailing ? .leading : .left
    }

    fileprivate var inSystem: NSLayoutConstraint.Attribute {
      switch self {
      case .left: .left
      case .right: .right
      case .leading: .leading
      case .trailing: .trailing
      case .centerX: .centerX
      case .top: .top
      case .bottom: .bottom
      case .centerY: .centerY
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      case .width: .width
      case .height: .height
      }
    }
  }

  extension ItemRelation {
    fileprivate var inSystem: NSLayoutConstraint.Relation {
      switch self {
      case .equal: .equal
      case .atMost: .lessThanOrEqual
      case .atLeast: .greaterThanOrEqual
      }
    }
  }
#endif
