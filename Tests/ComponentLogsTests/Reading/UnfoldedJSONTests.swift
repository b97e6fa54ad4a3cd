import TestSupport
import Testing

@testable import ComponentLogs

@Suite(.watchdog) struct UnfoldedJSONTests {
  @Test func eachMemberHasALine() {
    #expect(
      UnfoldedJSON(#"ready {"port":80, "tags":["a","b"],"none":{}} ok"#)?.text == """
        ready
        {
          "port": 80,
          "tags": [
            "a",
            "b"
          ],
          "none": {}
        }
        ok
        """)
  }

  @Test func stringsStayAsTheyAre() {
    let line = #"{"a, b: {":"c\" }, [","d":true}"#
    #expect(
      UnfoldedJSON(line)?.text == """
        {
          "a, b: {": "c\\" }, [",
          "d": true
        }
        """)
  }

  @Test func namesAreKeys() {
    let keys = UnfoldedJSON(#"{"a":"b","c" : [1]}"#)?.parts.filter { $0.kind == .key }
    #expect(keys?.map(\.text) == [#""a""#, #""c""#])
  }

  @Test(arguments: ["", "no object", "{x}", #"{"a":1"#, #"{"a":[1}"#, #"func {"#])
  func otherLinesAreNotUnfolded(line: String) {
    #expect(UnfoldedJSON(line) == nil)
  }

  @Test func theFirstCompleteObjectCounts() {
    #expect(UnfoldedJSON(#"{ {"a":1}"#)?.text == "{\n{\n  \"a\": 1\n}")
  }
}
