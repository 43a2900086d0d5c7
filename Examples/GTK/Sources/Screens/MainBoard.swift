import Foundation
import Plumb
import PlumbGTK

/// Whether the window has room for a bar at its side.
public enum WindowWidth: LayoutCondition {
  case narrow
  case wide
}

/// The whole window: a bar with buttons, above the page if the window is narrow and beside it if it is
/// wide.
public final class MainBoard: ConditionalContainer<WindowWidth> {
  public let bar = BarBoard()
  public let feed = ScrolledArea(FeedBoard())
  public let settings: SettingsBoard
  public let chat = ChatBoard()
  public var pages: [Widget] { [feed, settings, chat] }

  public override init() {
    settings = SettingsBoard()
    super.init()
    minimumSize = CGSize(width: 300, height: 240)
    plumb.setupSubview(bar) {
      $0.setLayout { maker, condition in
        let bar = maker.setTop(inset: 0).setLeading(inset: 0)
        return switch condition {
        case .narrow: bar.setTrailing(inset: 0).fitHeight()
        case .wide: bar.setWidth(to: 150).setBottom(inset: 0)
        }
      }.addToParent()
    }
    for page in pages {
      plumb.setupSubview(page) {
        $0.setLayout { maker, condition in
          let page = maker.setTrailing(inset: 0).setBottom(inset: 0)
          return switch condition {
          case .narrow: page.setLeading(inset: 0).setTop(at: bar.plumb.bottom)
          case .wide: page.setLeading(at: bar.plumb.trailing).setTop(inset: 0)
          }
        }.addToParent()
      }
    }
    for (number, button) in bar.buttons.enumerated() {
      button.connect("clicked") { [weak self] in self?.show(number) }
    }
    settings.rightToLeft.onChange { [weak self] in
      guard let self else { return }
      Toolkit.direction = settings.rightToLeft.isOn ? .rightToLeft : .leftToRight
    }
    show(0)
  }

  public override func layoutCondition(in bounds: CGRect) -> WindowWidth {
    bounds.width < 560 ? .narrow : .wide
  }

  /// Shows the page of a number and hides the others.
  public func show(_ number: Int) {
    for (index, page) in pages.enumerated() { page.isHidden = index != number }
  }
}

/// Buttons for the pages, in a row or in a column, as the room is.
public final class BarBoard: ConditionalContainer<WindowWidth> {
  public let buttons = ["Feed", "Settings", "Chat"].map { Button($0) {} }

  public override init() {
    super.init()
    addStyle("bar")
    padding = 8
    for (number, button) in buttons.enumerated() {
      let previous = number == 0 ? nil : buttons[number - 1]
      plumb.setupSubview(button) {
        $0.setLayout { maker, condition in
          switch condition {
          case .narrow:
            if let previous {
              maker.setTop(inset: 8).setLeading(at: previous.plumb.trailing, offset: 8).fitSize()
            } else {
              maker.setTopLeading(inset: 8).fitSize()
            }
          case .wide:
            if let previous {
              maker.setTop(at: previous.plumb.bottom, offset: 8).setLeading(inset: 8)
                .setTrailing(inset: 8).fitHeight()
            } else {
              maker.setTop(inset: 8).setLeading(inset: 8).setTrailing(inset: 8).fitHeight()
            }
          }
        }.addToParent()
      }
    }
  }

  public override func layoutCondition(in bounds: CGRect) -> WindowWidth {
    bounds.width < 200 ? .wide : .narrow
  }
}
