/// A verb in any of its forms: what only some of them take is optional.
///
/// Refusals are declared by these. The type checker looks at each declaration of a verb whenever the
/// verb is called, legal or not, so one for each form would cost several times as much.
struct AnyForm {
  let name: String
  private var forms: [[String]]
  /// The parameters of all forms, so that those of each are in their order.
  private var merged: [String]

  private init(_ verb: Verb) {
    name = verb.name
    merged = verb.parameters.topLevelParts
    forms = [merged]
  }

  /// As few declarations as accept all forms of `verbs`.
  static func all(of verbs: [Verb]) -> [AnyForm] {
    verbs.reduce(into: []) { all, verb in
      for index in all.indices where all[index].takes(verb) { return }
      all.append(AnyForm(verb))
    }
  }

  /// Takes one more form, if it is of the same verb, in the same order and of the same types.
  ///
  /// A form without parameters stays alone, so that the compiler calls it what its user wrote.
  private mutating func takes(_ verb: Verb) -> Bool {
    guard verb.name == name, !merged.isEmpty, !verb.parameters.isEmpty else { return false }
    var all = merged
    let form = verb.parameters.topLevelParts
    for (number, parameter) in form.enumerated() {
      if let known = all.first(where: { $0.label == parameter.label }) {
        guard known.type == parameter.type else { return false }
      } else {
        let later = Set(form.dropFirst(number + 1).map(\.label))
        all.insert(parameter, at: all.firstIndex { later.contains($0.label) } ?? all.endIndex)
      }
    }
    for form in forms + [form] {
      let order = all.map(\.label).filter { label in form.contains { $0.label == label } }
      guard order == form.map(\.label) else { return false }
    }
    merged = all
    forms.append(form)
    return true
  }

  var parameters: String {
    merged.map { parameter in
      let isInAll = forms.allSatisfy { $0.contains { $0.label == parameter.label } }
      return isInAll || parameter.contains(" = ") ? parameter.labelled : parameter.optional
    }.joined(separator: ", ")
  }
}

extension String {
  /// The label of a parameter.
  var label: String { String(prefix { $0 != " " && $0 != ":" }) }

  /// The type of a parameter and its default, if it has one.
  private var typeAndDefault: String { String(drop { $0 != ":" }.dropFirst()).trimmed }

  /// The type of a parameter.
  fileprivate var type: String { String(typeAndDefault.prefix { $0 != "=" }).trimmed }

  /// A parameter without a name of its own, since two forms may have the same name.
  fileprivate var labelled: String { label == "_" ? self : "\(label): \(typeAndDefault)" }

  /// A parameter that may be left out. Numbers have a default and are not optional: a number that may be nil must not fit,
  /// since the sentence would be about something else.
  fileprivate var optional: String {
    let (escaping, opaque) = ("@escaping ", "some ")
    let zeros = ["CGFloat": "0", "CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero"]
    if let zero = zeros[type] { return "\(label): \(type) = \(zero)" }
    if type.hasPrefix(escaping) { return "\(label): (\(type.dropFirst(escaping.count)))? = nil" }
    if type.hasPrefix(opaque) { return "\(label): (any \(type.dropFirst(opaque.count)))? = nil" }
    return "\(label): \(type)? = nil"
  }
}
