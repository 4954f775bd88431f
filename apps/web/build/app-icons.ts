import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const PUBLIC = join(import.meta.dirname, '../public')
/** Where the icon's mark is between `<g id="mark">` and `</g>`, on a square of 512. */
const SIDE = 512
const GROUND = '#13161d'
const MARK_COLOURS = /#fafaf8|#f0bd2f/g

/** An app icon as it lies in apps/web/public. */
export interface AppIcon {
  /** `icons/any-192.png`. */
  readonly path: string
  readonly bytes: Buffer
}

const svg = (content: string, side = SIDE): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>`

const png = (source: string, pixels: number): Promise<Buffer> =>
  sharp(Buffer.from(source), { density: 144 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toBuffer()

/** Made smaller about the middle. */
const shrunk = (mark: string, scale: number): string => {
  const margin = (SIDE * (1 - scale)) / 2
  return `<g transform="translate(${margin} ${margin}) scale(${scale})">${mark}</g>`
}

/** What the shortcuts show, on a square of 24: a calendar, a medal on its ribbon, a ranked list. */
const SHORTCUTS = {
  schedule: '<path d="M4 6h16v14H4zM4 11h16M8 3v5M16 3v5"/>',
  medals: '<path d="m8 3 2.6 6M16 3l-2.6 6"/><circle cx="12" cy="15" r="5.5"/>',
  results: '<path d="M3 21v-7h6v7M9 21V8h6v13M15 21v-4h6v4"/>',
} as const

const shortcut = (strokes: string): string =>
  svg(
    `<rect width="48" height="48" rx="10" fill="${GROUND}"/><g transform="translate(7.2 7.2) scale(1.4)" fill="none" stroke="#fafaf8" stroke-width="2" stroke-linecap="square">${strokes}</g>`,
    48,
  )

/** Every picture of the app's icon, drawn from public/icon.svg: for installing (any, maskable, monochrome), for Apple, for tabs. */
export async function drawAppIcons(): Promise<AppIcon[]> {
  const { icon, mark } = readIcon()
  const ground = `<rect width="${SIDE}" height="${SIDE}" fill="${GROUND}"/>`
  // a maskable icon may be cut to a circle of 80 % of its width: 0.78 keeps the mark's corners inside
  const maskable = svg(ground + shrunk(mark, 0.78))
  // only its shape is used; the system gives the colour
  const monochrome = svg(shrunk(mark.replace(MARK_COLOURS, '#fff'), 0.9))
  // Apple rounds the corners itself, and shows what is transparent as black
  const apple = svg(ground + shrunk(mark, 0.86))
  const drawn: [path: string, source: string, pixels: number][] = [
    ['icons/any-192.png', icon, 192],
    ['icons/any-512.png', icon, 512],
    ['icons/maskable-192.png', maskable, 192],
    ['icons/maskable-512.png', maskable, 512],
    ['icons/monochrome-512.png', monochrome, 512],
    ['icons/apple-touch-180.png', apple, 180],
    ...Object.entries(SHORTCUTS).map(([name, strokes]): [string, string, number] => [
      `icons/shortcut-${name}-96.png`,
      shortcut(strokes),
      96,
    ]),
  ]
  const icons = await Promise.all(
    drawn.map(async ([path, source, pixels]) => ({ path, bytes: await png(source, pixels) })),
  )
  const small = await Promise.all([16, 32, 48].map(async (pixels) => ({ pixels, bytes: await png(icon, pixels) })))
  return [...icons, { path: 'favicon.ico', bytes: icoOf(small) }]
}

function readIcon(): { readonly icon: string; readonly mark: string } {
  const icon = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8')
  const mark = /<g id="mark">(.*)<\/g>/s.exec(icon)?.[1]
  if (mark === undefined) throw new Error('public/icon.svg has no <g id="mark">')
  return { icon, mark }
}

/** Sides of a launcher's icon before Android 8, by density; newer ones draw it themselves. */
const LAUNCHER = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 } as const

/** What the Android and iOS projects need as pictures, by their places in apps/mobile. */
export async function drawNativePictures(): Promise<AppIcon[]> {
  const { icon, mark } = readIcon()
  const ground = `<rect width="${SIDE}" height="${SIDE}" fill="${GROUND}"/>`
  const round = svg(`<circle cx="256" cy="256" r="256" fill="${GROUND}"/>${shrunk(mark, 0.7)}`)
  const assets = 'ios/App/App/Assets.xcassets'
  const drawn: [path: string, source: string, pixels: number][] = [
    ...Object.entries(LAUNCHER).flatMap(([density, pixels]): [string, string, number][] => [
      [`android/app/src/main/res/mipmap-${density}/ic_launcher.png`, icon, pixels],
      [`android/app/src/main/res/mipmap-${density}/ic_launcher_round.png`, round, pixels],
    ]),
    [`${assets}/AppIcon.appiconset/AppIcon-512@2x.png`, svg(ground + shrunk(mark, 0.86)), 1024],
    // filled to the longer side of a screen, of which it shows the middle
    [`${assets}/Splash.imageset/splash.png`, svg(ground + shrunk(mark, 0.2)), 1366],
  ]
  return Promise.all(drawn.map(async ([path, source, pixels]) => ({ path, bytes: await png(source, pixels) })))
}

const ICO_HEADER = 6
const ICO_ENTRY = 16

/** An .ico of PNG pictures: a header, an entry of 16 bytes for each, then their bytes. For crawlers and readers that ask for no other. */
function icoOf(pictures: readonly { readonly pixels: number; readonly bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ pixels, bytes }, n) => {
    const at = ICO_HEADER + ICO_ENTRY * n
    head.writeUInt8(pixels, at)
    head.writeUInt8(pixels, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(bytes.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  })
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)])
}
