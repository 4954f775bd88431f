import { beforeAll, expect, test } from 'vitest'
import './index.css'

const SENTENCES = [
  'Programação do dia, quadro de medalhas e resultados ao vivo',
  'ALMEIDA Maria Eduarda 21:07,34',
  'Today’s schedule, medals and live results of every delegation',
  'Resultados en directo y medallero de los Juegos',
]

/** How wide the sentences are in a family, in CSS pixels. */
function widthIn(family: string, weight: number, stretch: number): number {
  const line = document.createElement('span')
  Object.assign(line.style, {
    font: `${weight} 40px ${family}`,
    fontStretch: `${stretch}%`,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'pre',
    position: 'absolute',
  })
  document.body.append(line)
  let width = 0
  for (const sentence of SENTENCES) {
    line.textContent = sentence
    width += line.getBoundingClientRect().width
  }
  line.remove()
  return width
}

const loadedFiles = (): string[] =>
  [...document.fonts]
    .filter((face) => face.family === 'Archivo' && face.status === 'loaded')
    .map((face) => face.unicodeRange)

beforeAll(async () => {
  document.body.textContent = 'Programação'
  await document.fonts.load('400 16px Archivo', 'Programação')
  await document.fonts.ready
})

test('text is drawn in Archivo, not in a stand-in nobody noticed', () => {
  expect(document.fonts.check('400 16px Archivo', 'Programação ªº ü')).toBe(true)
  expect(getComputedStyle(document.body).fontFamily).toMatch(/^Archivo\b/)
  expect(widthIn('Archivo, monospace', 400, 100)).not.toBe(widthIn('monospace', 400, 100))
})

test('a page in the three languages loads one file of the family', () => {
  expect(loadedFiles()).toHaveLength(1)
})

test('a name with a letter of another alphabet loads the file that has it', async () => {
  await document.fonts.load('400 16px Archivo', 'Łukasz')
  expect(loadedFiles()).toHaveLength(2)
})

test('every face of the family declares the same ranges', () => {
  const faces = [...document.fonts].filter((face) => face.family === 'Archivo')
  expect(faces.length).toBeGreaterThan(1)
  expect(new Set(faces.map(({ weight, stretch }) => `${weight} ${stretch}`)).size).toBe(1)
})

test('both axes are whole: heavier and wider take more room up to the ends the design uses', () => {
  const widths = [62, 80, 100, 114, 125].map((stretch) => widthIn('Archivo', 400, stretch))
  expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  expect(new Set(widths).size).toBe(widths.length)
  expect(widthIn('Archivo', 900, 100)).toBeGreaterThan(widthIn('Archivo', 800, 100))
})

test('figures are of one width', () => {
  const widthOf = (figures: string) => {
    const line = document.createElement('span')
    Object.assign(line.style, { font: '800 40px Archivo', fontVariantNumeric: 'tabular-nums', position: 'absolute' })
    line.textContent = figures
    document.body.append(line)
    const { width } = line.getBoundingClientRect()
    line.remove()
    return width
  }
  expect(widthOf('11:11')).toBeCloseTo(widthOf('20:48'), 3)
})

/** Which stand-in this machine has: one of the three system families must be installed to be measured. */
const standIn = ['"Archivo Fallback"', '"Archivo Android"', '"Archivo Linux"']

test.for([
  [400, 100],
  [450, 84],
  [500, 92],
  [650, 100],
  [680, 84],
  [800, 100],
  [800, 110],
  [850, 112],
])('the stand-in at weight %i and width %i%% takes as much room as Archivo', async ([weight, stretch], { skip }) => {
  const available: string[] = []
  for (const family of standIn) {
    const faces = await document.fonts.load(`${weight} 40px ${family}`).catch(() => [])
    if (faces.length > 0) available.push(family)
  }
  if (available.length === 0 || weight === undefined || stretch === undefined)
    return skip('no system family to measure')
  const ratio = widthIn(available.join(), weight, stretch) / widthIn('Archivo', weight, stretch)
  expect(ratio).toBeGreaterThan(0.95)
  expect(ratio).toBeLessThan(1.05)
})
