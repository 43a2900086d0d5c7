#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif
  @_spi(PlumbFrontEnd) import Plumb

  /// The same equations for the system's own engine: one `NSLayoutConstraint` for each comparison, none
  /// of them active.
  ///
  ///     NSLayoutConstraint.activate(
  ///       systemConstraints {
  ///         title.anchors.leading == card.anchors.safeArea.leading + 8
  ///         title.anchors.width <= card.anchors.width * 0.5 <<~ .high
  ///       })
  ///
  /// The system solves them, in place of the views' Plumb container. As usual with the system, views that
  /// stand on a left side no longer translate their autoresizing masks. Equations with a flaw or with a
  /// view that is gone are reported and left out.
  @MainActor
  public func systemConstraints(
    @ConstraintBuilder _ equations: () -> [Equation]
  ) -> [NSLayoutConstraint] {
    evaluate(equations).compactMap { $0.systemConstraint() }
  }

  extension LayoutConstraint {
    /// The same constraint for the system's own engine; nil, and reported, if it has a flaw or if a view
    /// of it is gone.
    ///
    /// Its identifier says what was written. It has no further connection with this one.
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
      // Identifiers that begin with NS or UI are the system's own.
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
    /// The second side as the system has it: `other` is its view or guide.
    ///
    /// A place at so many times a length is the system's multiple of a center. The system refuses a multiplier
    /// of 0: then a length is the constant alone, and a place is measured from where its parent begins.
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
    /// The view or the guide that the system knows.
    @MainActor
    fileprivate var systemItem: AnyObject? {
      guard let view = host as? PlatformView else { return nil }
      switch part {
      case .whole, .area(.bounds): return view
      case .area(.safeArea): return view.safeAreaLayoutGuide
      case .area(.layoutMargins): return view.layoutMarginsGuide
      case .area(.readable): return view.systemReadableGuide
      case .scrollContent: return (view as? PlatformScrollView)?.systemContent
      // The system has no guide inside the content's insets.
      case .scrollFrame, .area(.viewport): return (view as? PlatformScrollView)?.systemFrame
      }
    }
  }

  extension PlatformView {
    #if canImport(UIKit)
      fileprivate var systemReadableGuide: AnyObject { readableContentGuide }
    #else
      /// AppKit knows no readable width.
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
    /// Where a view begins, in words that may stand beside this place: the system never compares left and right
    /// with leading and trailing.
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
