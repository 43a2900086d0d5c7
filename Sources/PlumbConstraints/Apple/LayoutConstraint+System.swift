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
      // A place at so many times a length is the system's multiple of a center.
      let isPart = second?.attribute.isLength == true && !first.attribute.isLength
      var attribute = second?.attribute.inSystem ?? .notAnAttribute
      if isPart { attribute = first.attribute.isVertical ? .centerY : .centerX }
      if second != nil && second?.systemItem == nil {
        issue(.missingReference).report(in: view)
        return nil
      }
      let constraint = NSLayoutConstraint(
        item: item, attribute: first.attribute.inSystem, relatedBy: relation.inSystem,
        toItem: second?.systemItem, attribute: attribute,
        multiplier: second == nil ? 1 : isPart ? multiplier * 2 : multiplier, constant: constant)
      constraint.priority = .init(Float(priority.rawValue))
      constraint.identifier = words
      if first.part == .whole, let view = view as? PlatformView, view.superview != nil {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      return constraint
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
      case .scrollFrame: return (view as? PlatformScrollView)?.systemFrame
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
