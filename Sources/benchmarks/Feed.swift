import Foundation
import Plumb

final class Text: HeadlessView {
  var characters: Int
  let lines: Int
  init(_ name: String, _ characters: Int, lines: Int = 1) {
    self.characters = characters
    self.lines = lines
    super.init()
    self.name = name
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = size.width >= 8 * 1e6 ? Int.max : max(1, Int(size.width / 8))
    let needed = room >= characters ? 1 : (characters + room - 1) / room
    let used = lines == 0 ? needed : min(lines, needed)
    let width = room >= characters ? characters * 8 : room * 8
    return CGSize(width: CGFloat(width), height: CGFloat(used * 20))
  }
}

class FeedCell: HeadlessView {
  let options = Text("options", 3)
  let action = Text("action", 13, lines: 2)
  let posterImage = HeadlessView()
  let posterName = Text("posterName", 13)
  let posterHeadline = Text("posterHeadline", 30, lines: 3)
  let posterTime = Text("posterTime", 18)
  let posterComment = Text("posterComment", 16, lines: 0)
  let contentImage = HeadlessView()
  let contentTitle = Text("contentTitle", 15, lines: 2)
  let contentDomain = Text("contentDomain", 16)
  let like = Text("like", 4)
  let comment = Text("comment", 7)
  let share = Text("share", 5)
  let actorImage = HeadlessView()
  let actorComment = Text("actorComment", 15, lines: 2)

  init() {
    super.init()
    for view in [
      options, action, posterImage, posterName, posterHeadline, posterTime, posterComment,
      contentImage, contentTitle, contentDomain, like, comment, share, actorImage, actorComment,
    ] { addSubview(view) }
  }
}

final class ManualCell: FeedCell {
  override func layoutSubviews() {
    let width = bounds.size.width
    let unlimited = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    let o = options.sizeThatFits(unlimited)
    options.frame = CGRect(x: width - 8 - o.width, y: 8, width: o.width, height: o.height)
    let w = options.frame.origin.x - 16
    func fit(_ v: Text, _ w: CGFloat) -> CGFloat {
      v.sizeThatFits(CGSize(width: w, height: .greatestFiniteMagnitude)).height
    }
    action.frame = CGRect(x: 8, y: 8, width: w, height: fit(action, w))
    let a = action.frame
    posterImage.frame = CGRect(x: 8, y: a.origin.y + a.size.height + 10, width: 50, height: 50)
    let p = posterImage.frame
    let x = p.origin.x + p.size.width + 8
    let pw = width - 8 - x
    posterName.frame = CGRect(x: x, y: p.origin.y, width: pw, height: fit(posterName, pw))
    let n = posterName.frame
    posterHeadline.frame = CGRect(
      x: x, y: n.origin.y + n.size.height + 1, width: pw, height: fit(posterHeadline, pw))
    let h = posterHeadline.frame
    posterTime.frame = CGRect(
      x: x, y: h.origin.y + h.size.height + 1, width: pw, height: fit(posterTime, pw))
    let t = posterTime.frame
    let lower = max(p.origin.y + p.size.height, t.origin.y + t.size.height)
    let full = width - 16
    posterComment.frame = CGRect(
      x: 8, y: lower + 4, width: full, height: fit(posterComment, full))
    let c = posterComment.frame
    contentImage.frame = CGRect(
      x: 8, y: c.origin.y + c.size.height + 4, width: full, height: full / 1.75)
    let i = contentImage.frame
    contentTitle.frame = CGRect(
      x: 8, y: i.origin.y + i.size.height + 4, width: full, height: fit(contentTitle, full))
    let ct = contentTitle.frame
    contentDomain.frame = CGRect(
      x: 8, y: ct.origin.y + ct.size.height + 1, width: full, height: fit(contentDomain, full))
    let d = contentDomain.frame
    let l = like.sizeThatFits(unlimited)
    like.frame = CGRect(
      x: 8, y: d.origin.y + d.size.height + 4, width: l.width, height: l.height)
    let lf = like.frame
    let cm = comment.sizeThatFits(unlimited)
    comment.frame = CGRect(
      x: width / 2 - cm.width / 2, y: lf.origin.y, width: cm.width, height: cm.height)
    let s = share.sizeThatFits(unlimited)
    share.frame = CGRect(
      x: width - 8 - s.width, y: lf.origin.y, width: s.width, height: s.height)
    actorImage.frame = CGRect(
      x: 8, y: lf.origin.y + lf.size.height + 4, width: 50, height: 50)
    let ai = actorImage.frame
    let ax = ai.origin.x + ai.size.width + 8
    let aw = width - 8 - ax
    let ah = fit(actorComment, aw)
    actorComment.frame = CGRect(
      x: ax, y: ai.origin.y + ai.size.height / 2 - ah / 2, width: aw, height: ah)
  }
}

final class AtOnceCell: FeedCell {
  override func layoutSubviews() {
    plumb.layout(options) {
      $0.setRight(by: { $0.right - 8 }).setTop(to: 8).fitWidth().fitHeight()
    }
    plumb.layout(action) {
      $0.setLeft(to: 8).pinRight(to: options, with: { $0.left - 8 }).setTop(to: 8).fitHeight()
    }
    plumb.layout(posterImage) {
      $0.setLeft(to: 8).pinTop(to: action, with: { $0.bottom + 10 }).setWidth(to: 50)
        .setHeight(to: 50)
    }
    plumb.layout(posterName) {
      $0.pinLeft(to: posterImage, with: { $0.right + 8 }).setRight(by: { $0.right - 8 })
        .pinTop(to: posterImage, with: { $0.top }).fitHeight()
    }
    plumb.layout(posterHeadline) {
      $0.pinLeft(to: posterImage, with: { $0.right + 8 }).setRight(by: { $0.right - 8 })
        .pinTop(to: posterName, with: { $0.bottom + 1 }).fitHeight()
    }
    plumb.layout(posterTime) {
      $0.pinLeft(to: posterImage, with: { $0.right + 8 }).setRight(by: { $0.right - 8 })
        .pinTop(to: posterHeadline, with: { $0.bottom + 1 }).fitHeight()
    }
    plumb.layout(posterComment) {
      $0.setLeft(to: 8).setRight(by: { $0.right - 8 })
        .pinTop(to: [posterImage, posterTime], with: { $0.bottom + 4 }).fitHeight()
    }
    plumb.layout(contentImage) {
      $0.setLeft(to: 8).setRight(by: { $0.right - 8 })
        .pinTop(to: posterComment, with: { $0.bottom + 4 }).setHeight(toWidth: 1.75)
    }
    plumb.layout(contentTitle) {
      $0.setLeft(to: 8).setRight(by: { $0.right - 8 })
        .pinTop(to: contentImage, with: { $0.bottom + 4 }).fitHeight()
    }
    plumb.layout(contentDomain) {
      $0.setLeft(to: 8).setRight(by: { $0.right - 8 })
        .pinTop(to: contentTitle, with: { $0.bottom + 1 }).fitHeight()
    }
    plumb.layout(like) {
      $0.setLeft(to: 8).pinTop(to: contentDomain, with: { $0.bottom + 4 }).fitSize()
    }
    plumb.layout(comment) {
      $0.setCenter(by: { $0.center }).pinTop(to: like, with: { $0.top }).fitSize()
    }
    plumb.layout(share) {
      $0.setRight(by: { $0.right - 8 }).pinTop(to: like, with: { $0.top }).fitSize()
    }
    plumb.layout(actorImage) {
      $0.setLeft(to: 8).pinTop(to: like, with: { $0.bottom + 4 })
        .setWidth(to: 50).setHeight(to: 50)
    }
    plumb.layout(actorComment) {
      $0.pinLeft(to: actorImage, with: { $0.right + 8 }).setRight(by: { $0.right - 8 })
        .pinMiddle(to: actorImage, with: { $0.middle }).fitHeight()
    }
  }
}
