import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SPORTS } from '../packages/domain/src/sports/sports.ts'
import { isTest } from './boundaries/rooms.ts'
import { writeSportRegistries } from './sport-registries.ts'

const root = join(import.meta.dirname, '..')
const FOLDERS = 'packages/domain/src/sports'

/** Sources of the product without tests, generated files, the demo, and the published results of past games. */
const SOURCES = ['packages/domain', 'packages/odf', 'apps/desk', 'apps/server', 'apps/web', 'apps/office']
  .flatMap((workspace) =>
    readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${workspace}/src/${file}`,
    ),
  )
  .filter(
    (file) =>
      /\.(tsx?|css|svg)$/.test(file) &&
      !isTest(file) &&
      !/\.(factory|expected)\.ts$|\.gen\.|\/(demo|adapters|workshop)\//.test(file),
  )

/** Lines of code with comments removed. */
const LINES = SOURCES.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .split('\n')
    .map((line) => ({ file, line: line.trim() })),
)

/** Lines outside the folder that are allowed to name a sport. */
const EXCEPTIONS: readonly (readonly [why: string, file: RegExp, line: RegExp])[] = [
  [
    'examples in documents',
    /\/(?:api-translations|tables\/columns)\.ts$/,
    /discipline:JUD|'(?:JUD|HBL)', \.\.\.|as LENEX 3/,
  ],
  ['the first choice of a form', /\/TriviaEditorPage\.tsx$/, /discipline: 'HBL'/],
  [
    'formats of one sport',
    /\/(?:plan-heats|entries-of-lenex|meet-events|program-exports|tournament)\.ts$/,
    /^(?:export )?const \w*DISCIPLINE = /,
  ],
  ['codes of organisations', /\/delegations\/(?:countries|flags)\.ts$/, /TRI:TT|'TTE'/],
  ['names of sports without a folder', /\/other-sports\.ts$/, /\|/],
  ['3 × 3 has no folder', /\/discipline-icons\.ts$/, /^BK3: /],
  ['a box is no sport', /./, /^(?!.*(?:'BOX'|boxing)).*(?<![A-Za-z0-9])box(?![A-Za-z0-9])/i],
  ['the plain score has the keys of football', /\/rule-sets\/matches\.ts$/, /^scorer: 'football'/],
]

describe.each(Object.entries(SPORTS))('%s', (folder, codes) => {
  const code = String.raw`(?<![A-Za-z0-9])(?:${codes.join('|')})(?![A-Za-z0-9])`
  const name = String.raw`(?<![A-Za-z-])${folder.replace('-', '[-_ ]?')}(?![A-Za-z])`
  /** Words of other sports contain its name: beach volleyball, marathon swimming. */
  const isOfOther = new RegExp(`^${FOLDERS}/(?!${folder}/)[a-z-]+/`)
  const inOther = new RegExp(String.raw`'(?:${codes.join('|')})'|\.\./${folder}/`)
  const elsewhere = new RegExp(`${code}|${name}`, 'i')
  const isNamed = ({ file, line }: (typeof LINES)[number]): boolean =>
    (isOfOther.test(file) ? inOther : elsewhere).test(line)

  test('it is named in its folder and in one line of the list of sports, and nowhere else', () => {
    const named = LINES.filter((line) => !line.file.startsWith(`${FOLDERS}/${folder}/`) && isNamed(line))
      .filter(({ file, line }) => !EXCEPTIONS.some(([, path, part]) => path.test(file) && part.test(line)))
      .map(({ file, line }) => `${file}: ${line}`)
    expect(named).toEqual([expect.stringMatching(new RegExp(`^${FOLDERS}/sports.ts: '?${folder}'?: .'${codes[0]}'`))])
  })
})

describe('a sport that is one file in a folder, and a line of the list', () => {
  const copy = mkdtempSync(join(tmpdir(), 'games-sports-'))
  const domain = join(copy, 'domain/src')
  const load = (file: string) => import(join(copy, file))
  let desk: typeof import('../packages/domain/src/scoring/scoring.factory.ts')
  let scoring: typeof import('../packages/domain/src/scoring/index.ts')
  let ranking: typeof import('../packages/domain/src/ranking-rules/index.ts')
  let matches: typeof import('../packages/domain/src/ranking-rules/ranking-rules.factory.ts')
  let sheets: typeof import('../packages/domain/src/sports/sheet.ts')
  let sport: typeof import('../packages/domain/src/sports/sport.factory.ts')
  let variants: typeof import('../packages/domain/src/scoring/rule-sets/variant-names.ts')
  let plays: typeof import('../packages/domain/src/sports/plays/plays.ts')
  let paper: typeof import('../packages/domain/src/scoring/paper-boxes.ts')
  let known: typeof import('../packages/odf/src/tables/sheets/known.ts')
  let readings: typeof import('../packages/odf/src/tables/sheets/read-sheet.ts')

  beforeAll(async () => {
    for (const name of ['domain', 'odf']) {
      cpSync(join(root, 'packages', name), join(copy, name), { recursive: true })
      mkdirSync(join(copy, 'node_modules/@games'), { recursive: true })
      symlinkSync(join(copy, name), join(copy, 'node_modules/@games', name))
    }
    const folder = join(domain, 'sports')
    cpSync(join(folder, 'peteca/peteca.fixture.ts'), join(folder, 'peteca/peteca.ts'))
    writeSportRegistries(folder, { ...SPORTS, peteca: ['PTC'] })
    ;[desk, scoring, ranking, matches, sheets, sport, variants, plays, paper, known, readings] = await Promise.all([
      load('domain/src/scoring/scoring.factory.ts'),
      load('domain/src/scoring/index.ts'),
      load('domain/src/ranking-rules/index.ts'),
      load('domain/src/ranking-rules/ranking-rules.factory.ts'),
      load('domain/src/sports/sheet.ts'),
      load('domain/src/sports/sport.factory.ts'),
      load('domain/src/scoring/rule-sets/variant-names.ts'),
      load('domain/src/sports/plays/plays.ts'),
      load('domain/src/scoring/paper-boxes.ts'),
      load('odf/src/tables/sheets/known.ts'),
      load('odf/src/tables/sheets/read-sheet.ts'),
    ])
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test('the desk scores it by its rules, with its keys', () => {
    expect(scoring.suggestedRuleSet('PTCWDOUBLES-----------FNL-000100')?.id).toBe('peteca-2025')
    const match = desk.aDesk('peteca-2025').tap('start')
    for (let set = 0; set < 2; set++) {
      if (set > 0) match.tap('set-start')
      match.times(12, 'point', 0).tap('set-end')
    }
    expect([match.tap('end').score, match.wlt]).toEqual(['2–0', 'WL'])
    expect(scoring.scorerOf('peteca')).toMatchObject({ pad: { main: ['point'] } })
    const boxes = scoring.ruleSetsFor('PTC').map((rules) => paper.paperBoxes(rules))
    expect(boxes).toEqual([['1', '2', '3'], ['1']])
    expect(variants.ruleSetParts({ name: '', edition: '', variant: 'on-sand' }, 'spa')).toEqual(['en la arena'])
  })

  test('a sheet names it and its events in words', () => {
    const lines = ['Modalidade;Prova;Data;Hora;Equipe 1;Equipe 2', 'Jogo de peteca;DF;2027-09-14;10:00;Alagoas;Bahia']
    const rows = lines.map((line, at) => ({ row: at + 1, cells: line.split(';') }))
    const { kind, questions, batches } = readings.readSheet({ name: 'a', rows }, { known: known.NOTHING_KNOWN })
    expect([kind, questions]).toEqual(['schedule', []])
    const units = batches.flatMap((batch) =>
      batch.kind === 'schedule' ? batch.rows.map(({ cells }) => cells.unit) : [],
    )
    expect(units.map((unit) => unit.slice(0, 12))).toEqual(['PTCWDOUBLES-'])
  })

  test('its pools are ranked', () => {
    const code = (n: number) => `PTCWDOUBLES-----------GPA-000${n}00--`
    const rules = ranking.poolRulesOf(matches.rules('PTC'))
    const played = ['A 2 B 0', 'B 2 C 0', 'C 0 A 2'].map((written, at) => matches.aMatch(code(at + 1), written))
    const standing = rules && ranking.poolStanding(played, ['A', 'B', 'C'], rules)
    expect(standing && matches.ranksOf(standing)).toEqual(['1 A', '2 B', '3 C'])
  })

  test('its results have columns, statistics and words of actions', () => {
    const rows = ['5', '2'].map((aces) => sport.aSportRow({ extended: [sport.aValue('ACE', aces)] }))
    const list = sheets.sheetOf(sport.aSportUnit('PTCWTARGET------------FNL-000100', { rows, headToHead: false }))
    expect([list.form, list.cells]).toEqual(['list', [[{ text: '5' }], [{ text: '2' }]]])
    const match = sheets.sheetOf(sport.aSportUnit('PTCWDOUBLES-----------FNL-000100', { rows }))
    expect(match.statistics).toMatchObject([{ key: 'ace', home: '5', away: '2' }])
    expect(plays.playWordOf('PTCWDOUBLES-----------FNL-000100', 'SERVE')?.label.eng).toBe('Serve')
  })
})
