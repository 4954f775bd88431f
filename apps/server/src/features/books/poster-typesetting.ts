import { join } from 'node:path'
import { type Font, openSync } from 'fontkit'
import type { Content, Style, TDocumentDefinitions } from 'pdfmake/interfaces.d.ts'
import { FONTS } from './font-files.ts'
import { type Fitted, fitText, type Measure, type Room } from './fit-text.ts'
import type { Poster, PosterRun } from './posters.ts'
import { QUIET_MODULES, squareCode } from './square-code.ts'
import type { Plan } from './tagging.ts'
import { byFile, type Family, type Planned, runs } from './typesetting.ts'

/*
 * A poster is drawn in hundredths of the page's width, so that A3 is A4 made larger. Nothing bleeds: everything keeps within the margin
 * that an office printer leaves white.
 */
const HEIGHT = 141.42
const MARGIN = 5.2
const RIGHT = 100 - MARGIN
const BOTTOM = HEIGHT - MARGIN
const WIDTH = RIGHT - MARGIN

/** 79 mm on A4: read from 80 cm, ten times its side. */
const CODE = 37.62
const TYPED_HEIGHT = 4.6
const CODE_BOTTOM = BOTTOM - TYPED_HEIGHT - 3.9
const CODE_TOP = CODE_BOTTOM - CODE
const BLOCK_TOP = 12.9
const BLOCK_HEIGHT = 41
const TITLE_TOP = BLOCK_TOP + BLOCK_HEIGHT + 3.8
const TEXT_LEFT = 49.2
const TEXT_WIDTH = RIGHT - TEXT_LEFT
const RULE = 0.62

const INK = '#13161d'
const QUIET = '#545861'
const HAIRLINE = '#d4d4d1'
/** Of a discipline that is none of ours. */
const GREY = '#6c7079'

const SIZES = { A4: [595.28, 841.89], A3: [841.89, 1190.55] } as const

/** What a line of type is high at size 1 in Archivo (ascent and descent), before `lineHeight`. */
const NATURAL = 1.088

const fonts = new Map<string, Font>()
function fontOf(file: string): Font {
  let font = fonts.get(file)
  if (!font) {
    const opened = openSync(join(FONTS, file))
    if (!('layout' in opened)) throw new Error(`${file} is no single font`)
    font = opened
    fonts.set(file, font)
  }
  return font
}
/** Measures texts in a cut of the family, each once. */
function measureIn(cut: string): Measure {
  const files = [`archivo-${cut}.ttf`, `archivo-${cut}-extended.ttf`].map(fontOf)
  const widths = new Map<string, number>()
  return (text) => {
    let width = widths.get(text)
    if (width === undefined) {
      width = byFile(text).reduce((sum, part, at) => {
        const font = files[at % 2]
        return font && part !== '' ? sum + font.layout(part).advanceWidth / font.unitsPerEm : sum
      }, 0)
      widths.set(text, width)
    }
    return width
  }
}

/** Sets posters in type, one a page: pdfmake's document, and the plan of its structure. */
export function typesetPosters(run: PosterRun): { definition: TDocumentDefinitions; plan: Plan } {
  const plan: Plan = []
  const [width, height] = SIZES[run.paper]
  const unit = width / 100
  const title = measureIn('title')
  const bold = measureIn('bold')

  const tagged = (as: 'H1' | 'P', lines: readonly string[], style: Style, family: Family): Planned[] => {
    plan.push({ as, id: plan.length, rows: [] })
    return lines.map(
      (line, at) =>
        ({
          // a reader hears the end of a line as a space
          text: runs(at < lines.length - 1 ? `${line} ` : line, family) as never,
          font: family,
          noWrap: true,
          ...style,
          planIndex: plan.length - 1,
        }) as Planned,
    )
  }
  /** Lines one below the other from `x`, `y`. */
  const placed = (x: number, y: number, w: number, stack: Content[]): Content => ({
    absolutePosition: { x: x * unit, y: y * unit },
    columns: [{ width: w * unit, stack }],
  })
  const set = (
    as: 'H1' | 'P',
    { lines, size }: Fitted,
    at: { readonly x: number; readonly y: number; readonly width: number },
    style: Style & { readonly leading: number },
    family: Family,
  ): Content => {
    const { leading, ...rest } = style
    const type = { color: INK, ...rest, fontSize: size * unit, lineHeight: leading / NATURAL }
    return placed(at.x, at.y, at.width, tagged(as, lines, type, family))
  }
  const fit = (text: string, room: Room, measure: Measure) => fitText(text, room, measure)

  const drawn = (svg: string, more: { readonly planIndex?: number; readonly pageBreak?: 'before' } = {}): Content => ({
    svg,
    width,
    height,
    absolutePosition: { x: 0, y: 0 },
    ...more,
  })

  const pageOf = (poster: Poster, at: number): Content[] => {
    const { modules, path } = squareCode(poster.address)
    const rowHeight = 13.6
    const figureTop = CODE_BOTTOM - rowHeight
    const cell = TEXT_WIDTH / poster.figures.length
    const titleRoom = CODE_TOP - (CODE / modules) * QUIET_MODULES - TITLE_TOP
    const text: Content[] = [
      set(
        'P',
        fit(run.games, { width: WIDTH * 0.62, height: 3.4, largest: 2.75, smallest: 1.6, leading: 1.2 }, title),
        { x: MARGIN, y: MARGIN, width: WIDTH },
        { leading: 1.2 },
        'Title',
      ),
      set(
        'P',
        fit(run.host, { width: WIDTH * 0.34, height: 3.4, largest: 2.6, smallest: 1.2, leading: 1.2 }, bold),
        { x: MARGIN, y: MARGIN, width: WIDTH },
        { leading: 1.2, bold: true, alignment: 'right' },
        'Archivo',
      ),
      ...stackOf(
        poster.topic.map((line) =>
          fit(line, { width: 33, height: 9.8, largest: 4.4, smallest: 2.4, leading: 1.1 }, title),
        ),
        BLOCK_TOP + 2.8,
        1.1,
      ).map(({ fitted, y }) =>
        set('P', fitted, { x: MARGIN + 3.4, y, width: 34 }, { leading: 1.1, color: '#ffffff' }, 'Title'),
      ),
    ]
    const notes = stackOf(
      poster.notes.map((line) =>
        fit(line, { width: 29, height: 6.8, largest: 2.5, smallest: 1.9, leading: 1.3 }, bold),
      ),
      0,
      1.3,
    )
    const notesHeight = notes.reduce((sum, { fitted: { lines, size } }) => sum + lines.length * size * 1.3, 0)
    for (const { fitted, y } of notes)
      text.push(
        set(
          'P',
          fitted,
          { x: MARGIN + 3.4, y: BLOCK_TOP + BLOCK_HEIGHT - 3 - notesHeight + y, width: 30 },
          { leading: 1.3, bold: true, color: '#ffffff' },
          'Archivo',
        ),
      )
    text.push(
      set(
        'H1',
        fit(poster.title, { width: WIDTH, height: titleRoom, largest: 9.3, smallest: 2.8, leading: 1.02 }, title),
        { x: MARGIN, y: TITLE_TOP, width: WIDTH },
        { leading: 1.02 },
        'Title',
      ),
    )
    plan.push({ as: 'Figure', id: plan.length, rows: [], alt: poster.addressLabel })
    text.push(
      drawn(codeDrawing(modules, path), { planIndex: plan.length - 1 }),
      set(
        'P',
        fit(poster.typed, { width: CODE, height: TYPED_HEIGHT, largest: 4.4, smallest: 3, leading: 1 }, title),
        { x: MARGIN, y: BOTTOM - TYPED_HEIGHT, width: CODE },
        { leading: 1, alignment: 'center' },
        'Title',
      ),
      set(
        'P',
        fit(poster.call, { width: TEXT_WIDTH, height: 10.4, largest: 4.7, smallest: 3, leading: 1.08 }, title),
        { x: TEXT_LEFT, y: CODE_TOP + 1.8, width: TEXT_WIDTH + 1 },
        { leading: 1.08 },
        'Title',
      ),
      ...stackOf(
        poster.ways.map((line) =>
          fit(line, { width: TEXT_WIDTH, height: 6, largest: 2.45, smallest: 1.8, leading: 1.3 }, bold),
        ),
        CODE_TOP + 12.8,
        1.3,
      ).map(({ fitted, y }) =>
        set('P', fitted, { x: TEXT_LEFT, y, width: TEXT_WIDTH + 1 }, { leading: 1.3, color: QUIET }, 'Archivo'),
      ),
      ...poster.figures.flatMap(({ figure: number, label }, column) => {
        const x = TEXT_LEFT + column * cell + (column === 0 ? 0 : 1.6)
        const w = cell - 2.4
        return [
          set(
            'P',
            fit(number, { width: w, height: 6.2, largest: 5.6, smallest: 2, leading: 1 }, title),
            { x, y: figureTop + 0.8, width: cell },
            { leading: 1 },
            'Title',
          ),
          set(
            'P',
            fit(label, { width: w, height: 5.6, largest: 2.2, smallest: 1.6, leading: 1.2 }, bold),
            { x, y: figureTop + 7.9, width: cell },
            { leading: 1.2, color: QUIET },
            'Archivo',
          ),
        ]
      }),
    )
    return [drawn(backgroundOf(poster, cell, figureTop), at > 0 ? { pageBreak: 'before' } : {}), ...text]
  }

  return {
    plan,
    definition: {
      version: '1.7',
      tagged: true,
      displayTitle: true,
      language: run.language,
      info: {
        title: run.name,
        author: run.games,
        creator: 'Games Companion',
        producer: 'pdfmake',
        // the same posters are the same bytes
        creationDate: new Date('2000-01-01T00:00:00Z'),
      },
      pageSize: { width, height },
      pageMargins: [0, 0, 0, 0],
      defaultStyle: { font: 'Archivo' },
      content: run.posters.flatMap(pageOf),
    },
  }
}

/** Texts one below the other, with where each begins. */
function stackOf(texts: readonly Fitted[], top: number, leading: number) {
  let y = top
  return texts.map((fitted) => {
    const one = { fitted, y }
    y += fitted.lines.length * fitted.size * leading
    return one
  })
}

const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`
const pageDrawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${HEIGHT}">${inside}</svg>`

const codeDrawing = (modules: number, path: string): string =>
  pageDrawing(`<path fill="${INK}" transform="translate(${MARGIN} ${CODE_TOP}) scale(${CODE / modules})" d="${path}"/>`)

/** The organiser's own picture, whole, on a ground of paper as pages have it. */
function tileOf(picture: string): string {
  const side = BLOCK_HEIGHT - 8
  const [x, y] = [RIGHT - 4 - side, BLOCK_TOP + 4]
  return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="2" fill="#ffffff"/>
    <image href="${picture}" x="${x + 2}" y="${y + 2}" width="${side - 4}" height="${side - 4}" preserveAspectRatio="xMidYMid meet"/>`
}

function backgroundOf({ drawing, picture, hue }: Poster, cell: number, figureTop: number): string {
  const pictogram =
    drawing === null
      ? picture === null
        ? ''
        : tileOf(picture)
      : // within a drawing of its own, which is cut at the block's edges
        `<svg x="${MARGIN}" y="${BLOCK_TOP}" width="${WIDTH}" height="${BLOCK_HEIGHT}" viewBox="0 0 ${WIDTH} ${BLOCK_HEIGHT}">
          <g transform="translate(37.8 -0.6) scale(2.1)">${drawing
            .replace(/^<svg[^>]*>|<\/svg>$/g, '')
            .replaceAll('currentColor', '#ffffff')
            .replaceAll('stroke-width="2"', 'stroke-width="1.8"')}</g></svg>`
  const columns = Array.from({ length: Math.max(0, Math.round(TEXT_WIDTH / cell) - 1) }, (_, at) =>
    rect(TEXT_LEFT + cell * (at + 1), figureTop, 0.3, CODE_BOTTOM - figureTop, HAIRLINE),
  )
  return pageDrawing(
    [
      rect(MARGIN, MARGIN + 5.4, WIDTH, RULE, INK),
      rect(MARGIN, BLOCK_TOP, WIDTH, BLOCK_HEIGHT, hue === null ? GREY : groundOf(hue)),
      pictogram,
      rect(TEXT_LEFT, CODE_TOP, TEXT_WIDTH, RULE, INK),
      ...columns,
    ].join(''),
  )
}

/** The ground of a discipline as pages have it in light (hues.css): OKLCH 0.605 0.1 at an angle, in sRGB. */
function groundOf(angle: number): string {
  const [l, c, turn] = [0.605, 0.1, (angle * Math.PI) / 180]
  const [a, b] = [c * Math.cos(turn), c * Math.sin(turn)]
  const cone = (x: number, y: number) => (l + x * a + y * b) ** 3
  const [long, medium, short] = [
    cone(0.3963377774, 0.2158037573),
    cone(-0.1055613458, -0.0638541728),
    cone(-0.0894841775, -1.291485548),
  ]
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  const byte = (value: number) => {
    const one = Math.min(1, Math.max(0, value))
    return Math.round(255 * (one <= 0.0031308 ? 12.92 * one : 1.055 * one ** (1 / 2.4) - 0.055))
  }
  return `#${linear.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`
}
