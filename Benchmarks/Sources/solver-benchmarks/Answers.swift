import Foundation

/// Answers lines on the standard input, so that another program can time this solver and another one in turn:
///
///     load FAMILY VIEWS PATH  makes a screen and writes it to a file: how many rows it has
///     make SECONDS            a new solver, its variables, its constraints, one solution, all values read
///     add SECONDS             the same, with the left sides of constraints made before
///     resize SECONDS          two constants edited, one solution, all values read
///     values                  all values at each size, a size a line
///
/// The three in the middle answer with the median time of a call, in microseconds. What is thrown away is
/// thrown away outside of the time. Systems can be dictated as well, as ``SystemAnswers`` says.
struct Answers {
  private var screen = Screen()
  private var prepared = PreparedScreen(Screen())
  private var expressions: PreparedExpressions?
  private var loaded: LoadedScreen?
  private var system = SystemAnswers()
  private let clock = ContinuousClock()

  mutating func answerAll() throws {
    while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      if words.isEmpty { continue }
      if SystemAnswers.knows(words.first) {
        if let answer = try system.answer(words) { tell(answer) }
      } else {
        tell(try answer(words))
      }
    }
  }

  private func tell(_ answer: String) {
    print(answer)
    fflush(nil)
  }

  private mutating func answer(_ words: [String]) throws -> String {
    let seconds = words.count == 2 ? Double(words[1]) : nil
    switch (words.first, seconds) {
    case ("load", _) where words.count == 4:
      return try load(words[1], words[2], path: words[3])
    case ("values", _):
      return try values()
    case ("make", let seconds?):
      return "\(try timeBuilds(seconds) { try LoadedScreen(making: prepared) })"
    case ("add", let seconds?):
      let expressions = self.expressions ?? PreparedExpressions(prepared)
      self.expressions = expressions
      return "\(try timeBuilds(seconds) { try LoadedScreen(adding: expressions, of: prepared) })"
    case ("resize", let seconds?):
      return "\(try timeResizes(seconds))"
    default:
      throw OptionsError("\(words.joined(separator: " ")): not a question")
    }
  }

  private mutating func load(_ family: String, _ views: String, path: String) throws -> String {
    guard let family = Family(rawValue: family), let views = Int(views) else {
      throw OptionsError("\(family) \(views): there is no such screen")
    }
    screen = family.screen(views: views)
    prepared = PreparedScreen(screen)
    (expressions, loaded) = (nil, nil)
    try screen.text([]).write(toFile: path, atomically: true, encoding: .utf8)
    return "\(screen.rows.count)"
  }

  /// The median time of calls that build something, for so many seconds.
  private func timeBuilds(_ seconds: Double, _ build: () throws -> LoadedScreen) throws -> Double {
    var times: [Double] = []
    let first = clock.now
    repeat {
      let start = clock.now
      let built = try build()
      times.append((clock.now - start).microseconds)
      withExtendedLifetime(built) {}
    } while (clock.now - first).microseconds < seconds * 1e6
    return times.sorted()[times.count / 2]
  }

  /// The median time of a resize, of batches, since a clock takes as long as a resize.
  private mutating func timeResizes(_ seconds: Double) throws -> Double {
    var loaded = try self.loaded ?? LoadedScreen(making: prepared)
    self.loaded = nil
    let batch = 20
    var times: [Double] = []
    let first = clock.now
    repeat {
      let start = clock.now
      for turn in 1...batch {
        try loaded.resize(screen.sizes[turn % 2])
        loaded.read()
      }
      times.append((clock.now - start).microseconds / Double(batch))
    } while (clock.now - first).microseconds < seconds * 1e6
    self.loaded = loaded
    return times.sorted()[times.count / 2]
  }

  private mutating func values() throws -> String {
    var loaded = try self.loaded ?? LoadedScreen(making: prepared)
    let lines = try screen.sizes.map { size in
      try loaded.resize(size)
      loaded.read()
      return loaded.values.map { "\($0)" }.joined(separator: " ")
    }
    return lines.joined(separator: "\n")
  }
}
