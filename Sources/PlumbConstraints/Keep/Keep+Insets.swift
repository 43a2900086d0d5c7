import Foundation
import Plumb

// Insets from the edges of the parent and of its areas. Positive values are inside, for each edge.

extension KeepTarget {
  /// The distance of the left edge inwards from the parent's left edge, in points.
  public var leftInset: KeepAttribute { attribute(.inset(.left, .bounds)) }
  /// The distance of the right edge inwards from the parent's right edge, in points.
  public var rightInset: KeepAttribute { attribute(.inset(.right, .bounds)) }
  /// The distance of the top edge inwards from the parent's top edge, in points.
  public var topInset: KeepAttribute { attribute(.inset(.top, .bounds)) }
  /// The distance of the bottom edge inwards from the parent's bottom edge, in points.
  public var bottomInset: KeepAttribute { attribute(.inset(.bottom, .bounds)) }
  /// The distance of the leading edge inwards from the parent's leading edge, in points.
  public var leadingInset: KeepAttribute { attribute(.inset(.leading, .bounds)) }
  /// The distance of the trailing edge inwards from the parent's trailing edge, in points.
  public var trailingInset: KeepAttribute { attribute(.inset(.trailing, .bounds)) }
  /// The insets of all four edges: top, bottom, left and right.
  public var insets: KeepAttribute {
    group([topInset, bottomInset, leftInset, rightInset])
  }
  /// The insets of left and right.
  public var horizontalInsets: KeepAttribute {
    group([leftInset, rightInset])
  }
  /// The insets of top and bottom.
  public var verticalInsets: KeepAttribute {
    group([topInset, bottomInset])
  }
  /// The distance of the left edge inwards from the left edge of the parent's safe area, in points.
  public var leftSafeInset: KeepAttribute { attribute(.inset(.left, .safeArea)) }
  /// The distance of the right edge inwards from the right edge of the parent's safe area, in points.
  public var rightSafeInset: KeepAttribute { attribute(.inset(.right, .safeArea)) }
  /// The distance of the top edge inwards from the top edge of the parent's safe area, in points.
  public var topSafeInset: KeepAttribute { attribute(.inset(.top, .safeArea)) }
  /// The distance of the bottom edge inwards from the bottom edge of the parent's safe area, in points.
  public var bottomSafeInset: KeepAttribute { attribute(.inset(.bottom, .safeArea)) }
  /// The distance of the leading edge inwards from the leading edge of the parent's safe area, in points.
  public var leadingSafeInset: KeepAttribute { attribute(.inset(.leading, .safeArea)) }
  /// The distance of the trailing edge inwards from the trailing edge of the parent's safe area, in points.
  public var trailingSafeInset: KeepAttribute { attribute(.inset(.trailing, .safeArea)) }
  /// The insets of all four edges from the parent's safe area: top, bottom, left and right.
  public var safeInsets: KeepAttribute {
    group([topSafeInset, bottomSafeInset, leftSafeInset, rightSafeInset])
  }
  /// The insets of left and right from the parent's safe area.
  public var horizontalSafeInsets: KeepAttribute {
    group([leftSafeInset, rightSafeInset])
  }
  /// The insets of top and bottom from the parent's safe area.
  public var verticalSafeInsets: KeepAttribute {
    group([topSafeInset, bottomSafeInset])
  }
  /// The distance of the left edge inwards from the parent's left margin, in points.
  public var leftMarginInset: KeepAttribute { attribute(.inset(.left, .layoutMargins)) }
  /// The distance of the right edge inwards from the parent's right margin, in points.
  public var rightMarginInset: KeepAttribute { attribute(.inset(.right, .layoutMargins)) }
  /// The distance of the top edge inwards from the parent's top margin, in points.
  public var topMarginInset: KeepAttribute { attribute(.inset(.top, .layoutMargins)) }
  /// The distance of the bottom edge inwards from the parent's bottom margin, in points.
  public var bottomMarginInset: KeepAttribute { attribute(.inset(.bottom, .layoutMargins)) }
  /// The distance of the leading edge inwards from the parent's leading margin, in points.
  public var leadingMarginInset: KeepAttribute { attribute(.inset(.leading, .layoutMargins)) }
  /// The distance of the trailing edge inwards from the parent's trailing margin, in points.
  public var trailingMarginInset: KeepAttribute { attribute(.inset(.trailing, .layoutMargins)) }
  /// The insets of all four edges from the parent's margins: top, bottom, left and right.
  public var marginInsets: KeepAttribute {
    group([topMarginInset, bottomMarginInset, leftMarginInset, rightMarginInset])
  }
  /// The insets of left and right from the parent's margins.
  public var horizontalMarginInsets: KeepAttribute {
    group([leftMarginInset, rightMarginInset])
  }
  /// The insets of top and bottom from the parent's margins.
  public var verticalMarginInsets: KeepAttribute {
    group([topMarginInset, bottomMarginInset])
  }
}

extension KeepTarget {
  /// Keeps the top, leading, bottom and trailing insets from the parent's edges, in points.
  public func setInsets(
    _ insets: LayoutInsets, at priority: ConstraintPriority = .required,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let kept = at(SourceSite(file: file, line: line))
    kept.topInset.equal = KeepValue(insets.top, at: priority)
    kept.leadingInset.equal = KeepValue(insets.leading, at: priority)
    kept.bottomInset.equal = KeepValue(insets.bottom, at: priority)
    kept.trailingInset.equal = KeepValue(insets.trailing, at: priority)
  }

  /// Keeps the top, leading, bottom and trailing insets from the parent's safe area, in points.
  public func setSafeInsets(
    _ insets: LayoutInsets, at priority: ConstraintPriority = .required,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let kept = at(SourceSite(file: file, line: line))
    kept.topSafeInset.equal = KeepValue(insets.top, at: priority)
    kept.leadingSafeInset.equal = KeepValue(insets.leading, at: priority)
    kept.bottomSafeInset.equal = KeepValue(insets.bottom, at: priority)
    kept.trailingSafeInset.equal = KeepValue(insets.trailing, at: priority)
  }

  /// Keeps the top, leading, bottom and trailing insets from the parent's margins, in points.
  public func setMarginInsets(
    _ insets: LayoutInsets, at priority: ConstraintPriority = .required,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let kept = at(SourceSite(file: file, line: line))
    kept.topMarginInset.equal = KeepValue(insets.top, at: priority)
    kept.leadingMarginInset.equal = KeepValue(insets.leading, at: priority)
    kept.bottomMarginInset.equal = KeepValue(insets.bottom, at: priority)
    kept.trailingMarginInset.equal = KeepValue(insets.trailing, at: priority)
  }
}

extension KeepTarget where Host: BaselineHost {
  /// The distance from the parent's top edge down to the first baseline, in points.
  public var firstBaselineInset: KeepAttribute { attribute(.firstBaselineInset) }
  /// The distance from the last baseline down to the parent's bottom edge, in points.
  public var lastBaselineInset: KeepAttribute { attribute(.lastBaselineInset) }
}
