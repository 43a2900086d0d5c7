import Foundation

/// Ends the sample with a message if a law does not hold.
func expect(_ condition: Bool, _ law: String, line: UInt = #line) {
  guard !condition else { return }
  print("line \(line): does not hold: \(law)")
  exit(1)
}
