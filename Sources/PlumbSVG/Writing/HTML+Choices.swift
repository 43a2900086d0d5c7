extension SVG.HTML {
  /// What the reader chooses, and among what.
  typealias Choice = (name: String, options: [String])

  /// The choices that the pictures of a page have, in the order of their names; the options of each in the
  /// order in which they come.
  static func choices(among sections: [Section]) -> [Choice] {
    var choices: [Choice] = []
    for option in sections.flatMap({ $0.pictures.flatMap(\.options) }) {
      if let index = choices.firstIndex(where: { $0.name == option.choice }) {
        if !choices[index].options.contains(option.name) {
          choices[index].options.append(option.name)
        }
      } else {
        choices.append((option.choice, [option.name]))
      }
    }
    return choices.sorted { $0.name < $1.name }
  }

  /// Buttons of which one of each choice is pressed. The browser moves among them with the arrow keys.
  static func form(_ choices: [Choice]) -> String {
    let groups = choices.map { choice in
      let buttons = choice.options.map { option in
        let id = buttonIdentifier(choice, option)
        var attributes = [
          ("type", "radio"), ("name", identifier(choice.name)), ("value", identifier(option)),
          ("id", id),
        ]
        if option == choice.options.first { attributes.append(("checked", "checked")) }
        return XML.element("input", attributes)
          + XML.element("label", [("for", id)], content: XML.escaped(option))
      }
      return "<fieldset>\n"
        + XML.element("legend", content: XML.escaped(choice.name)) + "\n"
        + buttons.joined(separator: "\n") + "\n</fieldset>\n"
    }
    // What is chosen stands in the address, so that the browser need not remember it.
    return "<form autocomplete=\"off\">\n\(groups.joined())</form>\n"
  }

  /// The style that hides the pictures of options that are not chosen.
  static func rules(of choice: Choice) -> String {
    let attribute = "data-\(identifier(choice.name))"
    return choice.options.map { option in
      let others = "figure[\(attribute)]:not([\(attribute)=\"\(identifier(option))\"])"
      return
        "\nbody:has(#\(buttonIdentifier(choice, option)):checked) \(others) { display: none; }"
    }.joined()
  }

  static func buttonIdentifier(_ choice: Choice, _ option: String) -> String {
    "\(identifier(choice.name))-\(identifier(option))"
  }

  /// The letters and digits of a title, as a name in markup and in addresses.
  ///
  ///     identifier("Why is it there?")   // "why-is-it-there"
  static func identifier(_ title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
