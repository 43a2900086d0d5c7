// Written by Scripts/write-pin-cases from its table of laws. Do not edit.

extension PinLaw {
  static let all = part1 + part2 + part3 + part4 + part5 + part6
}
