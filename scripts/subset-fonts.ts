import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/*
 * `node scripts/subset-fonts.ts`: cuts the family's files for visitors (apps/web/src/styles/fonts) and for printed books
 * (apps/server/src/features/books/fonts) out of its whole Latin and Latin Extended files (apps/web/fonts). Run it after a change here, and
 * copy what it prints into apps/web/src/styles/fonts.css.
 */

const WEB = join(import.meta.dirname, '../apps/web')

const span = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('')

/** What pages in Portuguese, Spanish and English are written with, and the accents of names beyond them: the one file of a first page. */
const FIRST_PAGE = [
  span(0x20, 0x7e),
  '\u00a0¡¿«»ªº°·×–—‘’“”•…‹›€−↑↓',
  'ÁÀÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ',
  'áàâãäåçèéêëìíîïñòóôõöùúûüýÿ',
].join('')

/** Letters and signs of western Europe that few pages have. */
const SELDOM = 'ÆÐØÞßæðøþŒœı§©®±²³´µ¶¸¹¼½¾÷™'

/** Letters of central and eastern Europe and of Türkiye. */
const EXTENDED = [span(0x100, 0x130), span(0x132, 0x151), span(0x154, 0x17f), span(0x218, 0x21b)].join('')

const STYLES = 'src/styles/fonts'
const FILES: readonly FontFile[] = [
  { name: 'archivo-first', folder: STYLES, source: 'archivo-latin', letters: FIRST_PAGE },
  { name: 'archivo-seldom', folder: STYLES, source: 'archivo-latin', letters: SELDOM },
  { name: 'archivo-extended', folder: STYLES, source: 'archivo-latin-ext', letters: EXTENDED },
  // a widget is 60 kB in all: one width, with all weights, is 21 kB of them
  { name: 'archivo-widget', folder: 'src/widget', source: 'archivo-latin', letters: FIRST_PAGE, axes: { wdth: 100 } },
  ...printed('regular', { wght: 400, wdth: 100 }),
  ...printed('bold', { wght: 700, wdth: 100 }),
  ...printed('narrow', { wght: 400, wdth: 75 }),
  ...printed('narrow-bold', { wght: 700, wdth: 75 }),
  ...printed('title', { wght: 800, wdth: 112 }),
]

/** A style for books: a PDF takes fonts with one outline a letter, as TrueType files, each of which is embedded on its own. */
function printed(style: string, axes: Readonly<Record<string, number>>): FontFile[] {
  const file = { folder: '../server/src/features/books/fonts', axes, format: 'sfnt' } as const
  return [
    { ...file, name: `archivo-${style}`, source: 'archivo-latin', letters: FIRST_PAGE + SELDOM },
    { ...file, name: `archivo-${style}-extended`, source: 'archivo-latin-ext', letters: EXTENDED },
  ]
}

interface FontFile {
  readonly name: string
  /** Where it goes, from the web app's folder. */
  readonly folder: string
  readonly source: string
  readonly letters: string
  /** Axes that are given up for one value; both are kept whole where there are none. */
  readonly axes?: Readonly<Record<string, number>>
  /** `woff2` where nothing is given. */
  readonly format?: 'sfnt'
}

/** `U+20-7E, U+A0` for a font face's unicode-range. */
function rangesOf(letters: string): string {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [first: number, last: number][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && run[1] + 1 === code) run[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}

for (const { name, folder, source, letters, axes, format = 'woff2' } of FILES) {
  const whole = readFileSync(join(WEB, 'fonts', `${source}.woff2`))
  // width 62–125 and weight 400–900 are the design. Nothing but figures of one width and kerning is switched on.
  const cut = await subsetFont(whole, letters, {
    targetFormat: format,
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    dropTables: ['STAT', 'gasp'],
    ...(axes && { variationAxes: axes }),
  })
  writeFileSync(join(WEB, folder, `${name}.${format === 'sfnt' ? 'ttf' : format}`), cut)
  console.log(`${name}: ${cut.length} bytes\n  unicode-range: ${rangesOf(letters)}`)
}
