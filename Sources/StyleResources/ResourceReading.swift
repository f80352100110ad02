import FileAccess
import Imaging
import JSONReading

extension StyleOpening {
  func bytes(at address: String) throws(OpeningError) -> [UInt8] {
    if case .file(let path) = locator.place(of: address) { files.note(path) }
    do throws(ResourceError) {
      return try locator.bytes(at: address)
    } catch {
      throw .resource(error)
    }
  }

  func json(at address: String) throws(OpeningError) -> JSONNode {
    let bytes = try bytes(at: address)
    do throws(JSONError) {
      return try JSONReader.read(bytes)
    } catch {
      throw .notJSON(address: address, error)
    }
  }

  func image(at address: String) throws(OpeningError) -> Bitmap {
    let bytes = try bytes(at: address)
    do throws(ImagingError) {
      return try ImageCodec.decode(bytes)
    } catch {
      throw .badImage(address: address, error)
    }
  }
}
