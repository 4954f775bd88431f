import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isSheetField, type SheetField } from '@games/domain'
import { allOf, NEW, NOTHING_KNOWN, readSheet, type Sheet, type SheetReading } from '@games/odf/tables/sheets/index'
import { eventsOfMeet, hasSeveralAgeGroups, type LenexMeet, programmeOfMeet } from '@games/odf/venue-files/index'
import { describe, expect, test } from 'vitest'
import { readWorkbook } from './sheets/index.ts'
import { kindOfName, readVenueFile } from './venue-files/index.ts'

/** Public files of others, which are not ours to hand on: a folder that has each as `owner/name/path`, at the commit that `docs/samples.md` names. */
const FOLDER = process.env['PUBLIC_SAMPLES'] ?? ''
const HERE = existsSync(FOLDER)
if (!HERE) console.info('skipped: PUBLIC_SAMPLES names no folder with the files of docs/samples.md')

const TABLE = join(import.meta.dirname, '../../../../docs/samples.md')

interface Sample {
  readonly files: string
  readonly title: string
  readonly outcome: string
}
/** The rows of the table: files, what an organiser says of them all, what comes out. */
const samples: readonly Sample[] = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [files = '', title = '', outcome = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    return { files: files.replaceAll('`', ''), title, outcome }
  })

const counted = (words: readonly string[]): string =>
  [...Map.groupBy(words, (word) => word)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([word, all]) => `${all.length} ${word}`)
    .join(', ')
const outcome = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('; ')

/** The outcome of a sheet whose kind is chosen, with the answer “it is new” or “the ranks count” to every question. */
async function ofSheet(path: string, title: string): Promise<string> {
  const workbook = await readWorkbook(new Uint8Array(readFileSync(path)), basename(path))
  if (!workbook.ok) return `refused: ${workbook.error.kind}`
  const readings = workbook.value.sheets.map((sheet) => {
    const [, said = '', columns] = /^([^(]*)(?:\(([^)]*)\))?$/.exec(title) ?? []
    const options = { known: NOTHING_KNOWN, title: said.trim(), columns: columnsOf(sheet, columns) }
    const reading = readSheet(sheet, { ...options, answers: allNew })
    // lists whose ranks contradict their results: the ranks count
    const ranks = reading.questions.flatMap(({ what, key }) => (what === 'rank' ? [[key, 'ranks'] as const] : []))
    return {
      asked: readSheet(sheet, options).questions.length + ranks.length,
      reading: ranks.length === 0 ? reading : readSheet(sheet, { ...options, answers: new Map([...allNew, ...ranks]) }),
    }
  })
  const kinds = [...new Set(readings.map(({ reading: { kind } }) => kind ?? 'asked what it is'))].join(' and ')
  const sum = (of: (reading: SheetReading) => number) => readings.reduce((all, { reading }) => all + of(reading), 0)
  const taken = sum(({ batches }) => new Set(batches.flatMap(({ rows }) => rows.map(({ row }) => row))).size)
  const questions = readings.reduce((all, { asked }) => all + asked, 0)
  return outcome(
    `${kinds}: ${sum(({ found }) => found)} rows, ${taken} taken`,
    questions === 0 ? '' : `${questions} questions`,
    counted(
      readings.flatMap(({ reading }) =>
        reading.problems.map(({ problem, field }) => `${problem} ${field ?? ''}`.trim()),
      ),
    ),
  )
}
/** `A given_name, B family_name`: what somebody says that columns are. */
function columnsOf(sheet: Sheet, said: string | undefined): Map<string, (SheetField | null)[]> {
  const [table] = readSheet(sheet, { known: NOTHING_KNOWN }).tables
  if (said === undefined || !table) return new Map()
  const fields = new Map(said.split(', ').map((one) => one.split(' ') as [string, string]))
  return new Map([
    [
      table.headerKey,
      table.header.map((name) => {
        const field = fields.get(name) ?? ''
        return isSheetField(field) ? field : null
      }),
    ],
  ])
}
const allNew = new Map(
  (['discipline', 'organisation', 'venue', 'event', 'unit', 'person'] as const).map((what) => [allOf(what), NEW]),
)

function ofVenueFile(path: string): string {
  const kind = kindOfName(path)
  if (kind === null) throw new Error(`${path}: no kind that is read`)
  const { fault, holds, people, heats, problems, meet } = readVenueFile(kind, new Uint8Array(readFileSync(path)))
  if (fault) return `refused: ${fault.kind}`
  const rows = heats.reduce((all, heat) => all + heat.rows.length, 0)
  const found = counted(problems.map(({ problem }) => problem))
  if (kind === 'sch' || holds === 'other') return outcome(`${holds ?? kind}: known, nothing to take in`, found)
  return outcome(
    `${holds ?? kind}: ${people === null ? `${heats.length} heats, ${rows} rows` : `${people} people`}`,
    meet === null ? '' : ofMeet(meet.meet),
    found,
  )
}

/** The programme of a meet on a server without one, each age group an event, and the questions before it. */
function ofMeet(meet: LenexMeet): string {
  const events = eventsOfMeet(meet, 'apart')
  const codes = new Set(events.events.map(({ code }) => code))
  const { participants, teams, problems, heats } = programmeOfMeet(meet, events, codes, NOTHING_KNOWN)
  const units = events.events.flatMap((event) => event.units.map(({ code }) => code))
  const people = new Set(participants.map(({ cells }) => cells.code))
  const left = problems.filter(({ problem }) => problem === 'no-age-group' || problem === 'no-name').length
  expect([codes.size, new Set(units).size]).toEqual([events.events.length, units.length])
  expect(heats.filter(({ unit, rows }) => unit === null || rows.some(({ competitor }) => competitor === null))).toEqual(
    [],
  )
  const questions = hasSeveralAgeGroups(meet) ? 1 : 0
  return `programme: ${codes.size} events, ${units.length} units, ${people.size} people, ${teams.length} teams, ${left} left out, ${questions} questions`
}

/** Of many files of one kind, one line: figures added up. */
function together(outcomes: readonly string[]): string {
  const parts = Map.groupBy(outcomes, (one) => one.replaceAll(/\d+/g, '#'))
  const all = [...parts].map(([shape, of]) => {
    const sums = of
      .map((one) => [...one.matchAll(/\d+/g)].map(([figure]) => Number(figure)))
      .reduce((a, b) => a.map((figure, at) => figure + (b[at] ?? 0)))
    let at = -1
    return `${of.length} × ${shape.replaceAll('#', () => String(sums[(at += 1)]))}`
  })
  return outcomes.length === 1 ? (outcomes[0] as string) : all.join(' · ')
}

describe.skipIf(!HERE)('public files as people and timing systems have made them (R12.5)', () => {
  test.each(samples)('$files: what docs/samples.md says comes out', async ({ files, title, outcome: said }) => {
    const paths = files.split(', ').flatMap((pattern) => globSync(join(FOLDER, pattern)).toSorted())
    expect(paths, 'files in PUBLIC_SAMPLES').not.toEqual([])
    const outcomes: string[] = []
    for (const path of paths) outcomes.push(kindOfName(path) === null ? await ofSheet(path, title) : ofVenueFile(path))
    expect([together(outcomes)]).toEqual([said])
  })
})
