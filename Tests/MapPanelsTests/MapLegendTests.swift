import Colorimetry
import Foundation
import MapStyle
import PanelLayout
import Testing

@testable import MapPanels

private let style = """
  {"version": 8, "sources": {"s": {"type": "vector"}},
   "metadata": {"pinfold:legend": [
     {"label": "Road", "layers": ["casing", "road"]},
     {"label": "Park", "layers": ["land"], "properties": {"class": "park"}},
     {"label": "Wood", "layers": ["land"], "properties": {"class": "wood"}},
     {"label": "Late", "layers": ["late"]}, {"label": "None", "layers": ["nowhere"]},
     {"layers": ["road"]}, 7]},
   "layers": [
     {"id": "land", "type": "fill", "source": "s", "source-layer": "l", "paint":
       {"fill-color": ["match", ["get", "class"], "park", "#00ff00", "#008000"], "fill-opacity": 0.5}},
     {"id": "casing", "type": "line", "source": "s", "source-layer": "l", "paint":
       {"line-color": "#000000", "line-width": ["interpolate", ["linear"], ["zoom"], 10, 4, 12, 12]}},
     {"id": "road", "type": "line", "source": "s", "source-layer": "l", "paint":
       {"line-color": "#ffffff", "line-width": ["interpolate", ["linear"], ["zoom"], 10, 2, 12, 10],
        "line-dasharray": [2, 1]}},
     {"id": "late", "type": "fill", "source": "s", "source-layer": "l", "minzoom": 15}]}
  """

@Suite struct MapLegendTests {
  @Test("Samples have the colours that the layers give such features")
  func entries() throws {
    let entries = MapLegend.entries(of: try Style(json: Array(style.utf8)), zoom: 10)
    #expect(entries.map(\.label) == ["Road", "Park", "Wood"])
    #expect(
      entries.first?.marks == [
        .line(.black, width: 4, dashes: []), .line(.white, width: 2, dashes: [4, 2]),
      ])
    let green = try #require(entries.dropFirst().first?.marks.first)
    guard case .area(let color) = green else { return }
    #expect(color.green == 1 && color.red == 0 && color.alpha == 0.5)
    #expect(entries[1].marks != entries[2].marks)
  }

  @Test("Wide lines lose alike, and what is not drawn at a zoom has no row")
  func widths() throws {
    let style = try Style(json: Array(style.utf8))
    // 12 and 10 points are 5 more than the widest sample has.
    #expect(
      MapLegend.entries(of: style, zoom: 12).first?.marks == [
        .line(.black, width: 7, dashes: []), .line(.white, width: 5, dashes: [10, 5]),
      ])
    #expect(MapLegend.entries(of: style, zoom: 15).map(\.label).contains("Late"))
  }

  @Test("Legends of the styles that come with Pinfold name layers that these have")
  func bundled() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Styles")
    for name in ["streets", "streets-dark", "print", "world", "world-dark", "world-print"] {
      let bytes = Array(try Data(contentsOf: folder.appending(path: "\(name).json")))
      let style = try Style(json: bytes)
      let ids = Set(style.layers.map(\.id))
      #expect(style.legend.count >= 4, "\(name)")
      #expect(style.legend.allSatisfy { ids.isSuperset(of: $0.layers) }, "\(name)")
      #expect(MapLegend.entries(of: style, zoom: 15).count >= 3, "\(name)")
    }
  }
}
