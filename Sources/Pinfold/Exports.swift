// One import gives an embedder everything that requests, boards, panels and pictures are made of.
@_exported public import Colorimetry
@_exported public import Drawing
@_exported public import GeoCore
@_exported public import Imaging
@_exported public import ListPanels
@_exported public import MapPanels
@_exported public import MapRendering
@_exported public import PanelLayout
@_exported public import Places
@_exported public import Typesetting
