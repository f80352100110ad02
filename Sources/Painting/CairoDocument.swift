import CCairo
import Drawing
import GeoCore

/// A PDF or SVG document that is being written into memory.
final class CairoDocument {
  let context: OpaquePointer
  private let surface: OpaquePointer
  private let sink: ByteSink

  /// Where Cairo's output goes.
  private final class ByteSink {
    var bytes: [UInt8] = []
  }

  typealias Create = (
    cairo_write_func_t?, UnsafeMutableRawPointer?, Double, Double
  ) -> OpaquePointer?

  /// Begins a document on the surface that `create` makes.
  init(_ operation: String, _ size: Size, _ create: Create) throws(PaintingError) {
    sink = ByteSink()
    let write: cairo_write_func_t = { sink, data, count in
      guard let sink, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().bytes.append(
        contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
    // The document keeps the sink alive until Cairo has written its last byte.
    let target = Unmanaged.passUnretained(sink).toOpaque()
    guard let surface = create(write, target, size.width, size.height) else {
      throw .cairo(operation: operation, status: "out of memory")
    }
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      throw .cairo(operation: operation, status: "out of memory")
    }
    (self.surface, self.context) = (surface, context)
    try check(operation)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Begins a PDF document; sizes are in 72ths of an inch.
  static func pdf(_ size: Size, _ options: PDFOptions) throws(PaintingError) -> CairoDocument {
    let document = try CairoDocument(
      "begin a PDF document", size, cairo_pdf_surface_create_for_stream)
    let surface = document.surface
    // Nothing of later versions is needed, and the metadata can be read in the file.
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, options.creationDate)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, options.creationDate)
    if let title = options.title.map(DocumentText.plain) {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    }
    if let subject = options.subject.map(DocumentText.bounded) {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, subject)
    }
    try document.check("describe a PDF document")
    return document
  }

  /// Begins an SVG document; sizes are in CSS pixels.
  static func svg(_ size: Size) throws(PaintingError) -> CairoDocument {
    let document = try CairoDocument(
      "begin an SVG document", size, cairo_svg_surface_create_for_stream)
    cairo_svg_surface_set_document_unit(document.surface, CAIRO_SVG_UNIT_PX)
    try document.check("describe an SVG document")
    return document
  }

  /// Ends the page, and makes the next of another size.
  func showPage(next size: Size?) throws(PaintingError) {
    cairo_show_page(context)
    if let size { cairo_pdf_surface_set_size(surface, size.width, size.height) }
    try check("end a page")
  }

  /// Ends the document.
  func finish() throws(PaintingError) -> [UInt8] {
    try check("paint")
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface), "write the document")
    return sink.bytes
  }

  func check(_ operation: String) throws(PaintingError) {
    try check(cairo_status(context), operation)
    try check(cairo_surface_status(surface), operation)
  }

  private func check(_ status: cairo_status_t, _ operation: String) throws(PaintingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    let words = cairo_status_to_string(status).map { String(cString: $0) }
    throw .cairo(operation: operation, status: words ?? "status \(status.rawValue)")
  }
}
