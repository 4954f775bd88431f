import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPORTS } from '../packages/domain/src/sports/sports.ts'

/**
 * The aspects of a sport, by the name of their export in its folder. Each becomes one registry, so that a page loads no more than
 * the aspects that it uses: an array (`list`), or an object by discipline, of all disciplines of the sport or of its first (`main`). Literals
 * on one line are copied (`values`): importing them would make pages share the rest of their file.
 */
const ASPECTS: Readonly<Record<string, 'list' | 'all' | 'main' | 'values'>> = {
  /** Name in three languages, and other names as organisers write them, separated by `|`. */
  name: 'main',
  sheetWords: 'main',
  /** Angle of its hue in OKLCH, degrees, and the strokes of its pictogram on 24 by 24; an icon's name for a discipline without one. */
  hue: 'main',
  pictogram: 'main',
  icons: 'list',
  /** True if the start order in a race is a lane. */
  isLaned: 'values',
  /** Event types, columns, statistics and lines of results; meanings of the letters beside a result; words of actions. */
  sport: 'all',
  marks: 'all',
  plays: 'all',
  /** Words of sheets for the ways to win a bout. */
  victories: 'all',
  /** Speeds between which a time is plausible. */
  speeds: 'all',
  /** Words of what is read aloud; name of a contest in a bracket; true if a level bout continues for one minute, which is no overtime. */
  voice: 'all',
  matchKind: 'values',
  hasExtraMinute: 'values',
  /** Result desk: forms of units, boxes of the paper sheet, rule sets, words of their variants, disqualifications, weigh-in. */
  scorers: 'list',
  paper: 'list',
  ruleSets: 'list',
  variants: 'list',
  disqualifications: 'all',
  weighIn: 'all',
  /** Rules that rank. */
  rankingRules: 'list',
}

/** Names of an export as the file and the constant of its registry: `sheetWords` as `sheet-words` and `SHEET_WORDS`. */
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The aspects that a sport's folder exports, each with its file and the rest of its first line. Throws if two files export the same. */
function exportsOf(folder: string): ReadonlyMap<string, { readonly file: string; readonly literal: string }> {
  const found = new Map<string, { readonly file: string; readonly literal: string }>()
  for (const file of readdirSync(folder).filter((name) => /^[^.]+\.ts$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, name = '', literal = ''] of text.matchAll(/^export const (\w+)[^=\n]* = ?(.*)$/gm)) {
      if (!Object.hasOwn(ASPECTS, name)) continue
      if (found.has(name)) throw new Error(`${folder} exports ${name} twice: from ${found.get(name)?.file} and ${file}`)
      found.set(name, { file, literal })
    }
  }
  return found
}

/** Writes the registries of all sports to `by-discipline` in their folder. `sports`: the disciplines of each folder. */
export function writeSportRegistries(folder: string, sports: Readonly<Record<string, readonly string[]>>): void {
  const all = Object.entries(sports).map(([sport, codes]) => ({ sport, codes, files: exportsOf(join(folder, sport)) }))
  const write = (name: string, lines: readonly string[]): void =>
    writeFileSync(join(folder, 'by-discipline', `${name}.gen.ts`), `${lines.join('\n')}\n`)
  mkdirSync(join(folder, 'by-discipline'), { recursive: true })
  for (const [aspect, kind] of Object.entries(ASPECTS)) {
    const having = all.flatMap(({ sport, codes, files }) => {
      const found = files.get(aspect)
      return found ? [{ codes, name: camel(sport), path: `../${sport}/${found.file}`, literal: found.literal }] : []
    })
    const entries = having.flatMap(({ codes, name, literal }) =>
      codes
        .slice(0, kind === 'main' ? 1 : codes.length)
        .map((code) => `${code}: ${kind === 'values' ? literal : name}`),
    )
    write(kebab(aspect), [
      ...(kind === 'values' ? [] : having.map(({ name, path }) => `import { ${aspect} as ${name} } from '${path}'`)),
      `export const ${kebab(aspect).replaceAll('-', '_').toUpperCase()} = ${
        kind === 'list'
          ? `[${having.map(({ name }) => name).join(', ')}]`
          : `{ ${entries.toSorted().join(', ')} }${kind === 'values' ? ' as const' : ''}`
      }`,
    ])
  }
  const codesOf = (aspect: string): string =>
    JSON.stringify(
      all
        .filter(({ files }) => files.has(aspect))
        .flatMap(({ codes }) => codes.slice(0, ASPECTS[aspect] === 'main' ? 1 : codes.length))
        .toSorted(),
    )
  write('codes', [
    `export const DISCIPLINE_CODES = ${codesOf('name')} as const`,
    `export const MATCH_DISCIPLINES: ReadonlySet<string> = new Set(${codesOf('plays')})`,
  ])
}

/** Writes the sprite of pictograms and the hues of disciplines, as pages have them. */
async function writeDrawings(folder: string, web: string): Promise<void> {
  const { HUE }: Registry<'HUE', number> = await import(join(folder, 'by-discipline/hue.gen.ts'))
  const { PICTOGRAM }: Registry<'PICTOGRAM', string> = await import(join(folder, 'by-discipline/pictogram.gen.ts'))
  const symbols = Object.entries(PICTOGRAM).map(
    ([code, strokes]) => `  <symbol id="${code}" viewBox="0 0 24 24">${strokes}</symbol>\n`,
  )
  writeFileSync(
    join(web, 'ui/pictograms.gen.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`,
  )
  const hues = Object.entries(HUE).map(([code, angle]) => `.hue-${code} {\n  --angle: ${angle};\n}\n`)
  writeFileSync(join(web, 'styles/hues.gen.css'), hues.join(''))
}
type Registry<Name extends string, Value> = Readonly<Record<Name, Readonly<Record<string, Value>>>>

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const folder = join(root, 'packages/domain/src/sports')
  writeSportRegistries(folder, SPORTS)
  await writeDrawings(folder, join(root, 'apps/web/src'))
}
