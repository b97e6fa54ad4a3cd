import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct InflateTests {
  private static let text =
    String(
      repeating: "The package is called Annunciator, after the panel of lamps and labels that "
        + "lights up as signals come in. ", count: 2)
    + "Publishers in, components out, drawn as text. This page is the whole: what each part is "
    + "for, what it may depend on, and the laws that hold everywhere."

  /// The text in a block with codes of its own.
  private static let dynamicBlock = bytes(
    """
    78dabd8ecb11c2300c445bd9023229801b1d70a001c556620f8aecb11502dd2333d4c0499fd56adf3d31
    2a85076d8cdc11488423aeaa87864c56da045a8d1bec7ba82c282b84f6da411abd5b58baab6490bc25eb
    382aa8a3e74dc9955076ffac33ee7f4bba1d8be49eb8751fa7b1af4559dd500e9b101b9d3a8cc62f1b5c
    4e537f5423fb4c45f8e2c583984272b1d910d7c1f85d67c34e6f44aeec64c54306e1300b9d3f46ff12c1
    4f6eefd35178fe00a7c780fc
    """)

  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal.filter(\.isHexDigit))
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
    }
  }

  @Test func decodesCodesOfItsOwn() throws {
    let text = Self.text
    let output = try #require(Inflate.zlib(Self.dynamicBlock, limit: text.utf8.count))
    #expect(String(decoding: output, as: UTF8.self) == text)
  }

  @Test func neverReturnsMoreThanIsExpected() {
    #expect(Inflate.zlib(Self.dynamicBlock, limit: Self.text.utf8.count - 1) == nil)
    #expect(Inflate.zlib(Self.dynamicBlock, limit: 0) == nil)
  }

  @Test func decodesStoredBlocks() {
    let stored = Self.bytes("7801 01 0300 fcff 616263 024d0127")
    #expect(Inflate.zlib(stored, limit: 3) == [0x61, 0x62, 0x63])
    #expect(Inflate.zlib(Self.bytes("7801 01 0300 fcfe 616263"), limit: 3) == nil)
  }

  @Test func rejectsWhatIsCutOff() {
    for count in 0..<Self.dynamicBlock.count - 4 {
      #expect(Inflate.zlib(Array(Self.dynamicBlock[..<count]), limit: 1_000) == nil)
    }
  }
}
