import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type CheckJob, type FoundFile, type FoundVariant, Refused } from './found.ts'

/** A hundred megapixels: what a phone's camera makes, and 400 MB while it is decoded. */
const MOST_PIXELS = 100_000_000
/** Widths that pages ask for; a smaller picture has its own. */
const WIDTHS = [320, 640, 1280, 2560] as const
const WIDEST = 2560
/** JPEG has no more than 65,535; nobody looks at a strip of paper. */
const HIGHEST = 5120
const MOST_SVG_BYTES = 2_000_000
/** A drawing has no pixels of its own: it is drawn this wide. */
const SVG_WIDTH = 1280

/**
 * Decodes a picture and writes it anew, in sizes up to its own: each as WebP and as JPEG, or PNG where it is transparent. Nothing but
 * pixels comes through: neither where a photo was taken nor what else hides in the file. Of an animation the first frame.
 */
export async function checkImage({ source, folder }: CheckJob): Promise<FoundFile> {
  sharp.concurrency(1)
  sharp.cache(false)
  const picture = await decoded(source)
  const { width, hasAlpha } = await picture.metadata()
  const isTransparent = hasAlpha && !(await picture.clone().stats()).isOpaque
  const variants: FoundVariant[] = []
  for (const one of [...WIDTHS.filter((usual) => usual < Math.min(width, WIDEST)), Math.min(width, WIDEST)]) {
    const sized = picture.clone().resize({ width: one, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
    const fallback = isTransparent ? 'png' : 'jpg'
    const coded = {
      webp: sized.clone().webp({ quality: 80, effort: 3 }),
      [fallback]: isTransparent
        ? sized.clone().png({ compressionLevel: 9 })
        : sized.clone().flatten({ background: '#fff' }).jpeg({ quality: 80, progressive: true }),
    }
    for (const [ending, output] of Object.entries(coded)) {
      const name = `${one}.${ending}`
      const made = await output.toFile(join(folder, name))
      const type = ending === 'jpg' ? 'image/jpeg' : `image/${ending}`
      variants.push({ name, type, bytes: made.size, width: made.width, height: made.height })
    }
  }
  return { variants, pages: null, seconds: null }
}

/** The upright pixels of a picture, decoded whole: what is broken is found before anything is written. */
async function decoded(source: string): Promise<Sharp> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const
  const drawing = await svgIn(source)
  const input = drawing
    ? sharp(drawing, options).resize({ width: SVG_WIDTH, height: SVG_WIDTH, fit: 'inside' })
    : sharp(source, options).autoOrient()
  try {
    const { data, info } = await input.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
    return sharp(data, { raw: info, limitInputPixels: MOST_PIXELS })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Refused(/pixel limit|too large/i.test(why) ? 'too-many-pixels' : 'broken', why)
  }
}

/** The drawing that a file is; null: it is a picture of pixels. Throws Refused for one that does anything but draw. */
async function svgIn(source: string): Promise<Buffer | null> {
  const { format } = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new Refused('broken', String(error))
    })
  if (format !== 'svg') return null
  if ((await stat(source)).size > MOST_SVG_BYTES)
    throw new Refused('too-large', `a drawing has at most ${MOST_SVG_BYTES} bytes`)
  const bytes = await readFile(source)
  const { refuseActiveSvg } = await import('./svg.ts')
  refuseActiveSvg(bytes)
  return bytes
}
