import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DISCIPLINE_CODES, type DisciplineCode } from '@games/domain/disciplines/discipline-codes'
import { HUE } from '@games/domain/sports/by-discipline/hue.gen'
import { PICTOGRAM } from '@games/domain/sports/by-discipline/pictogram.gen'
import sharp from 'sharp'

const WEB = join(import.meta.dirname, '..')
const WIDTH = 1200
const HEIGHT = 630
const PAPER = '#fafaf8'
const INK = '#13161d'

/**
 * What a shared link shows (Open Graph): the app's mark and the 18 disciplines in their colours. Without words, so that it is true of any
 * games and in any language. A PNG of 1200 × 630.
 */
export async function drawSocialPicture(): Promise<Buffer> {
  const mark = /<g id="mark">(.*)<\/g>/s.exec(readFileSync(join(WEB, 'public/icon.svg'), 'utf8'))?.[1]
  if (mark === undefined) throw new Error('public/icon.svg has no <g id="mark">')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
    <rect width="420" height="${HEIGHT}" fill="${INK}"/>
    <g transform="translate(60 165) scale(${300 / 512})">${mark}</g>
    ${DISCIPLINE_CODES.map(tile).join('')}
  </svg>`
  return sharp(Buffer.from(svg), { density: 96 })
    .resize(WIDTH, HEIGHT)
    .png({ compressionLevel: 9, palette: true, colours: 128 })
    .toBuffer()
}

const COLUMNS = 6
const STEP = 114
const SIDE = 102

/** A discipline's pictogram on its ground, in its place: six a row. */
function tile(code: DisciplineCode, place: number): string {
  const x = 474 + (place % COLUMNS) * STEP
  const y = 124 + Math.floor(place / COLUMNS) * (STEP + 26)
  return `<g transform="translate(${x} ${y})"><rect width="${SIDE}" height="${SIDE}" rx="16" fill="${ground(code)}"/>
    <g transform="translate(13 13) scale(${76 / 24})" fill="none" color="#fff" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${PICTOGRAM[code]}</g></g>`
}

const HUES = readFileSync(join(WEB, 'src/styles/hues.css'), 'utf8')
/** The discipline's light colour, which hues.css has as OKLCH, as sRGB. */
function ground(code: DisciplineCode): string {
  const [, l, c] = /--hue: light-dark\(oklch\(([\d.]+) ([\d.]+) var\(--angle\)\)/.exec(HUES) ?? []
  if (c === undefined) throw new Error('hues.css has no lightness and chroma')
  return srgb(Number(l), Number(c), (HUE[code] * Math.PI) / 180)
}

/** OKLCH as `rgb(…)` by Ottosson's matrices; `hue` in radians. */
function srgb(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const channels = linear.map((v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055))
  return `rgb(${channels.map((v) => Math.round(Math.min(1, Math.max(0, v)) * 255)).join(',')})`
}
