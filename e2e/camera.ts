import sharp from 'sharp'
import { encode } from 'uqr'

/** A wall with a code of this text on it, as a camera's film of some frames: MJPEG, 1280 by 720. */
export async function filmOf(text: string): Promise<Buffer> {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const code = await sharp(Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255))), {
    raw: { width: size, height: size, channels: 1 },
  })
    .resize(420, 420, { kernel: 'nearest' })
    .png()
    .toBuffer()
  const frame = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#8a8f99' } })
    .composite([{ input: await sharp(code).rotate(7, { background: '#8a8f99' }).toBuffer() }])
    .jpeg({ quality: 60 })
    .toBuffer()
  return Buffer.concat([frame, frame, frame])
}
