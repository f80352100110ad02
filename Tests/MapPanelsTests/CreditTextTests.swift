import MapPanels
import Testing

@Suite("Credit text")
struct CreditTextTests {
  @Test("Markup goes, links become entries")
  func links() {
    let html = """
      <a href="https://www.openmaptiles.org/" target="_blank">&copy; OpenMapTiles</a> \
      <a href="https://www.openstreetmap.org/copyright" target="_blank">&copy; OpenStreetMap contributors</a>
      """
    #expect(
      CreditText.entries([html]) == ["© OpenMapTiles", "© OpenStreetMap contributors"])
  }

  @Test("An entry stands once, the longer form of it wins")
  func repeated() {
    let entries = CreditText.entries([
      "© OpenStreetMap", "© OpenStreetMap contributors", "Natural Earth | © openstreetmap",
    ])
    #expect(entries == ["© OpenStreetMap contributors", "Natural Earth"])
  }

  @Test("Copyright signs and neighbouring links begin entries, words between links do not")
  func boundaries() {
    #expect(
      CreditText.entries(["© OpenMapTiles © OpenStreetMap contributors"])
        == ["© OpenMapTiles", "© OpenStreetMap contributors"])
    let licence =
      "<a href='n'>Natural Earth</a>, <a href='g'>GeoNames</a> (<a href='c'>CC BY 4.0</a>)"
    #expect(CreditText.entries([licence]) == ["Natural Earth", "GeoNames (CC BY 4.0)"])
    #expect(
      CreditText.entries(["Data by <a href='o'>OSM</a>, under <a href='l'>ODbL</a>"])
        == ["Data by OSM, under ODbL"])
    #expect(CreditText.entries(["© A, © B,"]) == ["© A", "© B"])
  }

  @Test("Broken markup is text, emptiness is nothing")
  func broken() {
    #expect(CreditText.entries(["", "  ", "<a href='x'></a>"]) == [])
    #expect(CreditText.entries(["a < b & c"]) == ["a < b & c"])
    #expect(CreditText.entries(["a &lt; b &copy; c"]) == ["a < b", "© c"])
    #expect(CreditText.entries(["Fish &amp; Chips &amp;lt;"]) == ["Fish & Chips &lt;"])
  }
}
