import Foundation
import Plumb
import PlumbGTK

/// A form: labels in one column, and what they are for in another.
public final class SettingsBoard: Board {
  public let name = Entry(placeholder: "Your name")
  public let notifications = Toggle(isOn: true)
  public let rightToLeft = Toggle()
  public let explanation = Label("")
  public private(set) var reset: Button!
  public private(set) var rows: [(label: Label, control: Widget)] = []

  public override init() {
    super.init()
    reset = Button("Reset") { [weak self] in self?.setBack() }
    rows = [
      (Label("Name"), name), (Label("Notifications"), notifications),
      (Label("Right-to-left"), rightToLeft),
    ]
    padding = 16
    explanation.addStyle("dim-label")
    arrange()
    name.onChange { [weak self] in self?.explain() }
    explain()
  }

  private func arrange() {
    for (number, row) in rows.enumerated() {
      let previous = number == 0 ? nil : rows[number - 1].control
      plumb.setupSubview(row.control) {
        $0.setDefaultLayout {
          let top = previous.map { $0.plumb.bottom + 12 } ?? .parent.top + 16
          let start = $0.setTop(at: top).setLeading(inset: 150)
          return number == 0 ? start.setTrailing(inset: 16).fitHeight() : start.fitSize()
        }.addToParent()
      }
      plumb.setupSubview(row.label) {
        $0.setDefaultLayout {
          let label = $0.setLeading(inset: 16).fitSize()
          // A label stands on the line that is written; a switch has none.
          return row.control === name
            ? label.setFirstBaseline(at: name.plumb.firstBaseline)
            : label.setMiddle(at: row.control.plumb.middle)
        }.addToParent()
      }
    }
    plumb.setupSubview(explanation) {
      $0.setDefaultLayout {
        $0.setLeading(inset: 16).setTrailing(inset: 16)
          .setTop(at: rightToLeft.plumb.bottom, offset: 16).fitHeight()
      }.addToParent()
    }
    plumb.setupSubview(reset) {
      $0.setDefaultLayout {
        $0.setTrailing(inset: 16).setTop(at: explanation.plumb.bottom, offset: 16).fitSize()
      }.addToParent()
    }
  }

  private func explain() {
    let who = name.text.isEmpty ? "whoever you are" : name.text
    explanation.text =
      "These are the settings of \(who). The line wraps where the window ends, and the button below keeps its distance."
  }

  private func setBack() {
    name.text = ""
    notifications.isOn = true
    rightToLeft.isOn = false
  }
}
