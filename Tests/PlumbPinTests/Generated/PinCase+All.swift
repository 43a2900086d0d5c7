// Written by Scripts/write-pin-cases from Tests/PinData/cases.json. Do not edit.

extension PinCase {
  /// How many cases there are in the data, and how many of them do not compile.
  static let counts = (all: 452, refused: 34)

  static func all() -> [PinCase] {
    aspect1() + between1() + edge1() + edges1() + edges2() + justify1() + layer1() + margins1()
      + margins2() + margins3() + minmax1() + minmax2() + point1() + point2() + point3()
      + relative1() + relativeMulti1() + rtl1() + rtl2() + safeArea1() + size1() + size2() + size3()
      + transform1() + wrap1()
  }

  static func allMirrored() -> [PinCase] {
    aspect1Mirrored() + between1Mirrored() + edge1Mirrored() + edges1Mirrored() + edges2Mirrored()
      + justify1Mirrored() + layer1Mirrored() + margins1Mirrored() + margins2Mirrored()
      + margins3Mirrored() + minmax1Mirrored() + minmax2Mirrored() + point1Mirrored()
      + point2Mirrored() + point3Mirrored() + relative1Mirrored() + relativeMulti1Mirrored()
      + rtl1Mirrored() + rtl2Mirrored() + safeArea1Mirrored() + size1Mirrored() + size2Mirrored()
      + size3Mirrored() + transform1Mirrored() + wrap1Mirrored()
  }
}
