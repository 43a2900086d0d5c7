// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

extension PinStatement {
  /// Runs the chain; false if there is none of its number.
  func isRun() -> Bool {
    part1() || part2() || part3() || part4() || part5() || part6() || part7() || part8() || part9()
      || part10() || part11()
  }
}
