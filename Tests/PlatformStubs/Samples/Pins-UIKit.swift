import Plumb
import PlumbPin
import UIKit

@main
@MainActor
enum Laws {
  static func main() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (title, photo) = (UILabel(), UIView())
    title.text = "four"
    card.addSubview(title)
    card.addSubview(photo)
    photo.plumb.pin { $0.centerStart(8).size(40) }
    title.plumb.pin { $0.after(of: photo, aligned: .top).marginStart(4).end(8).sizeToFit(.width) }
    expect(photo.frame == CGRect(x: 8, y: 30, width: 40, height: 40), "views are pinned")
    expect(title.frame.minX == 52 && title.frame.maxX == 292, "and beside each other")
    card.stub.direction = .rightToLeft
    photo.plumb.pin { $0.centerStart(8).size(40) }
    title.plumb.pin { $0.after(of: photo, aligned: .top).marginStart(4).end(8).sizeToFit(.width) }
    expect(photo.frame.maxX == 292 && title.frame.minX == 8, "and mirror")

    let stored = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    stored.addSubview(photo)
    stored.plumb.setPin(for: photo) { $0.all(8).maxWidth(100).justify(.center) }
    stored.layoutIfNeeded()
    expect(photo.frame == CGRect(x: 100, y: 8, width: 100, height: 84), "chains are stored")
    expect(card.plumb.keyboardArea.height == 0, "there is no keyboard")
    print("UIKit: the laws of pins hold")
  }
}
