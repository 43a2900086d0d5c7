/// The views of a row of settings.
///
///     ┌────────┬────────┐
///     │ title  │        │
///     ├────────┤ toggle │
///     │ detail │        │
///     └────────┴────────┘
struct SettingsRow<Kind: ScreenStage> {
  let title: Kind.View
  let detail: Kind.View
  let toggle: Kind.View

  init(_ number: Int) {
    title = Kind.makeView(3 * number)
    detail = Kind.makeView(3 * number + 1)
    toggle = Kind.makeView(3 * number + 2)
  }

  var views: [Kind.View] { [title, detail, toggle] }
}
