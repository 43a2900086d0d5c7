/// Whether two programs are the same but for one token: another one in its place, one more, or one
/// fewer.
func differsByOneToken(_ first: String, _ second: String) -> Bool {
  let (first, second) = (tokens(of: first), tokens(of: second))
  let start = zip(first, second).prefix { $0 == $1 }.count
  let end = zip(first[start...].reversed(), second[start...].reversed()).prefix { $0 == $1 }.count
  let differing = (first.count - start - end, second.count - start - end)
  return differing == (1, 1) || differing == (0, 1) || differing == (1, 0)
}

/// The words and marks of a program.
func tokens(of program: String) -> [Substring] {
  var tokens: [Substring] = []
  var rest = program[...]
  while let next = rest.first {
    let isWord = next.isWordCharacter
    let token = isWord ? rest.prefix(while: \.isWordCharacter) : rest.prefix(1)
    if !next.isWhitespace { tokens.append(token) }
    rest = rest.dropFirst(token.count)
  }
  return tokens
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
