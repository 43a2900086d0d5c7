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
  /// Auto Layout solves the equations, not the views' Plumb container. If a view itself, not one of its areas, is on a
  /// left side and has a superview, it gets `translatesAutoresizingMaskIntoConstraints = false`, as Auto Layout
  /// requires. Comparisons with an invalid number or priority, or with a view that is gone, are left out.
  /// ``LayoutConstraint/systemConstraint()`` says which of them are reported.
  @MainActor
  public func systemConstraints(
    @ConstraintBuilder _ equations: () -> [Equation]
  ) -> [NSLayoutConstraint] {
    evaluate(equations).compactMap { $0.systemConstraint() }
  }

  extension LayoutConstraint {
    /// Makes an `NSLayoutConstraint` for the same comparison. Nil if a number or the priority is invalid, or if a side
    /// has no view or guide in Auto Layout: its view is gone, is no view of the platform, or is no scroll view with
    /// that part. A nil result is reported, unless the left side has no view or guide.
    ///
    /// The identifier of the result is the constraint's name, or else the equation as it is written. Later changes of
    /// this constraint do not affect the result.
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
    /// The right side of the constraint as Auto Layout needs it. `other` is the view or guide of the right side, if it
    /// has one.
    ///
    /// Auto Layout cannot set a position to a multiple of a length. So a position at `width * 0.5` becomes one at
    /// `centerX * 1`. Auto Layout also refuses a multiplier of 0. With this multiplier, the right side of a length is
    /// the constant alone. A position is then measured from the left, leading or top edge of the first view's parent,
    /// or of `other` if there is no parent.
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
    /// The view or layout guide that has the attribute in Auto Layout. Nil if the host is gone or is no view of the
    /// platform. Also nil for a part of a scroll view if the host is no scroll view, or has no document view in AppKit.
    @MainActor
    fileprivate var systemItem: AnyObject? {
      guard let view = host as? PlatformView else { return nil }
      switch part {
      case .whole, .area(.bounds): return view
      case .area(.safeArea): return view.safeAreaLayoutGuide
      case .area(.layoutMargins): return view.layoutMarginsGuide
      case .area(.readable): return view.systemReadableGuide
      case .scrollContent: return (view as? PlatformScrollView)?.systemContent
      // There is no system guide for the visible frame without the content insets. So the whole visible frame is used.
      case .scrollFrame, .area(.viewport): return (view as? PlatformScrollView)?.systemFrame
      }
    }
  }

  extension PlatformView {
    #if canImport(UIKit)
      fileprivate var systemReadableGuide: AnyObject { readableContentGuide }
    #else
      /// The guide of the layout margins, because AppKit has no readable guide.
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
    /// The near edge (top, leading or left) that Auto Layout can compare with this attribute. Auto Layout does not
    /// compare left or right with leading or trailing.
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
