extension SVG.HTML {
  /// A choice of the reader: its name, and the options.
  typealias Choice = (name: String, options: [String])

  /// The choices of a page's pictures, sorted by name. Their options are in the order of first use.
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

  /// A form with a group of radio buttons for each choice. The arrow keys move within a group.
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
    // Choices are stored in the address, so the browser must not restore them.
    return "<form autocomplete=\"off\">\n\(groups.joined())</form>\n"
  }

  /// The style rules that hide pictures of other options.
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

  /// The letters and digits of a title, as an identifier in markup and addresses.
  ///
  ///     identifier("Why is it there?")   // "why-is-it-there"
  static func identifier(_ title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
