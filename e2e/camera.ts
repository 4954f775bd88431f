import sharp from 'sharp'
import { encode } from 'uqr'
import { pagesOf, rasterOf } from '../apps/server/src/testing/pdf-drawing.ts'

const [WIDTH, HEIGHT] = [1_280, 720]
const WALL = '#8a8f99'

/** A wall with a code of this text on it, as a camera films it. */
export async function filmOf(text: string): Promise<Buffer> {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const code = await sharp(Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255))), {
    raw: { width: size, height: size, channels: 1 },
  })
    .resize(420, 420, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return filmOfWall(code, 7)
}

/** The first sheet of a PDF on a wall, 320 mm of which a camera films from top to bottom. */
export async function filmOfSheet(pdf: Uint8Array): Promise<Buffer> {
  const [sheet] = await pagesOf(pdf, [1])
  if (!sheet) throw new Error('the PDF has no sheet')
  const { data, width, height } = await rasterOf(sheet, HEIGHT / 320)
  return filmOfWall(
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
    2,
  )
}

/** Some frames, MJPEG, of a wall on which a picture (PNG) hangs by so many degrees from upright. */
async function filmOfWall(picture: Buffer, degrees: number): Promise<Buffer> {
  const frame = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: WALL } })
    .composite([{ input: await sharp(picture).rotate(degrees, { background: WALL }).toBuffer() }])
    .jpeg({ quality: 60 })
    .toBuffer()
  return Buffer.concat([frame, frame, frame])
}
