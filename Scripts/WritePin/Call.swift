/// One way to write a call.
struct Form {
  /// The parameters as they are declared.
  let parameters: String
  /// What is said.
  let body: [Item]
  /// What the form takes, for the documentation.
  let words: String
  /// What is done before.
  var statements: [String] = []
}

/// One thing that a form says: a type of the chain's list, and the expression of its value.
struct Item {
  let type: String
  let value: String
  var call: String? = nil

  var text: String {
    if let call { return "\(type)(\(value), .\(call))" }
    return value.hasPrefix(" {") ? "\(type)\(value)" : "\(type)(\(value))"
  }
}

/// A call.
struct Call {
  let name: String
  let facts: [Fact]
  let summary: String
  let forms: [Form]
}
