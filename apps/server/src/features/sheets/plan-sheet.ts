import { createHash } from 'node:crypto'
import type { SheetLine, SheetPlan, SheetState } from '@games/contract'
import {
  isSheetField,
  isSheetKind,
  padRsc,
  type PublishedTable,
  rscPrefix,
  type SheetField,
  type SheetKind,
} from '@games/domain'
import { isPoolPhase } from '@games/domain/ranking-rules/index'
import { type Draft, stops, type TableProblem } from '@games/odf/tables/index'
import {
  inWorkbook,
  letterOf,
  type ListedBefore,
  NO_VALUE,
  placeOfRow,
  readSheets,
  type ReadSheetOptions,
  type Sheet,
  type SheetProblem,
  type SheetReading,
} from '@games/odf/tables/sheets/index'
import type { ClientBase } from 'pg'
import type { Reads } from '../../db/reads.ts'
import {
  type Change,
  decided,
  type InForceNow,
  plannerOf,
  rememberWords,
  type Subject,
  type TablePlan,
  type TakenWord,
  type TypedRows,
} from '../imports/index.ts'
import { effectOf } from './effect.ts'
import { knownWords } from './known-words.ts'
import { type PublishedPlan, planPublished } from './plan-published.ts'
import { isLaidOut, type ReadWorkbook } from './workbook.ts'
import { decisionNames, type SheetNames, namesOf, placeOf, rulesView } from './rules-view.ts'
import { sheetsOfOneKind } from './sheets-of-one-kind.ts'
import * as queries from './sheets.queries.ts'
import type { SheetChoices } from './sheets.queries.ts'

/** A sheet as it was planned, with what is remembered of it when it is taken in. */
export interface PlannedSheet {
  readonly plan: TablePlan
  readonly drafts: readonly Draft[]
  readonly view: Omit<SheetPlan, 'id' | 'fileName' | 'action' | 'lines' | 'next'>
  readonly lines: readonly SheetLine[]
  readonly reading: SheetReading
  /** The medal table that it publishes; null: none, or the one that is shown. */
  readonly published: PublishedTable | null
}

type Planning = Parameters<typeof plannerOf>[1]
const SHOWN_ROWS = 30
const SHOWN_NAMES = 200
const SHOWN_TABLES = 100

/** What a workbook would do, as it is to be read: nothing is written. */
export async function planSheet(
  tx: Reads,
  workbook: ReadWorkbook & { readonly fileName: string },
  choices: SheetChoices,
  planning: Planning,
  onProgress: (progress: queries.Progress) => void = () => undefined,
): Promise<PlannedSheet> {
  const known = await knownWords(tx)
  const columns = new Map(
    [...(await queries.rememberedColumns(tx)), ...(choices.columns ?? [])].map(({ header, fields }) => [
      header,
      fields.map(asField),
    ]),
  )
  const year = await queries.gamesYear(tx)
  const chosen = choices.sheet ?? workbook.sheets.length
  const {
    read: indexes,
    leftOut,
    others,
  } = chosen < workbook.sheets.length
    ? { read: [chosen], leftOut: [], others: [] }
    : sheetsOfOneKind(workbook.sheets, known, columns)
  const options: ReadSheetOptions = {
    known,
    kind: choices.kind && isSheetKind(choices.kind) ? choices.kind : null,
    columns,
    answers: new Map(Object.entries(choices.answers ?? {})),
    workbook,
    title: choices.title ?? '',
    year,
    offsetAt: planning.utcOffset,
    onRows: (done, of) => onProgress({ stage: 'rows', done, of }),
  }
  const sheets = indexes.map((index) => inWorkbook(workbook.sheets[index] as Sheet, index))
  const firstReading = readSheets(sheets, options)
  const lists = await listsOf(tx, firstReading)
  // a list that is in force is compared with that of the sheet
  const read = lists.size === 0 ? firstReading : readSheets(sheets, { ...options, lists })
  onProgress({ stage: 'comparing', done: 0, of: null })
  // with a sheet of seeds what earlier draws of its events have goes, and nothing of the programme
  const draws = read.kind === 'draws'
  const removes = choices.removes === true && !draws
  const names = read.names.map(({ set, code, name, eng, spa }) => ({ set, code, name, eng, spa }))
  const kind = read.kind ?? 'names'
  const { batches, begun } = await withoutBegun(tx, read)
  const written: TypedRows = {
    kind: kind === 'draws' ? ('schedule' as const) : kind,
    batches,
    names,
    found: read.found,
    removes,
    // a row that is left out takes no contest away
    kept: new Set(
      batches.flatMap((batch) => (batch.kind === 'schedule' ? batch.rows.map(({ cells }) => cells.unit) : [])),
    ),
    draws,
  }
  const plannedOnce = plannerOf(tx, planning)
  const publishing = read.published === null ? null : await planPublished(tx, read.published)
  const first = await plannedOnce(written)
  // a row that what is held speaks against stays out like one that could not be read
  const contradicted = new Set(first.plan.problems.filter(stops).flatMap(({ row }) => row ?? []))
  const undrawn = restOfDraws(read, contradicted)
  const refused = new Set([...contradicted, ...undrawn])
  const sound: TypedRows =
    refused.size === 0
      ? written
      : {
          ...written,
          batches: batches.map(
            (batch) => ({ ...batch, rows: batch.rows.filter(({ row }) => !refused.has(row)) }) as typeof batch,
          ),
        }
  const { rows, ...decisions } = await decided(
    sound,
    plannedOnce,
    ({ drafts: all, inForce: now, conflicts }) => {
      const medals = [...conflicts.values()].flatMap(({ stated, byRule }) => [...stated, ...byRule])
      return decisionNames(namesOf(all, read, known, now, medals))
    },
    {
      answerTo: (key) => options.answers?.get(key) ?? known.remembered.get(key),
      textOf: (row) => read.texts.get(row)?.words,
    },
  )
  const reading: SheetReading = {
    ...read,
    questions: [...read.questions, ...decisions.questions],
    words: [...read.words, ...decisions.words],
    skipped: [...read.skipped, ...decisions.skipped],
  }
  const { plan: ofRows, drafts, remarks, inForce, same } = await plannedOnce(rows)
  const problems: SheetProblem[] = [
    ...reading.problems,
    ...begun,
    ...first.plan.problems.filter(stops).map(({ problem, row, value }) => ({
      problem,
      row: row ?? 0,
      column: null,
      field: null,
      value,
    })),
    ...undrawn.map((row) => ({ problem: 'no-draw' as const, row, column: null, field: 'event' as const, value: null })),
  ]
  const isOpen = problems.length > 0 || reading.questions.length > 0
  // a row that is not understood does not take its delegation away
  const plan =
    publishing === null ? ofRows : withPublished(ofRows, isOpen ? { ...publishing, removed: [] } : publishing)
  const called = namesOf(drafts, reading, known, inForce)
  const subjects = subjectsOf(reading)
  const listed = subjects.people.size === 0 ? [] : await queries.competitorsInLists(tx, [...subjects.people])
  const codes = {
    events: new Set(known.events.map(({ code }) => code)),
    people: new Set([...known.people.map(({ code }) => code), ...listed]),
  }
  // what the rules take away again is told with what they give
  const leaving = plan.removed
    .filter(({ within }) => !drafts.some(({ documentCode, rows: of }) => documentCode === within && of.size === 0))
    .map((subject) => ({
      ...subject,
      ...(draws ? drawnBefore(subject.key, inForce, called) : wordsOf(subject, called)),
    }))
  const linesOfAll = linesOf(
    reading,
    problems,
    [...reading.notes, ...plan.problems.filter((problem) => !stops(problem))],
    plan,
    leaving,
    isLaidOut(workbook.notices),
  )
  const nameOfSheet = (row: number) =>
    sheets.length === 1 ? null : (workbook.sheets[placeOfRow(row).sheet]?.name ?? null)
  const lines = linesOfAll.map((line) =>
    line.row === null ? line : { ...line, row: placeOfRow(line.row).row, sheet: nameOfSheet(line.row) },
  )
  const count = (state: SheetState) => lines.filter((line) => line.state === state).length
  // half a published table is not what was published
  const published = isOpen ? null : (publishing?.table ?? null)
  // names of rows that wait or are left out are no reason for an import
  const hasRows = lines.some(({ state }) => state !== 'doubt' && state !== 'problem' && state !== 'passed-over')
  const applicable = plan.applicable && hasRows && (publishing === null ? drafts.length > 0 : published !== null)
  return {
    plan: { ...plan, problems: [], applicable },
    drafts,
    reading,
    published,
    lines,
    view: {
      fault: null,
      notices: [...workbook.notices],
      encodings: (workbook.encodings ?? []).map(({ encoding, words }) => ({ encoding, words: [...words] })),
      sheets: workbook.sheets.map(({ name, rows: all }) => ({ name, rows: all.length })),
      sheet: indexes.length === 1 ? (indexes[0] ?? null) : null,
      leftOut: leftOut.map((at) => workbook.sheets[at]?.name ?? ''),
      notRead: [
        ...reading.notRead.map(({ row, rows: own, ...table }) => ({ ...table, ...placeOfRow(row), rows: own.length })),
        ...others.map(({ index, kind: own, table }) => ({
          sheet: index,
          row: table.headerRow ?? 1,
          words: table.header.filter((cell) => cell !== '').join(', '),
          rows: (workbook.sheets[index]?.rows.length ?? 0) - (table.headerRow ?? 0),
          why: own === null ? ('unknown-columns' as const) : ('other-kind' as const),
          kind: own,
        })),
      ].slice(0, SHOWN_TABLES),
      kind: reading.kind,
      tables: reading.tables.map(({ headerRow, header, headerKey, fields, passed, example, rows: below }) => ({
        headerRow: headerRow === null ? null : placeOfRow(headerRow).row,
        header: [...header],
        headerKey,
        fields: [...fields],
        passed: [...passed],
        example: example.map((cell) => (cell === NO_VALUE ? '' : cell)),
        rows: below,
      })),
      questions: reading.questions.map(({ key, what, written, rows: of, suggestions }) => ({
        key,
        what,
        written,
        rows: [...new Set(of.map((row) => placeOfRow(row).row))].slice(0, SHOWN_ROWS),
        count: of.length,
        suggestions: [...suggestions],
      })),
      counts: {
        rows: reading.found,
        doubts: count('doubt'),
        problems: count('problem'),
        leaves: count('leaves'),
        changes: count('changes'),
        new: count('new'),
        same: count('same'),
        passedOver: count('passed-over'),
      },
      names: names.slice(0, SHOWN_NAMES).map(({ set, code, name }) => ({ set, code, name })),
      rules: rulesView(drafts, remarks, inForce, called),
      effect: effectOf(
        { plan, drafts, same, remarks, ...subjects },
        inForce,
        {
          hasEvent: (event) => codes.events.has(event),
          hasPerson: (code) => codes.people.has(code) || inForce.typeOf(code) === 'A',
        },
        called,
      ),
      removes,
      title: choices.title ?? '',
      published:
        reading.published === null
          ? null
          : { publisher: reading.published.publisher, title: reading.published.title, day: reading.published.day },
      applicable,
      seen: createHash('sha256')
        // also what new rows say, which a plan names by their keys alone
        .update(JSON.stringify([kind, isOpen, plan.added, plan.changed, plan.removed, drafts, published]))
        .digest('hex'),
    },
  }
}

/** Codes of the events (34 characters) and people of the rows. */
function subjectsOf({ batches, placed }: SheetReading): Pick<Parameters<typeof effectOf>[0], 'events' | 'people'> {
  const codes = [...placed.values()]
  const people = new Set<string>()
  for (const { kind, rows } of batches)
    for (const { cells } of rows) {
      const code = 'unit' in cells ? cells.unit : 'event' in cells ? cells.event : null
      if (code) codes.push(code)
      if (kind === 'participants' && 'code' in cells) people.add(cells.code)
      if ('competitor' in cells && cells.type === 'A') people.add(cells.competitor)
    }
  return { events: new Set(codes.map((code) => padRsc(rscPrefix(code, 'event')))), people }
}

/** The lists in force of the phases of a sheet of results, by unit. */
async function listsOf(tx: Reads, { batches }: SheetReading): Promise<ReadonlyMap<string, readonly ListedBefore[]>> {
  const units = batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows.map(({ cells }) => cells.unit) : []))
  const phases = new Set(units.map((unit) => rscPrefix(unit, 'phase')))
  const listed = phases.size === 0 ? [] : await queries.listedIn(tx, [...phases])
  return Map.groupBy(listed, ({ unit }) => unit)
}

/** The plan of a sheet that also publishes a medal table. */
const withPublished = (plan: TablePlan, { added, changed, removed }: PublishedPlan): TablePlan => ({
  ...plan,
  added: [...plan.added, ...added],
  changed: [...plan.changed, ...changed],
  removed: [...plan.removed, ...removed],
})

/** A draw that is played already is nobody's to draw again: its rows are told, and the rest goes. */
async function withoutBegun(
  tx: Reads,
  { kind, batches, placed }: SheetReading,
): Promise<{ readonly batches: SheetReading['batches']; readonly begun: readonly SheetProblem[] }> {
  if (kind !== 'draws') return { batches, begun: [] }
  const events = new Set([...placed.values()].map((unit) => unit.slice(0, 22)))
  // a draw of other units is one of the same event; behind pools there is often one
  const played = new Set(
    (await queries.playedOf(tx, [...events])).flatMap(({ code }) =>
      isPoolPhase(code) ? [] : [rscPrefix(code, 'event')],
    ),
  )
  const begun = [...placed].filter(([, unit]) => played.has(rscPrefix(unit, 'event'))).map(([row]) => row)
  // whom the sheet would have entered with it stays out too
  const out = new Set(begun)
  return {
    batches: batches.map(
      (batch) => ({ ...batch, rows: batch.rows.filter(({ row }) => !out.has(row)) }) as typeof batch,
    ),
    begun: begun.map((row) => ({ problem: 'has-results', row, column: null, field: 'event', value: null })),
  }
}

/** The other rows of the events of which a row is refused: half a draw would take the rest of an earlier one out. */
function restOfDraws({ placed }: SheetReading, refused: ReadonlySet<number>): number[] {
  const halves = new Set([...placed].flatMap(([row, unit]) => (refused.has(row) ? [rscPrefix(unit, 'event')] : [])))
  return [...placed].flatMap(([row, unit]) => (halves.has(rscPrefix(unit, 'event')) && !refused.has(row) ? [row] : []))
}

/** Something that leaves, in words; `unit`: the contest that it is of, if that has no name. */
function wordsOf(
  { what, within, key }: Subject,
  names: SheetNames,
): { readonly words: string; readonly unit: string | null } {
  const inPlace = (code: string, who: string) => {
    const { where, unit } = placeOf(code, names.event(code), names.unit(code))
    return { words: who === '' ? where : `${where}: ${who}`, unit }
  }
  switch (what) {
    case 'unit':
      return inPlace(key, '')
    case 'result':
    case 'standing':
    case 'medal':
      return inPlace(within, names.who(key))
    case 'list':
    case 'medal-list':
      return inPlace(within, '')
    case 'participant':
    case 'team':
      return { words: names.who(key), unit: null }
    case 'published-row':
      return { words: names.organisation(key), unit: null }
    case 'name':
      return { words: '', unit: null }
  }
}

/** A contest of an earlier draw in words: its event, what it is called, and who was drawn where somebody was; its code where it has no name. */
function drawnBefore(
  unit: string,
  inForce: InForceNow,
  names: SheetNames,
): { readonly words: string; readonly unit: string | null } {
  const sides = (inForce.unit(unit)?.startList ?? []).map(({ competitor }) => competitor?.code)
  const who = sides.map((code) => (code === undefined ? '…' : names.who(code))).join(' × ')
  const own = names.unit(unit)
  const { where } = placeOf(unit, names.event(unit), own)
  return {
    words: sides.every((code) => code === undefined) ? where : `${where}: ${who}`,
    unit: own === '' ? unit : null,
  }
}

const asField = (field: string | null): SheetField | null => (field !== null && isSheetField(field) ? field : null)

/** The kinds of batches whose rows have lines: of results also the programme beside them. */
const kindsOf = (kind: SheetReading['kind']): readonly SheetKind[] =>
  kind === 'results' ? ['results', 'schedule'] : [kind ?? 'names']

/** What of the plan a kind of sheet has a row for. */
const MAIN: Readonly<Record<string, readonly Subject['what'][]>> = {
  schedule: ['unit'],
  participants: ['participant'],
  teams: ['team'],
  'start-lists': ['result'],
  results: ['result'],
  medallists: ['medal'],
  names: ['name'],
  draws: ['unit'],
  'medal-table': ['published-row'],
}

const ORDER: readonly SheetState[] = ['doubt', 'problem', 'leaves', 'changes', 'new', 'same', 'passed-over']

/** Row by row, those that need somebody first. `ofPages`: the file has pages, and no formulas or names of cells. */
function linesOf(
  reading: SheetReading,
  problems: readonly SheetProblem[],
  notes: readonly Pick<TableProblem | SheetProblem, 'problem' | 'row' | 'value'>[],
  plan: TablePlan,
  ofSheet: readonly (Subject & { readonly words: string; readonly unit: string | null })[],
  ofPages: boolean,
): SheetLine[] {
  const kinds = kindsOf(reading.kind)
  const main = kinds.flatMap((kind) => MAIN[kind] ?? [])
  const rowOfName = new Map(reading.names.map(({ set, code, row }) => [`${set}/${code}`, row]))
  const rowOf = ({ what, within, key, row }: Subject) =>
    what === 'name' ? (rowOfName.get(`${within}/${key}`) ?? null) : row
  const text = (row: number | null) => (row === null ? undefined : reading.texts.get(row))
  const lines = new Map<number, SheetLine>()
  const line = (row: number, state: SheetState, more: Partial<SheetLine> = {}): SheetLine => ({
    row,
    sheet: null,
    state,
    words: text(row)?.words ?? '',
    when: text(row)?.when ?? null,
    code: null,
    unit: null,
    changes: [],
    problem: null,
    ...more,
  })
  for (const batch of reading.batches)
    if (kinds.includes(batch.kind))
      for (const { row, cells } of batch.rows as readonly { readonly row: number; readonly cells: object }[])
        lines.set(row, line(row, 'same', { code: codeOf(cells) }))
  for (const { row, cells } of reading.published?.rows ?? [])
    lines.set(row, line(row, 'same', { code: cells.organisation }))
  for (const [row, code] of reading.placed) lines.set(row, line(row, 'same', { code }))
  for (const { code, set, row } of reading.kind === 'names' ? reading.names : [])
    lines.set(row, line(row, 'same', { code: `${set}/${code}` }))
  const first = Map.groupBy(reading.placed, ([, code]) => code)
  const put = (subject: Subject, state: SheetState, change?: Change) => {
    if (!main.includes(subject.what)) return
    // of seeds both sides of a contest, and nobody for those that are to come
    const own = reading.kind === 'draws' ? (first.get(subject.key) ?? []).map(([row]) => row) : [rowOf(subject)]
    for (const row of own) if (row !== null) putInRow(row, state, change)
  }
  const putInRow = (row: number, state: SheetState, change?: Change) => {
    const before = lines.get(row) ?? line(row, 'same')
    lines.set(row, {
      ...before,
      state: before.state === 'new' ? 'new' : state,
      changes: change
        ? [...before.changes, { field: change.field, from: shown(change.from), to: shown(change.to) }]
        : before.changes,
    })
  }
  for (const subject of plan.added) put(subject, 'new')
  for (const change of plan.changed) put(change, 'changes', change)
  for (const { problem, row, value } of notes) {
    const before = row === null ? undefined : lines.get(row)
    if (before) lines.set(before.row ?? 0, { ...before, problem: { kind: problem, cell: null, field: null, value } })
  }
  for (const { row, why } of reading.passedOver)
    if (!lines.has(row))
      lines.set(row, line(row, 'passed-over', { problem: { kind: why, cell: null, field: null, value: null } }))
  for (const row of reading.skipped)
    lines.set(row, line(row, 'passed-over', { problem: { kind: 'skipped', cell: null, field: null, value: null } }))
  for (const { rows } of reading.questions) for (const row of rows) lines.set(row, line(row, 'doubt'))
  // a contest that the sheet does not have any more has no row
  const missing = reading.questions.flatMap(({ rows, written }) =>
    rows.length === 0 ? { ...line(0, 'doubt', { words: written }), row: null } : [],
  )
  for (const { row, problem, column, field, value } of problems)
    if (lines.get(row)?.state !== 'problem')
      lines.set(
        row,
        line(row, 'problem', {
          problem: {
            kind: problem === 'no-value' && ofPages ? 'unread-cell' : problem,
            cell: column === null || ofPages ? null : `${letterOf(column)}${placeOfRow(row).row}`,
            field,
            value,
          },
        }),
      )
  const leaving = ofSheet.map(
    ({ within, key, words, unit }): SheetLine => ({
      row: null,
      sheet: null,
      state: 'leaves',
      words,
      when: null,
      code: `${within} ${key}`,
      unit,
      changes: [],
      problem: null,
    }),
  )
  return [...leaving, ...missing, ...lines.values()].toSorted(
    (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || (a.row ?? 0) - (b.row ?? 0),
  )
}

function codeOf(cells: object): string | null {
  const { unit, event, code, competitor } = cells as Readonly<Record<string, string | undefined>>
  return [unit ?? event, competitor ?? code].filter((one) => one !== undefined).join(' ') || null
}

const shown = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)

/** What of a sheet is remembered once it is taken in: its words, and the columns that somebody gave a meaning. */
export async function rememberSheet(
  tx: ClientBase,
  importId: number,
  words: readonly TakenWord[],
  choices: SheetChoices,
): Promise<void> {
  await rememberWords(tx, importId, words)
  for (const { header, fields } of choices.columns ?? []) await queries.rememberColumns(tx, importId, header, fields)
}
