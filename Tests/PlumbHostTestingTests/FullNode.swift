import Foundation
import Plumb

/// A host with most capabilities, that can be made with one mistake.
final class FullNode: Layoutable {
  enum Mistake: CaseIterable {
    case forgetsParent, keepsFirstParent, keepsFirstIdentity, keepsIdentityOfDead
    case ignoresAnchor, ignoresAnchorTwice, ignoresScrolling, dropsSize, dropsOrigin, negativeSize
    case changesFrameWhenAsked, scrollsBack, ignoresHidden, ignoresDirection, ignoresArea
    case growsSmallArea, ignoresGrid, ignoresZ, forgetsTransform, transformsAboutOrigin
    case losesTransform, ignoresHandler, ignoresOffer, forgetsName
  }

  let mistake: Mistake?
  weak var parent: FullNode? { didSet { noteParent() } }
  private(set) var plumbParentID: ObjectIdentifier?
  private var children: [FullNode] = []
  private var size = CGSize.zero
  private var position = CGPoint.zero
  private var origin = CGPoint.zero
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var transform = LayoutTransform.identity
  var insets = LayoutInsets.zero
  var direction = LayoutWritingDirection.leftToRight
  var handler: LayoutIssueHandler?
  var grid = PixelGrid.none
  var isHidden = false
  var z: CGFloat = 0
  var name = "node"
  var text = 0

  init(_ mistake: Mistake? = nil) { self.mistake = mistake }

  deinit {
    for child in children where mistake != .keepsIdentityOfDead { child.parent = nil }
  }

  func add(_ node: FullNode) {
    if mistake == .keepsFirstParent, node.parent != nil { return }
    node.parent?.children.removeAll { $0 === node }
    children.append(node)
    node.parent = self
  }

  private func noteParent() {
    if mistake == .keepsFirstIdentity, plumbParentID != nil { return }
    plumbParentID = plumbParent.map { ObjectIdentifier($0) }
  }

  func scroll(to point: CGPoint) { origin = point }

  /// What the screen would show: everything above, without Plumb.
  func shown(_ part: CGPoint, in root: FullNode) -> CGPoint {
    let about = CGPoint(
      x: size.width * (part.x - anchor.x), y: size.height * (part.y - anchor.y))
    let turned = transform.applied(to: about)
    let point = CGPoint(x: position.x + turned.x, y: position.y + turned.y)
    guard let parent, self !== root else { return point }
    let (bounds, whole) = (parent.origin, parent.size)
    return parent.shown(
      CGPoint(x: (point.x - bounds.x) / whole.width, y: (point.y - bounds.y) / whole.height),
      in: root)
  }

  var plumbParent: FullNode? { mistake == .forgetsParent ? nil : parent }

  private var usedAnchor: CGPoint {
    mistake == .ignoresAnchor ? CGPoint(x: 0.5, y: 0.5) : anchor
  }

  var plumbFrame: CGRect {
    get {
      CGRect(
        x: position.x - size.width * usedAnchor.x, y: position.y - size.height * usedAnchor.y,
        width: size.width, height: size.height)
    }
    set {
      let was = plumbFrame.origin
      if mistake != .dropsSize { size = newValue.size }
      let anchor = mistake == .ignoresAnchorTwice ? CGPoint(x: 0.5, y: 0.5) : usedAnchor
      let corner = mistake == .dropsOrigin ? was : newValue.origin
      position = CGPoint(x: corner.x + size.width * anchor.x, y: corner.y + size.height * anchor.y)
      if mistake == .scrollsBack { origin = .zero }
      if mistake == .losesTransform { transform = .identity }
    }
  }

  func plumbSizeThatFits(_ offer: CGSize) -> CGSize {
    if mistake == .negativeSize { return CGSize(width: -1, height: 1) }
    if mistake == .changesFrameWhenAsked { size = .zero }
    if text == 0 { return .zero }
    let columns =
      mistake == .ignoresOffer ? text : max(1, min(text, Int(min(offer.width, 1000) / 8)))
    return CGSize(width: columns * 8, height: (text + columns - 1) / columns * 16)
  }

  var plumbBounds: CGRect {
    CGRect(origin: mistake == .ignoresScrolling ? .zero : origin, size: size)
  }

  func plumbArea(_ area: LayoutArea, in bounds: CGRect) -> CGRect {
    switch area {
    case .bounds: bounds
    case _ where mistake == .ignoresArea: bounds
    case _ where mistake == .growsSmallArea:
      CGRect(
        x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
        width: self.size.width - insets.leading - insets.trailing,
        height: self.size.height - insets.top - insets.bottom)
    default: insets.inset(bounds, in: plumbDirection)
    }
  }

  var plumbDirection: LayoutWritingDirection {
    mistake == .ignoresDirection ? .leftToRight : direction
  }

  var plumbPixelGrid: PixelGrid { mistake == .ignoresGrid ? .none : grid }

  var plumbTransform: LayoutTransform? {
    if transform == .identity || mistake == .forgetsTransform { return nil }
    let about = mistake == .transformsAboutOrigin ? .zero : anchor
    return LayoutTransform.translation(
      x: -origin.x - size.width * about.x, y: -origin.y - size.height * about.y
    ).followed(by: transform).followed(by: .translation(x: position.x, y: position.y))
  }

  var plumbIsHidden: Bool { mistake != .ignoresHidden && isHidden }

  var plumbZPosition: CGFloat {
    get { z }
    set { if mistake != .ignoresZ { z = newValue } }
  }

  var plumbName: String { mistake == .forgetsName ? "FullNode" : name }

  var plumbIssueHandler: LayoutIssueHandler? {
    mistake == .ignoresHandler ? nil : handler
  }
}
