import sharp from 'sharp'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

type Matrix = readonly [number, number, number, number, number, number]

/** Something with edges on a page, in millimetres from its upper left corner. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What is drawn in one stroke of the pen, or filled. */
export interface DrawnPath extends Box {
  /** As SVG has it, in the page's points. */
  readonly d: string
  readonly fill: string | null
}

export interface DrawnPage {
  /** Millimetres. */
  readonly width: number
  readonly height: number
  readonly paths: readonly DrawnPath[]
  /** Where pictures stand. */
  readonly pictures: readonly Box[]
  readonly texts: readonly (Box & { readonly text: string; readonly size: number })[]
}

const MM = 25.4 / 72

/**
 * What the pages of a PDF (of many: those of these numbers, from 1) show as a reader of PDFs (pdf.js) understands it: filled and stroked
 * paths, and where texts stand.
 */
export async function pagesOf(bytes: Uint8Array, numbers?: readonly number[]): Promise<DrawnPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { OPS } = await getResolvedPDFJS()
  const pages: DrawnPage[] = []
  for (const number of numbers ?? Array.from({ length: pdf.numPages }, (_, at) => at + 1)) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { fnArray, argsArray } = await page.getOperatorList()
    const paths: DrawnPath[] = []
    const pictures: Box[] = []
    // pdf.js counts from the lower edge
    let state: { matrix: Matrix; fill: string } = { matrix: [1, 0, 0, -1, 0, height], fill: '#000000' }
    const saved: (typeof state)[] = []
    for (const [at, operator] of fnArray.entries()) {
      const args = argsArray[at] as unknown[]
      if (operator === OPS.save) saved.push(state)
      else if (operator === OPS.restore) state = saved.pop() ?? state
      else if (operator === OPS.transform) state = { ...state, matrix: times(state.matrix, args as unknown as Matrix) }
      else if (operator === OPS.setFillRGBColor) state = { ...state, fill: String(args[0]) }
      else if (operator === OPS.paintImageXObject) pictures.push(pathOf(UNIT_SQUARE, state.matrix, null))
      else if (operator === OPS.constructPath) {
        const [how, [steps]] = args as [number, [ArrayLike<number> | null]]
        // a clip alone draws nothing
        if (!steps || (how !== OPS.fill && how !== OPS.stroke && how !== OPS.eoFill)) continue
        paths.push(pathOf(Array.from(steps), state.matrix, how === OPS.stroke ? null : state.fill))
      }
    }
    const { items } = await page.getTextContent()
    pages.push({
      width: width * MM,
      height: height * MM,
      paths,
      pictures,
      texts: items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , size = 0, x = 0, y = 0] = item.transform as number[]
        const [left, bottom] = [x * MM, (height - y) * MM]
        return [{ text: item.str, size, left, bottom, right: left + item.width * MM, top: bottom - size * 0.72 * MM }]
      }),
    })
  }
  return pages
}

/** The filled paths of a page as a picture, `perMm` pixels a millimetre, on white; as cameras give it: four bytes a pixel. */
export async function rasterOf({ width, height, paths }: DrawnPage, perMm: number) {
  const filled = paths.map(({ d, fill }) => (fill === null ? '' : `<path fill="${fill}" d="${d}"/>`))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * perMm}" height="${height * perMm}" viewBox="0 0 ${width / MM} ${height / MM}">
    <rect width="100%" height="100%" fill="#fff"/>${filled.join('')}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' as const }
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

/** Letters of SVG and numbers of points, by pdf.js's steps of a path: move, line, curve, quadratic curve, close. */
const STEPS = [
  ['M', 1],
  ['L', 1],
  ['C', 3],
  ['Q', 2],
  ['Z', 0],
] as const

/** Which a picture fills, in the steps of a path. */
const UNIT_SQUARE = [0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 4]

function pathOf(steps: readonly number[], [a, b, c, d, e, f]: Matrix, fill: string | null): DrawnPath {
  const parts: string[] = []
  const xs: number[] = []
  const ys: number[] = []
  for (let at = 0; at < steps.length; ) {
    const step = STEPS[steps[at] ?? -1]
    if (!step) throw new Error(`pdf.js has a step ${steps[at]} of paths that is not known here`)
    const [letter, points] = step
    at += 1
    const written = Array.from({ length: points }, () => {
      const [x = 0, y = 0] = [steps[at], steps[at + 1]]
      at += 2
      const [px, py] = [a * x + c * y + e, b * x + d * y + f]
      xs.push(px * MM)
      ys.push(py * MM)
      return `${px.toFixed(3)} ${py.toFixed(3)}`
    })
    parts.push(letter + written.join(' '))
  }
  return {
    d: parts.join(''),
    fill,
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}
