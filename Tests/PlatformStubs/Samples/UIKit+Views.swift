import Plumb
import UIKit

// Views as an app would write them.

/// A card as an app would write it.
final class CardView: LayoutInfoStoredView {
  let photo = UIView()
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Ada"
    plumb.setupSubview(photo) {
      $0.setDefaultLayout {
        $0.setTopLeading(inset: 8).setSize(to: CGSize(width: 50, height: 50))
      }.setDefaultZIndex(to: 1).addToParent()
    }
    plumb.setupSubview(title) {
      $0.setDefaultLayout {
        $0.setLeading(at: photo.plumb.trailing, offset: 8).setTop(at: photo.plumb.top).fitSize()
      }.addToParent()
    }
    trailingPadding = 8
    bottomPadding = 8
  }

  required init?(coder: NSCoder) { nil }
}

enum WidthClass: LayoutCondition {
  case compact
  case regular
}

/// A container of an app's own, with a condition.
final class PageView: UIView, @MainActor LayoutInfoStorable {
  let layoutInfo = LayoutInfo()

  func layoutCondition(in bounds: CGRect) -> WidthClass {
    bounds.width < 500 ? .compact : .regular
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plumb.layoutStoredSubviews()
  }
}

/// The same by the ready container.
final class ReadyPageView: ConditionalLayoutInfoStoredView<WidthClass> {
  override func layoutCondition(in bounds: CGRect) -> WidthClass {
    bounds.width < 500 ? .compact : .regular
  }
}

/// A label that wraps, and counts how often it is asked for its size.
final class CountingLabel: UILabel {
  var count = 0
  var area: CGFloat = 4000

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    count += 1
    return CGSize(width: size.width, height: area / size.width)
  }
}

/// A cell with a container as its content.
final class PostCell: UITableViewCell {
  let text = CountingLabel()
  private let content = LayoutInfoStoredView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(content)
    content.bottomPadding = 8
    content.trailingPadding = 8
    content.plumb.setupSubview(text) {
      $0.setDefaultLayout {
        $0.setLeading(inset: 8).setTrailing(inset: 8).setTop(inset: 8).fitHeight()
      }.addToParent()
    }
    text.area = 84 * 40
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { content.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = contentView.bounds
  }
}

/// A view that AutoLayout would call by names that Plumb used to take.
final class OwnNamesView: UIView {
  var layoutName = 1
  var layoutFrame = "mine"
  var layoutDirection = 2.0
  var layoutParent: String?
  var layoutBounds = 3
  var layoutTransform = 4
  var issueHandler: (() -> Void)?
  var pixelGrid = [5]
  var layoutChildren = 6
  var visible = "mine"
  func frame(of view: UIView) -> Int { 7 }
  func describe() -> String { "mine" }
}

/// A container that stores layouts and never runs them.
final class ForgetfulView: UIView, @MainActor LayoutInfoStorable {
  let layoutInfo = LayoutInfo()
}
