/// The advances of an Arabic letter in its four forms, which may differ by a factor of three.
///
/// They are those of DejaVu Sans, the widest of the usual fonts, so that text in other fonts is
/// never squeezed. Letters that differ only in their dots share an entry.
struct ArabicForms: Sendable {
  let isolated: Int
  let final: Int

  /// 0 if the letter does not join the next one.
  let initial: Int
  let medial: Int

  var joinsNext: Bool { initial > 0 }
  var joinsPrevious: Bool { final > 0 }

  /// The advance of the letter between two others.
  func advance(afterJoining previous: Bool, beforeJoining next: Bool) -> Int {
    switch (previous && joinsPrevious, next && joinsNext) {
    case (false, false): isolated
    case (false, true): initial
    case (true, true): medial
    case (true, false): final
    }
  }

  /// The advance that an alef adds after a lam. The two are drawn as one.
  static let alefAfterLam = 544

  private init(_ isolated: Int, _ initial: Int, _ medial: Int, _ final: Int) {
    self.isolated = isolated
    self.initial = initial
    self.medial = medial
    self.final = final
  }
}

extension ArabicForms {
  private static let hamza = ArabicForms(963, 0, 0, 0)
  private static let highHamza = ArabicForms(598, 0, 0, 0)
  private static let alef = ArabicForms(569, 0, 0, 624)
  private static let beh = ArabicForms(1928, 570, 618, 2011)
  private static let tehMarbuta = ArabicForms(1073, 0, 0, 1098)
  private static let hah = ArabicForms(1322, 1266, 1322, 1322)
  private static let dal = ArabicForms(912, 0, 0, 1075)
  private static let reh = ArabicForms(989, 0, 0, 1130)
  private static let rehWithMark = ArabicForms(1250, 0, 0, 1250)
  private static let seen = ArabicForms(2500, 1716, 1827, 2611)
  private static let sad = ArabicForms(2476, 1739, 1776, 2509)
  private static let tah = ArabicForms(1894, 1630, 1680, 1944)
  private static let ain = ArabicForms(1222, 1222, 988, 1090)
  private static let tatweel = ArabicForms(600, 600, 600, 600)
  private static let feh = ArabicForms(2123, 979, 1036, 2120)
  private static let qaf = ArabicForms(1589, 979, 1036, 1708)
  private static let kaf = ArabicForms(1688, 975, 1131, 1726)
  private static let keheh = ArabicForms(1833, 975, 1131, 1833)
  private static let swashKaf = ArabicForms(2158, 1778, 1778, 2158)
  private static let lam = ArabicForms(1488, 624, 678, 1551)
  private static let meem = ArabicForms(1268, 1097, 1184, 1363)
  private static let noon = ArabicForms(1504, 570, 618, 1559)
  private static let heh = ArabicForms(1073, 1080, 944, 1098)
  private static let hehDoachashmee = ArabicForms(1430, 1080, 944, 1294)
  private static let waw = ArabicForms(989, 0, 0, 1058)
  private static let yeh = ArabicForms(1603, 570, 618, 1707)
  private static let yehBarree = ArabicForms(1928, 0, 0, 2011)

  static func isAlef(_ scalar: Unicode.Scalar) -> Bool {
    [0x0622, 0x0623, 0x0625, 0x0627].contains(scalar.value)
  }

  static func isLam(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x0644 }

  /// The forms of `scalar`; nil if it is not a letter of the Arabic block.
  static func of(_ scalar: Unicode.Scalar) -> ArabicForms? {
    switch scalar.value {
    case ..<0x0620: nil
    case 0x0621: hamza
    case 0x0622, 0x0623, 0x0625, 0x0627, 0x0671...0x0673, 0x0675: alef
    case 0x0628, 0x062A, 0x062B, 0x066E, 0x0679...0x0680: beh
    case 0x0629, 0x06C0, 0x06C3, 0x06D5: tehMarbuta
    case 0x062C...0x062E, 0x0681...0x0687, 0x06BF: hah
    case 0x062F, 0x0630, 0x0688...0x0690, 0x06EE: dal
    case 0x0631, 0x0632, 0x0691, 0x0692, 0x0697...0x0699, 0x06EF: reh
    case 0x0693...0x0696: rehWithMark
    case 0x0633, 0x0634, 0x069A...0x069C, 0x06FA: seen
    case 0x0635, 0x0636, 0x069D, 0x069E, 0x06FB: sad
    case 0x0637, 0x0638, 0x069F: tah
    case 0x0639, 0x063A, 0x06A0, 0x06FC: ain
    case 0x0640: tatweel
    case 0x0641, 0x06A1...0x06A6: feh
    case 0x0642, 0x066F, 0x06A7, 0x06A8: qaf
    case 0x0643, 0x06AC...0x06AE: kaf
    case 0x063B, 0x063C, 0x06A9, 0x06AB, 0x06AF...0x06B4: keheh
    case 0x06AA: swashKaf
    case 0x0644, 0x06B5...0x06B8: lam
    case 0x0645: meem
    case 0x0646, 0x06B9...0x06BD: noon
    case 0x0647, 0x06C1, 0x06C2: heh
    case 0x06BE, 0x06FF: hehDoachashmee
    case 0x0624, 0x0648, 0x0676, 0x0677, 0x06C4...0x06CB, 0x06CF: waw
    case 0x0620, 0x0626, 0x0649, 0x064A, 0x063D...0x063F, 0x0678, 0x06CC...0x06CE, 0x06D0, 0x06D1:
      yeh
    case 0x0674: highHamza
    case 0x06D2, 0x06D3: yehBarree
    default: nil
    }
  }
}
