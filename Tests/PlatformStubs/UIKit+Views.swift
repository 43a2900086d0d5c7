@_exported import ObjectiveC
@_exported import QuartzCore

// The views that Plumb and the samples use.

@MainActor open class UIScrollView: UIView {
  private let contentGuide = UILayoutGuide()
  private let frameGuide = UILayoutGuide()
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// What the scroll view adds to the content's insets, for bars and rounded corners.
  public var stubAdjustment = UIEdgeInsets.zero {
    didSet { if stubAdjustment != oldValue { adjustedContentInsetDidChange() } }
  }

  open var contentSize = CGSize.zero {
    // The worst that a scroll view may do.
    didSet { setNeedsLayout() }
  }
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
  }
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + stubAdjustment.top, left: contentInset.left + stubAdjustment.left,
      bottom: contentInset.bottom + stubAdjustment.bottom,
      right: contentInset.right + stubAdjustment.right)
  }
  open func adjustedContentInsetDidChange() {}
}

@MainActor open class UIImageView: UIView {}

public protocol UIConfigurationState {}

@MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@MainActor public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  private var content = UIView()
  open var contentView: UIView { content }

  /// A configuration brings a content view in place of the cell's own, and later ones are given to that.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let contentConfiguration else { return }
      if let view = content as? any UIContentView, view.supports(contentConfiguration) {
        view.configuration = contentConfiguration
        return
      }
      content.removeFromSuperview()
      content = contentConfiguration.makeContentView()
      addSubview(content)
    }
  }

  /// A cell among constraints asks its content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(content)
  }

  /// No designated initializer of a cell, as in UIKit: a subclass cannot override it.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}

open class UIFont: @unchecked Sendable {
  public init() {}
  open var ascender: CGFloat { 15 }
  open var descender: CGFloat { -5 }
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = UIFont()
  open var numberOfLines = 1
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }
  // Eight points for each letter; lines of 20 points, as many as the width needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = CGFloat((text ?? "").count * 8)
    guard numberOfLines == 0, size.width > 0, width > size.width else {
      return CGSize(width: width, height: 20)
    }
    return CGSize(width: size.width, height: (width / size.width).rounded(.up) * 20)
  }
}

@MainActor open class UITextField: UIView {}

@MainActor open class UIWindow: UIView {
  static let stubShown = UIWindow()
}
