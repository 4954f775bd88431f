import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/*
 * `node scripts/safe-sport-film.ts`: draws the demo's film about safe sport from the project's own icons, frame by frame, and writes it as
 * MP4 and WebM to apps/web/public/films/safe-sport. It needs ffmpeg with libx264 and libvpx. No word is in the picture: titles and captions
 * are laid over it in the visitor's language (`*.vtt` beside it, chapters in apps/server/src/features/safe-sport/demo-film.ts).
 */

const WEB = join(import.meta.dirname, '../apps/web')
const FOLDER = join(WEB, 'public/films/safe-sport')
const [WIDTH, HEIGHT, FRAMES_PER_SECOND] = [640, 360, 20]
/** Of each of the five chapters. */
const SECONDS = 8

const [INK, DIM, BLUE, RED, GROUND] = ['#f5f5ef', '#6d7178', '#8db4ff', '#ff8f86', '#0b0d13']

const symbols = ['icons/icons.svg', 'pictograms.gen.svg'].map((file) => readFileSync(join(WEB, 'src/ui', file), 'utf8'))

/** What a symbol of ours draws, on its 24 by 24. */
function drawn(name: string): string {
  for (const sprite of symbols) {
    const found = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, 's').exec(sprite)?.[1]
    if (found !== undefined) return found
  }
  throw new Error(`there is no icon ${name}`)
}

/** From 0 to 1 between two moments, softly. */
function ease(t: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return x * x * (3 - 2 * x)
}

interface Placed {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour?: string
  readonly opacity?: number
  readonly width?: number
}
const placed = (content: string, { x, y, size, colour = INK, opacity = 1, width = 1.75 }: Placed): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" fill="none" stroke="${colour}" color="${colour}"
    stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}">${content}</g>`
const icon = (name: string, place: Placed): string => placed(drawn(name), place)

/** A face whose mouth goes from -1, sad, to 1, glad. */
const face = (mood: number, place: Placed): string =>
  placed(`<circle cx="12" cy="12" r="9"/><path d="M9 9.5v.8M15 9.5v.8M8 ${15.4 - mood} q4 ${mood * 3.4} 8 0"/>`, place)

const ring = (x: number, y: number, radius: number, colour: string, opacity: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="4" stroke-dasharray="2 12"
    stroke-linecap="round" opacity="${opacity}"/>`

const line = (x1: number, y1: number, x2: number, y2: number, colour: string, opacity: number): string =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${colour}" stroke-width="4" stroke-linecap="round" opacity="${opacity}"/>`

/** A hand-wide space around each of us: who comes too near is told to stop, and steps back. */
function ownBody(t: number): string {
  const near = ease(t, 1.6, 3.2) - ease(t, 4, 5.2)
  const told = ease(t, 3.2, 3.5) - ease(t, 6.4, 7.4) * 0.4
  const pulse = told > 0 ? 6 * Math.sin(t * 7) * Math.max(0, 1 - Math.abs(t - 3.8)) : 0
  return [
    icon('athletes', { x: 440, y: 175, size: 110 }),
    ring(440, 170, 92 + pulse, told > 0.1 ? BLUE : DIM, ease(t, 0.3, 1.3)),
    icon('athletes', {
      x: 690 - 110 * near - 70 * ease(t, 0.8, 1.6),
      y: 185,
      size: 96,
      colour: told > 0.5 ? DIM : RED,
    }),
    placed('<path d="M12 3v11M12 19.500v.01"/>', {
      x: 440,
      y: 52,
      size: 48 * told + 0.01,
      colour: BLUE,
      width: 3,
      opacity: told,
    }),
  ].join('')
}

/** It is a joke when both laugh. */
function joke(t: number): string {
  const hurt = ease(t, 2, 3.4) - ease(t, 6, 7.2)
  const stopped = ease(t, 4, 5)
  return [
    face(1 - stopped * 1.6 + ease(t, 6, 7.2) * 1.4, { x: 390, y: 165, size: 118, colour: stopped > 0.6 ? INK : DIM }),
    face(1 - 2 * hurt, { x: 545, y: 165, size: 118, colour: hurt > 0.4 ? RED : INK }),
    placed('<path d="M3 12h18M15 6l6 6-6 6"/>', {
      x: 467,
      y: 90,
      size: 34,
      colour: RED,
      opacity: hurt * (1 - stopped),
    }),
    placed(drawn('done'), { x: 467, y: 258, size: 44, colour: BLUE, opacity: ease(t, 6.8, 7.4) }),
  ].join('')
}

/** A photo that is asked for is not sent, and the message is shown to somebody. */
function phone(t: number): string {
  const asked = ease(t, 0.8, 1.6)
  const refused = ease(t, 3, 3.8)
  const shown = ease(t, 5.2, 6.4)
  const x = 430 - 40 * shown
  return [
    `<rect x="${x - 56}" y="58" width="112" height="208" rx="16" fill="${GROUND}" stroke="${INK}" stroke-width="6"/>`,
    `<g opacity="${asked}"><rect x="${x - 40}" y="86" width="66" height="50" rx="10" fill="none" stroke="${refused > 0.5 ? DIM : RED}" stroke-width="4"/></g>`,
    icon('photos', { x: x - 7, y: 111, size: 40 * asked + 0.01, colour: refused > 0.5 ? DIM : RED }),
    `<g opacity="${refused}"><rect x="${x - 22}" y="152" width="62" height="40" rx="10" fill="${BLUE}"/></g>`,
    placed('<path d="M6 6l12 12M18 6 6 18"/>', {
      x: x + 9,
      y: 172,
      size: 30,
      colour: GROUND,
      width: 3,
      opacity: refused,
    }),
    icon('athletes', { x: 575 + 60 * (1 - shown), y: 180, size: 104, opacity: shown }),
    line(x + 66, 165, x + 66 + 46 * shown, 165, BLUE, shown),
  ].join('')
}

/** One tells one, and is not alone any more. */
function tell(t: number): string {
  const people = [
    { x: 345, y: 108, name: 'athletes', from: 1.4 },
    { x: 555, y: 108, name: 'athletes', from: 3 },
    { x: 450, y: 262, name: 'secure', from: 4.6 },
  ]
  return [
    ...people.map(({ x, y, from }) => {
      const told = ease(t, from, from + 1)
      return line(450, 165, 450 + (x - 450) * 0.55 * told, 165 + (y - 165) * 0.55 * told, BLUE, told)
    }),
    ...people.map(({ x, y, name, from }) =>
      icon(name, { x, y, size: 76, colour: ease(t, from, from + 1) > 0.7 ? BLUE : DIM, opacity: ease(t, 0.2, 1) }),
    ),
    `<circle cx="450" cy="165" r="46" fill="${GROUND}"/>`,
    icon('athletes', { x: 450, y: 162, size: 84 }),
  ].join('')
}

/** The number one dials, stroke by stroke, and whoever answers. */
function dial(t: number): string {
  const digit = (path: string, x: number, from: number) => {
    const shown = ease(t, from, from + 0.7)
    return `<g transform="translate(${x} ${88 - 14 * (1 - shown)})" fill="none" stroke="${BLUE}" stroke-width="20" stroke-linecap="round"
      stroke-linejoin="round" opacity="${shown}">${path}</g>`
  }
  const zero = '<rect x="0" y="0" width="58" height="112" rx="29"/>'
  const answered = ease(t, 4, 5)
  return [
    digit('<path d="M0 22 26 0v112"/>', 350, 0.6),
    digit(zero, 414, 1.4),
    digit(zero, 512, 2.2),
    ...[0, 1, 2].map((n) =>
      ring(461, 144, 128 + 30 * ((t * 0.6 + n / 3) % 1), BLUE, answered * (1 - ((t * 0.6 + n / 3) % 1)) * 0.8),
    ),
    icon('secure', { x: 461, y: 252, size: 58 * ease(t, 5.4, 6.2) + 0.01 }),
  ].join('')
}

/** The disciplines of the games pass below, all the time: it is about all of them. */
const DISCIPLINES = ['ATH', 'SWM', 'JUD', 'BKB', 'GAR', 'ARC', 'FEN', 'CYC', 'HBL', 'TKW', 'BDM', 'TRI', 'GRY', 'OWS']
const STEP = 96
const passing = (time: number): string =>
  [...DISCIPLINES, ...DISCIPLINES]
    .map((name, n) =>
      icon(name, { x: n * STEP - ((time * 26) % (DISCIPLINES.length * STEP)), y: 332, size: 34, colour: '#343942' }),
    )
    .join('')

const CHAPTERS = [ownBody, joke, phone, tell, dial]

function frame(at: number): Promise<Buffer> {
  const time = at / FRAMES_PER_SECOND
  const chapter = Math.min(CHAPTERS.length - 1, Math.floor(time / SECONDS))
  const t = time - chapter * SECONDS
  const content = CHAPTERS[chapter]?.(t) ?? ''
  const isLast = chapter === CHAPTERS.length - 1
  const opacity = ease(t, 0, 0.4) * (isLast ? 1 : 1 - ease(t, SECONDS - 0.4, SECONDS))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${GROUND}"/>${passing(time)}<g opacity="${opacity}">${content}</g></svg>`
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

mkdirSync(FOLDER, { recursive: true })
const RAW = join(FOLDER, 'film.mp4')
const FROM_FRAMES =
  `-y -loglevel error -f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_PER_SECOND} -i -`.split(' ')
/** Every browser's phone plays this profile; the index stands first, so that it begins before it is loaded. Nothing in it says when or by what it was made. */
const AS_MP4 =
  '-c:v libx264 -profile:v main -preset veryslow -crf 25 -pix_fmt yuv420p -g 100 -movflags +faststart -map_metadata -1 -fflags +bitexact -flags:v +bitexact'.split(
    ' ',
  )
const AS_WEBM =
  '-c:v libvpx-vp9 -crf 38 -b:v 0 -pix_fmt yuv420p -g 100 -deadline good -cpu-used 1 -row-mt 1 -map_metadata -1 -fflags +bitexact -flags:v +bitexact'.split(
    ' ',
  )

for (const [name, coding] of [
  ['film.mp4', AS_MP4],
  ['film.webm', AS_WEBM],
] as const) {
  const file = join(FOLDER, name)
  const encoder = spawn('ffmpeg', [...FROM_FRAMES, ...coding, file], { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(encoder, 'close')
  for (let at = 0; at < CHAPTERS.length * SECONDS * FRAMES_PER_SECOND; at += 1)
    if (!encoder.stdin.write(await frame(at))) await once(encoder.stdin, 'drain')
  encoder.stdin.end()
  await ended
  console.log(`${name}: ${statSync(file).size} bytes`)
}
console.log(
  execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', RAW], {
    encoding: 'utf8',
  }),
)
