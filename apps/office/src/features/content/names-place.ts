/** A camera's notes stand at the beginning of a file. Bytes. */
const HEAD = 262_144
/** The tag of a picture's notes that leads to where it was taken (EXIF 2.3, GPSInfo). */
const GPS_TAG = 0x8825

const EXIF = new TextEncoder().encode('Exif\0\0')
const beginOf = (bytes: Uint8Array): number =>
  bytes.findIndex((_, at) => EXIF.every((code, step) => bytes[at + step] === code))

/** Whether a picture's notes say where it was taken. What cannot be read says nothing. */
export async function namesPlace(file: Blob): Promise<boolean> {
  try {
    const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
    const exif = beginOf(bytes)
    if (exif < 0) return false
    const notes = new DataView(bytes.buffer, exif + 6)
    const isLittle = notes.getUint16(0) === 0x4949
    const first = notes.getUint32(4, isLittle)
    const count = notes.getUint16(first, isLittle)
    for (let at = 0; at < count; at += 1) if (notes.getUint16(first + 2 + at * 12, isLittle) === GPS_TAG) return true
    return false
  } catch {
    return false
  }
}
