import { drawingOf } from '../icons/drawing-of.ts'

/** The demo's pictures and logos, drawn from the project's own pictograms: nobody is in them. Each as SVG. */

const [PAPER, INK] = ['#fafaf8', '#13161d']
const WIDTH = 1_280
const HEIGHT = 854

/** Two tones of a hue, dark and light, in sRGB: what draws SVG knows no OKLCH. */
const tones = (hue: number) => ({
  deep: `hsl(${(hue + 345) % 360} 42% 34%)`,
  middle: `hsl(${(hue + 345) % 360} 40% 52%)`,
  pale: `hsl(${(hue + 345) % 360} 45% 86%)`,
})

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A pictogram of ours, placed: `x` and `y` are its middle. */
function pictogram(name: string, place: { x: number; y: number; size: number; colour: string; turn?: number }): string {
  const drawing = drawingOf(name)
  if (drawing === null) throw new Error(`there is no pictogram ${name}`)
  const inside = drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  const { x, y, size, colour, turn = 0 } = place
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 24}) translate(-12 -12)" color="${colour}">${inside}</g>`
}

type Scene = (next: () => number, colours: ReturnType<typeof tones>) => string

/** Grounds: lanes seen from above, a sun over a horizon, a court, waves, rows of seats, pennants. */
const SCENES: readonly Scene[] = [
  (next, { middle, pale }) =>
    Array.from({ length: 9 }, (_, at) => {
      const y = 60 + at * 92 + next() * 12
      return `<path d="M-40 ${y} L1320 ${y - 260}" stroke="${at % 2 ? pale : middle}" stroke-width="${at % 2 ? 4 : 46}" opacity="${at % 2 ? 0.8 : 0.35}"/>`
    }).join(''),
  (next, { pale, middle }) => {
    const x = 260 + next() * 760
    return `<circle cx="${x}" cy="330" r="${150 + next() * 80}" fill="${pale}"/>
      <path d="M0 ${560 + next() * 40} H1280 V854 H0 Z" fill="${middle}" opacity="0.55"/>
      <path d="M0 690 H1280 V854 H0 Z" fill="${INK}" opacity="0.22"/>`
  },
  (next, { pale }) => {
    const inset = 90 + next() * 60
    return `<g fill="none" stroke="${pale}" stroke-width="7" opacity="0.75"><rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}"/>
      <path d="M640 ${inset} V${HEIGHT - inset}"/><circle cx="640" cy="427" r="${110 + next() * 50}"/></g>`
  },
  (next, { pale, middle }) =>
    Array.from({ length: 8 }, (_, at) => {
      const y = 210 + at * 84
      const bend = 24 + next() * 26
      const wave = Array.from({ length: 9 }, (__, n) => `q80 ${n % 2 ? bend : -bend} 160 0`).join(' ')
      return `<path d="M-60 ${y} ${wave}" fill="none" stroke="${at % 3 ? middle : pale}" stroke-width="${at % 3 ? 18 : 6}" opacity="0.7"/>`
    }).join(''),
  (next, { middle, pale }) =>
    Array.from({ length: 7 }, (_, row) =>
      Array.from(
        { length: 22 },
        (__, seat) =>
          `<circle cx="${30 + seat * 60 + (row % 2) * 30}" cy="${40 + row * 54}" r="17" fill="${next() < 0.22 ? pale : middle}" opacity="${0.35 + next() * 0.4}"/>`,
      ).join(''),
    ).join('') + `<path d="M0 520 H1280 V854 H0 Z" fill="${INK}" opacity="0.28"/>`,
  (next, { pale, middle }) =>
    Array.from({ length: 16 }, (_, at) => {
      const [x, y] = [at * 84 - 20, 70 + Math.sin(at / 2.4) * 38]
      return `<path d="M${x} ${y} h64 l-32 ${70 + next() * 40} z" fill="${next() < 0.5 ? pale : middle}" opacity="0.85"/>`
    }).join('') + `<path d="M-10 74 Q640 150 1290 60" fill="none" stroke="${PAPER}" stroke-width="4"/>`,
]

/** A picture with a pictogram or an icon of ours, another one for each number; `hue` in degrees. */
export function picture(name: string, number: number, hue: number): string {
  const next = random(number * 7_919 + hue * 31)
  const colours = tones(hue)
  const scene = SCENES[(number + Math.floor(hue / 20)) % SCENES.length] ?? SCENES[0]
  const size = 330 + next() * 190
  const place = { x: 300 + next() * 680, y: 380 + next() * 130, size, turn: (next() - 0.5) * 14 }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.deep}"/>${scene?.(next, colours) ?? ''}
    ${pictogram(name, { ...place, x: place.x + 10, y: place.y + 12, colour: INK })}${pictogram(name, { ...place, colour: PAPER })}
    <rect y="${HEIGHT - 14}" width="${WIDTH}" height="14" fill="${colours.pale}"/></svg>`
}

/** Capitals as strokes on a grid of 4 by 6: a picture that is drawn on a server has no fonts it can count on. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M0 6V2L2 0L4 2V6M0 4H4',
  B: 'M0 0H3L4 1V2L3 3H0M3 3L4 4V5L3 6H0V0',
  C: 'M4 1L3 0H1L0 1V5L1 6H3L4 5',
  D: 'M0 0H2L4 2V4L2 6H0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1L3 0H1L0 1V5L1 6H4V3H2',
  I: 'M2 0V6',
  J: 'M4 0V5L3 6H1L0 5',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  P: 'M0 6V0H3L4 1V2L3 3H0',
  R: 'M0 6V0H3L4 1V2L3 3H0M2 3L4 6',
  S: 'M4 1L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V5L1 6H3L4 5V0',
  V: 'M0 0L2 6L4 0',
}
/** Marks that stand over a letter. */
const ACCENTS: Readonly<Record<string, string>> = { '\u0301': 'M2 -1L3 -2', '\u0302': 'M1 -1L2 -2L3 -1' }
const STEP = 5.6

/** The signs beside a firm's name: a wave, a leaf, a road, a bird, a drop, two glasses, a shore, a cactus, a ring, a roof. */
const SIGNS: readonly string[] = [
  'M0 4Q2 1 4 4T8 4M0 7Q2 4 4 7T8 7',
  'M1 7Q0 1 7 1Q7 7 1 7L5 3',
  'M1 8L3 0M7 8L5 0M4 1V2M4 4V5M4 7V8',
  'M0 5Q3 0 4 4Q5 0 8 2Q6 7 2 7Z',
  'M4 0Q8 5 4 8Q0 5 4 0',
  'M0 1H4L2 4V7M5 3H8L6.5 5V7',
  'M0 6H8M1 6Q4 0 7 6',
  'M4 0V8M4 5H1V3M4 4H7V1',
  'M4 0A4 4 0 1 1 3.9 0M4 2A2 2 0 1 1 3.9 2',
  'M0 4L4 0L8 4M1 4V8H7V4',
]

/** An invented firm's logo on nothing: its sign and its name, in ink that is read on light and dark. */
export function logo(name: string, number: number): string {
  const written = name.toUpperCase().normalize('NFD')
  const strokes: string[] = []
  let x = 0
  for (const sign of written) {
    const accent = ACCENTS[sign]
    const letter = LETTERS[sign]
    if (accent) strokes.push(`<path transform="translate(${x - STEP} 0)" d="${accent}"/>`)
    else if (letter) strokes.push(`<path transform="translate(${x} 0)" d="${letter}"/>`)
    if (!accent) x += sign === ' ' ? 3 : STEP
  }
  const colour = `hsl(${(number * 97 + 200) % 360} 45% 46%)`
  const width = 13 + x
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * 16)}" height="208" viewBox="-1 -3.5 ${width} 13">
    <g fill="none" stroke="${colour}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">
    <path transform="translate(0 -0.5)" d="${SIGNS[number % SIGNS.length]}"/><g transform="translate(11.5 0)">${strokes.join('')}</g></g></svg>`
}

const SKINS = ['#f3d2b3', '#e0ac82', '#c68a5e', '#9a6240', '#6e4229'] as const
const HAIRS = ['#17130f', '#2e1d12', '#5a3a1e', '#8a5a2b', '#3b3b44'] as const
/** Hair of a drawn head whose middle is (200, 210): short, a bun, long, curls, cropped. */
const CUTS: readonly string[] = [
  'M106 214C98 120 150 84 200 84s102 36 94 130c-8-44-26-62-94-62s-86 18-94 62Z',
  'M172 72a28 28 0 1 1 56 0 28 28 0 0 1-56 0ZM106 214C98 120 150 86 200 86s102 34 94 128c-8-44-40-68-94-68s-86 24-94 68Z',
  'M100 320C84 130 140 82 200 82s116 48 100 238l-26 2c8-90-4-168-74-168s-82 78-74 168Z',
  'M100 210a34 34 0 0 1 18-62 38 38 0 0 1 46-52 40 40 0 0 1 72 0 38 38 0 0 1 46 52 34 34 0 0 1 18 62c-14-40-40-56-100-56s-86 16-100 56Z',
  'M110 190C112 116 156 96 200 96s88 20 90 94c-20-30-50-36-90-36s-70 6-90 36Z',
]

/** A head and shoulders of nobody, another one for each number, drawn of plain shapes. */
export function portrait(number: number): string {
  const next = random(number * 104_729 + 17)
  const one = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
  const { deep, middle, pale } = tones(Math.floor(next() * 360))
  const [skin, hair, cut] = [one(SKINS), one(HAIRS), one(CUTS)]
  const smile = 12 + next() * 16
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 400 500">
    <rect width="400" height="500" fill="${pale}"/>
    <path d="M40 500c4-104 66-150 160-150s156 46 160 150Z" fill="${deep}"/>
    <path d="M158 352l42 46 42-46" fill="none" stroke="${middle}" stroke-width="14"/>
    <path d="M166 300h68v64q-34 34-68 0Z" fill="${skin}"/><path d="M166 318q34 26 68 0v24q-34 22-68 0Z" fill="${INK}" opacity="0.14"/>
    <ellipse cx="200" cy="222" rx="86" ry="108" fill="${skin}"/>
    <path d="${cut}" fill="${hair}"/>
    <g fill="${INK}"><circle cx="166" cy="226" r="7"/><circle cx="234" cy="226" r="7"/></g>
    <g fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"><path d="M150 204q16-10 32 0M218 204q16-10 32 0"/>
    <path d="M200 236v22" opacity="0.35"/><path d="M170 278q30 ${smile} 60 0"/></g></svg>`
}
