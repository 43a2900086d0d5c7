import Plumb
import UIKit

// Containers, alone, in each other and among constraints.
extension Laws {
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
}
