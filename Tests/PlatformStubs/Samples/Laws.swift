import Foundation

/// Ends the sample with a message if a law does not hold.
func expect(_ condition: Bool, _ law: String, line: UInt = #line) {
  guard !condition else { return }
  print("line \(line): does not hold: \(law)")
  exit(1)
}

/// Ends the sample with what is wrong, if anything is.
func expectNone<Flaw: CustomStringConvertible>(_ flaws: [Flaw], line: UInt = #line) {
  guard !flaws.isEmpty else { return }
  for flaw in flaws { print("line \(line): \(flaw)") }
  exit(1)
}
