import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import sharp, { type Sharp } from 'sharp'

/** Files as organisers upload them, sound ones and hostile ones, made where they are needed. */

const FILMS = join(import.meta.dirname, '../../../web/public/films/safe-sport')
export const film = (name: 'film.mp4' | 'film.webm' | 'por.vtt'): Buffer => readFileSync(join(FILMS, name))

/** A picture with something to see, so that no coding makes it one colour. */
export const pixels = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })

/** A photo as a phone takes it: turned, and with the place it was taken at. */
export const photo = (width = 900, height = 600): Promise<Buffer> =>
  pixels(width, height)
    .jpeg({ quality: 70 })
    .withExif({
      IFD0: { Make: 'CanaryPhone' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '15/1 47/1 38/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '47/1 52/1 58/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** A PDF of one page; `change` puts something into it. */
export async function pdf(
  change: (document: PDFDocument) => void = () => {},
  useObjectStreams = false,
): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.addPage([300, 200]).drawText('Rota 1: Alojamento - Ginásio')
  change(document)
  return Buffer.from(await document.save({ useObjectStreams, updateFieldAppearances: false }))
}

/** An action that runs a script, under a name that may be written in any way. */
export const openScript = (document: PDFDocument): void =>
  document.catalog.set(
    PDFName.of('OpenAction'),
    document.context.register(document.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') } as never)),
  )

export const svg = (inside: string, attributes = 'width="400" height="300"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`

/** A box of MP4. */
export function box(type: string, ...bodies: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(bodies)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The film with a note of where it was taken in its index; the index stands before the pictures, so those move. */
export function filmTakenAt(place: string): Buffer {
  const whole = film('film.mp4')
  const boxes: { type: string; bytes: Buffer }[] = []
  for (let at = 0; at < whole.length; ) {
    const size = whole.readUInt32BE(at)
    boxes.push({ type: whole.toString('latin1', at + 4, at + 8), bytes: whole.subarray(at, at + size) })
    at += size
  }
  return Buffer.concat(
    boxes.map(({ type, bytes }) =>
      type === 'moov' ? box('moov', bytes.subarray(8), box('udta', box('\xa9xyz', Buffer.from(place)))) : bytes,
    ),
  )
}
