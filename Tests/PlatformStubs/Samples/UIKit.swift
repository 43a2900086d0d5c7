import Plumb
import UIKit

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

@main
@MainActor
enum Laws {
  static func main() {
    frames()
    transforms()
    areas()
    grid()
    containers()
    fittedContainers()
    amongConstraints()
    traits()
    keyboard()
    cells()
    accessibility()
    conditions()
    scrolling()
    scrollingInsideInsets()
    issues()
    forgottenLayouts()
    ownNames()
    print("UIKit: all laws hold")
  }

  static func frames() {
    let (card, title) = (UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100)), UILabel())
    title.text = "four"
    card.addSubview(title)
    card.plumb.layout(title) { $0.setTrailing(inset: 8).setTop(to: 8.2).fitSize() }
    expect(title.frame == CGRect(x: 160, y: 8, width: 32, height: 20), "edges are on half points")
    card.stub.direction = .rightToLeft
    card.plumb.layout(title) { $0.setTrailing(inset: 8).setTop(to: 8).fitSize() }
    expect(title.frame.minX == 8, "trailing is left where text runs right-to-left")
    title.layer.anchorPoint = .zero
    card.plumb.layout(title) { $0.setTopLeft(to: CGPoint(x: 3, y: 4)).fitSize() }
    expect(title.frame.origin == CGPoint(x: 3, y: 4), "the anchor point is taken into account")
    expect(title.plumbFrame == title.frame, "and read back so")
  }

  static func transforms() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (turned, title) = (UIView(), UILabel())
    card.addSubview(turned)
    card.addSubview(title)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    card.plumb.layout(turned) {
      $0.setTopLeft(to: CGPoint(x: 40, y: 60)).setSize(to: CGSize(width: 80, height: 20))
    }
    expect(turned.bounds.size == CGSize(width: 80, height: 20), "a transformed view has its size")
    expect(turned.center == CGPoint(x: 80, y: 70), "a transformed view has its center")
    card.plumb.layout(title) {
      $0.setLeft(at: turned.plumb.right)
        .pinTop(to: turned, with: { $0.withoutTransform.top }).fitSize()
    }
    expect(abs(title.frame.minX - 90) < 1e-9, "a reference is measured as it stands")
    expect(title.frame.minY == 60, "or as it would stand without its transform")
  }

  static func areas() {
    let (card, title) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UILabel())
    card.addSubview(title)
    card.stub.safeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 4)
    card.plumb.layout(title) {
      $0.setRight(inset: 0, from: .safeArea).setTop(by: { $0.safeAreaGuide.top }).fitSize()
    }
    expect(title.frame.origin == CGPoint(x: 196, y: 30), "the safe area is measured from")
    func left(_ area: LayoutArea) -> CGFloat {
      card.plumb.layout(title) { $0.setLeft(inset: 0, from: area).setTop(to: 0).fitSize() }
      return title.frame.minX
    }
    expect(left(.layoutMargins) == 8, "the layout margins are measured from")
    expect(left(.readable) == 8, "an empty readable guide is as wide as the margins")
    card.stub.readableFrame = CGRect(x: 40, y: 8, width: 120, height: 84)
    expect(left(.readable) == 40, "the readable guide is measured from")
    let wide = card.plumbArea(.readable, in: CGRect(x: 0, y: 0, width: 400, height: 100))
    expect(wide.minX == 140 && wide.width == 120, "and in other bounds is as wide, in the middle")
    let small = card.plumbArea(.safeArea, in: CGRect(x: 0, y: 0, width: 2, height: 10))
    expect(small.size == .zero, "an area without room is empty")
  }

  static func grid() {
    let (card, title) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UILabel())
    card.addSubview(title)
    card.stub.displayScale = 0
    card.plumb.layout(title) { $0.setTopLeft(to: CGPoint(x: 1.3, y: 2.3)).fitSize() }
    expect(abs(title.frame.minY - 2.3) < 1e-12, "without a display there is no grid")
    card.stub.displayScale = 3
    card.plumb.layout(title) { $0.setTopLeft(to: CGPoint(x: 1.3, y: 2.3)).fitSize() }
    expect(abs(title.frame.minX - 4 / 3) < 1e-12, "a display has its pixels")
  }

  static func containers() {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let size = card.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
    expect(size == CGSize(width: 66 + 24 + 8, height: 66), "a container sizes itself")
    expect(card.title.frame == .zero, "and moves nothing")
    card.layoutIfNeeded()
    expect(card.title.frame == CGRect(x: 66, y: 8, width: 24, height: 20), "and lays out")
    expect(card.photo.layer.zPosition == 1, "z-indices are applied")
    card.title.removeFromSuperview()
    card.bounds.size.width = 400
    card.layoutIfNeeded()
    card.addSubview(card.title)
    card.stub.direction = .rightToLeft
    card.layoutIfNeeded()
    expect(card.title.frame.maxX == 400 - 66, "a child comes back with its layout")
    card.title.accessibilityIdentifier = "title"
    expect(card.plumb.explain(card.title).hasPrefix("title in CardView"), "views have names")
    expect(card.plumb.describe().contains("  title: "), "and are described by them")
    card.plumb.setLayout(for: card.title) {
      $0.setTop(inset: 0, from: .safeArea).setLeft(to: 0).fitSize()
    }
    card.layoutIfNeeded()
    card.stub.safeAreaInsets = UIEdgeInsets(top: 25, left: 0, bottom: 0, right: 0)
    card.layoutIfNeeded()
    expect(card.title.frame.minY == 25, "a new safe area makes a container due")
  }

  static func fittedContainers() {
    let page = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (card, below, title) = (LayoutInfoStoredView(), UIView(), UILabel())
    title.text = "Ada"
    page.plumb.setupSubview(card) {
      $0.setDefaultLayout { $0.setTopLeft(to: .zero).fitSize() }.addToParent()
    }
    page.plumb.setupSubview(below) {
      $0.setDefaultLayout {
        $0.setTop(at: card.plumb.bottom).setLeft(at: title.plumb.right)
          .setSize(to: CGSize(width: 10, height: 10))
      }.addToParent()
    }
    card.plumb.setupSubview(title) {
      $0.setDefaultLayout { $0.setTopLeft(to: CGPoint(x: 5, y: 5)).fitSize() }.addToParent()
    }
    page.layoutIfNeeded()
    expect(card.frame.size == CGSize(width: 29, height: 25), "a container fits what it holds")
    expect(below.frame.origin == CGPoint(x: 29, y: 25), "its content is a reference")
    title.text = "Grace"
    card.setNeedsLayout()
    page.layoutIfNeeded()
    expect(card.frame.size.width == 45, "and asks the container around for another size")
    expect(below.frame.origin.x == 45, "in one call")
  }

  /// A child that uses constraints can be fitted, and a container can live among constraints.
  static func amongConstraints() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let badge = UIView()
    card.addSubview(badge)
    badge.stub.constraints = [
      NSLayoutConstraint(
        item: badge, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 20)
    ]
    badge.stub.constrainedArea = 2000
    card.plumb.layout(badge) { $0.setTopLeft(to: .zero).fitSize() }
    expect(badge.frame.size == CGSize(width: 100, height: 20), "constraints tell their size")
    card.plumb.layout(badge) { $0.setTopLeft(to: .zero).setWidth(to: 50).fitHeight() }
    expect(badge.frame.size == CGSize(width: 50, height: 40), "also in less width")
    expect(
      badge.plumbContentSize(offering: CGSize(width: 50, height: 99))
        == LayoutContentSize(width: 50, height: 40), "it is the size of their content")

    let (box, text) = (LayoutInfoStoredView(), CountingLabel())
    expect(box.intrinsicContentSize.width == UIView.noIntrinsicMetric, "nothing is asked for")
    box.translatesAutoresizingMaskIntoConstraints = false
    box.plumb.setupSubview(text) {
      $0.setDefaultLayout {
        $0.setTopLeft(to: .zero).setWidth(by: { $0.width > 0 ? $0.width : 80 }).fitHeight()
      }.addToParent()
    }
    expect(
      box.intrinsicContentSize == CGSize(width: 80, height: 50), "a container tells what it needs")
    box.frame.size.width = 200
    let told = box.stubInvalidations
    box.layoutIfNeeded()
    expect(box.stubInvalidations > told, "constraints ask again in another width")
    expect(box.intrinsicContentSize.height == 20, "and get the height in that width")
    let asked = box.stubInvalidations
    box.layoutIfNeeded()
    expect(box.stubInvalidations == asked, "and a pass that changes nothing tells nothing")
    let sized = box.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expect(sized == CGSize(width: 100, height: 40), "what sizes itself keeps the width it gets")
  }

  /// Another size of text, scale or direction makes a container due.
  static func traits() {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    card.layoutIfNeeded()
    expect(card.title.frame.minX == 66, "left-to-right")
    card.semanticContentAttribute = .forceRightToLeft
    card.layoutIfNeeded()
    expect(card.title.frame.maxX == 300 - 66, "a container that is turned around is due")
    card.title.text = "longer"
    guard #available(iOS 17, *) else { return }
    card.stubChange(UITraitPreferredContentSizeCategory.self)
    card.layoutIfNeeded()
    expect(card.title.frame.width == 48, "and one whose traits change")
  }

  /// The keyboard, whose guide UIKit keeps.
  static func keyboard() {
    let (page, field) = (LayoutInfoStoredView(), UIView())
    page.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    page.plumb.setupSubview(field) {
      $0.setDefaultLayout {
        $0.stickOnParentHorizontally().setHeight(to: 40)
          .setBottom(by: {
            guard let page = $0.parent(as: UIView.self) else { return $0.bottom }
            return $0.top + page.keyboardLayoutGuide.layoutFrame.minY
          })
      }.addToParent()
    }
    page.keyboardLayoutGuide.stubFrame = CGRect(x: 0, y: 350, width: 300, height: 250)
    page.layoutIfNeeded()
    expect(field.frame.maxY == 350, "a field stands on the keyboard")
  }

  /// A cell whose content is laid out, and that sizes itself.
  static func cells() {
    let cell = PostCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    let size = cell.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    expect(size == CGSize(width: 100, height: 56), "a cell tells the height of its content")
    cell.frame.size = size
    cell.layoutIfNeeded()
    expect(
      cell.text.frame == CGRect(x: 8, y: 8, width: 84, height: 40), "and lays it out")
  }

  static func accessibility() {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    card.sendSubviewToBack(card.title)
    expect(card.subviews.first === card.title, "the title is at the back")
    expect(
      card.plumb.childrenInOrder.first === card.photo,
      "what it is pinned to is laid out first, and read first")
  }

  static func conditions() {
    let frame = CGRect(x: 0, y: 0, width: 400, height: 100)
    conditions(PageView(frame: frame))
    conditions(ReadyPageView(frame: frame))
  }

  static func conditions<Page: UIView & LayoutInfoStorable>(_ page: Page)
  where Page.Condition == WidthClass, Page.PlumbChild == UIView {
    let list = UIView()
    page.addSubview(list)
    page.plumb.setLayout(for: list) { maker, condition in
      switch condition {
      case .compact: maker.stickOnParent()
      case .regular: maker.setTopLeft(to: .zero).setWidth(to: 120).setBottom(inset: 0)
      }
    }
    page.layoutIfNeeded()
    expect(list.frame == page.bounds, "compact")
    page.frame.size.width = 600
    page.layoutIfNeeded()
    expect(list.frame.width == 120, "regular")
    var transition = page.plumb.transition { page.frame.size.width = 400 }
    transition.setEasing(.easeOut)
    expect(list.frame.width == 120, "a transition begins where things are")
    UIView.animate(withDuration: 0.3) { transition.apply(at: 1) }
    expect(list.frame.width == 400, "and ends where they are to be")
  }

  static func scrolling() {
    let scroll = LayoutInfoStoredScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (text, header) = (CountingLabel(), UIView())
    scroll.plumb.setupSubview(text) {
      $0.setDefaultLayout {
        $0.setLeft(to: 0).setWidth(like: .parent.width).setTop(to: 0).fitHeight()
      }
      .addToParent()
    }
    scroll.plumb.setupSubview(header) {
      $0.setDefaultLayout {
        $0.setLeft(inset: 0).setTop(inset: 0, from: .viewport)
          .setSize(to: CGSize(width: 10, height: 10))
      }.addToParent()
    }
    scroll.bottomPadding = 5
    scroll.layoutIfNeeded()
    expect(scroll.contentSize == CGSize(width: 100, height: 45), "content is sized")
    let asked = text.count
    scroll.contentOffset.y = 3
    scroll.layoutIfNeeded()
    expect(header.frame.minY == 3, "the viewport is what is in view")
    let perPass = text.count - asked
    expect(perPass == 1, "and a scroll step does not size the content again")
    text.area = 8000
    scroll.setNeedsLayout()
    scroll.layoutIfNeeded()
    expect(scroll.contentSize.height == 85, "a container that is due does")
    scroll.frame.size.width = 200
    scroll.layoutIfNeeded()
    expect(scroll.contentSize == CGSize(width: 200, height: 45), "a resized one does")
    text.removeFromSuperview()
    scroll.layoutIfNeeded()
    expect(scroll.contentSize.height < 45, "one that loses a child does")
    scroll.addSubview(text)
    scroll.layoutIfNeeded()
    expect(scroll.contentSize.height == 45, "one that gains a child does")
  }

  static func scrollingInsideInsets() {
    let scroll = LayoutInfoStoredScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (text, note) = (CountingLabel(), UILabel())
    scroll.addSubview(text)
    scroll.addSubview(note)
    scroll.plumb.setLayout(for: text) {
      $0.setLeading(inset: 0).setTrailing(inset: 0).setTop(to: 0).fitHeight()
    }
    scroll.plumb.setLayout(for: note) {
      $0.setLeading(inset: 0, from: .safeArea).setTop(to: 0).fitSize()
    }
    scroll.layoutIfNeeded()
    scroll.stub.safeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    scroll.stubAdjustment = UIEdgeInsets(top: 7, left: 20, bottom: 0, right: 0)
    scroll.contentInset.right = 30
    scroll.contentOffset = CGPoint(x: -20, y: -7)
    scroll.layoutIfNeeded()
    expect(text.frame == CGRect(x: 0, y: 0, width: 50, height: 80), "layouts end at the insets")
    expect(scroll.contentSize == CGSize(width: 50, height: 80), "and the content as well")
    expect(note.frame.minX == 0, "which keep clear of the safe area already")
    expect(scroll.plumb.explain(text).contains("50 wide"), "and are explained so")
  }

  static func issues() {
    let (page, card, title) = (UIView(), UIView(), UILabel())
    page.addSubview(card)
    card.addSubview(title)
    var issues: [LayoutIssue] = []
    page.plumb.issueHandler = { issues.append($0) }
    title.accessibilityIdentifier = "title"
    card.plumb.layout(title) { $0.setTopLeft(to: .zero).setWidth(to: .nan).setHeight(to: 5) }
    expect(issues.map(\.view) == ["title"], "issues go to the handler of a view around")
    expect(issues.map(\.kind) == [.notANumber], "and say what is wrong")
    page.plumb.issueHandler = nil
    expect(card.plumb.issueHandler == nil, "a handler can be taken away")
  }

  /// A container of a user's own that forgets to run its layouts is reported when it is displayed.
  static func forgottenLayouts() {
    let (page, card, title) = (UIView(), ForgetfulView(), UILabel())
    page.addSubview(card)
    card.addSubview(title)
    var issues: [LayoutIssue] = []
    page.plumb.issueHandler = { issues.append($0) }
    card.plumb.setLayout(for: title) { $0.setTopLeft(to: .zero).fitSize() }
    card.stub.isInWindow = false
    page.layoutIfNeeded()
    CFRunLoop.stubTurn()
    expect(issues.isEmpty, "a container that is not displayed is waited for")
    card.stub.isInWindow = true
    card.setNeedsLayout()
    CFRunLoop.stubTurn()
    expect(issues.isEmpty, "and so is one that is due")
    page.layoutIfNeeded()
    CFRunLoop.stubTurn()
    CFRunLoop.stubTurn()
    expect(issues.map(\.kind) == [.layoutsNotRun], "one that has been laid out is reported, once")
    expect(CFRunLoop.stubObservers.isEmpty, "and then the run loop is left alone")
  }

  static func ownNames() {
    let (page, view) = (UIView(), OwnNamesView())
    page.addSubview(view)
    page.plumb.layout(view) {
      $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 5, height: 6))
    }
    view.issueHandler?()
    expect(view.frame.size == CGSize(width: 5, height: 6), "a view may have names of its own")
    expect(view.layoutFrame == "mine" && view.describe() == "mine", "which stay its own")
    let other = UIView()
    page.addSubview(other)
    page.plumb.layout(other) {
      $0.setTop(at: view.plumb.and(page).visible.top)
        .pinLeft(to: .visible([view]), with: { $0.right }).setSize(to: .zero)
    }
    expect(other.frame.minX == 5 && view.visible == "mine", "visible is one of them")
  }
}
