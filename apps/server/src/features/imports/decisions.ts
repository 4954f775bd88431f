import { createHash } from 'node:crypto'
import { MEDALS, padRsc, PLACEHOLDERS, rscPrefix, UNIT_KIND } from '@games/domain'
import type { OdfMedal } from '@games/odf'
import { type MedalConflict, sameMedals } from '@games/odf/tables/index'
import { allOf, NEW, type Question, SKIP, type WordCode } from '@games/odf/tables/sheets/index'
import type { PlannedRows, TypedBatch, TypedRows } from './plan.ts'

/** A change of what is published that only the organiser can decide. */
interface Decision {
  readonly what: 'medals' | 'cancelled'
  /** The words by which the answer is remembered. */
  readonly words: string
  readonly written: string
  readonly suggestions: Question['suggestions']
  /** The answer for all decisions of this kind (`medals|*`). */
  readonly usual: string
  /** The event or the unit whose rows wait for the answer. */
  readonly code: string
}

/** The names in a decision. */
export interface DecisionNames {
  /** A competitor with the delegation. */
  competitor(code: string, organisation: string | null): string
  event(code: string): string
  unit(code: string): string
}

type NamesOf = (planned: PlannedRows) => DecisionNames | Promise<DecisionNames>

/** Rows after the answers to decisions. */
export interface Decided {
  readonly rows: TypedRows
  readonly questions: readonly Question[]
  readonly words: readonly WordCode[]
  /** Numbers of the rows that an answer leaves out. */
  readonly skipped: readonly number[]
}

interface Answers {
  /** Answers by the keys of questions: those of this file, else those that are remembered. */
  answerTo(key: string): string | undefined
  /** The words of a row. */
  textOf(row: number): string | undefined
}

/**
 * The rows of a table after the organiser's decisions. Rows about which a decision is open are left out: those of an event in which a list of
 * medals and the results contradict each other, and those that call off a contest with a result. A contest with a result that the rows do not have
 * remains. `plan`: plans rows.
 */
export async function decided(
  rows: TypedRows,
  plan: (rows: TypedRows) => Promise<PlannedRows>,
  namesOf: NamesOf,
  answers: Answers,
): Promise<Decided> {
  const found = { questions: [], words: [], skipped: [] }
  const rowsNow = await decideResults({ rows, ...found }, plan, namesOf, answers)
  return decideMedals(rowsNow, await plan(rowsNow.rows), namesOf, answers)
}

/** Decides whether contests took place that have a result and that a programme calls off. The rows bring one of both. */
async function decideResults(
  before: Decided,
  plan: (rows: TypedRows) => Promise<PlannedRows>,
  namesOf: NamesOf,
  answers: Answers,
): Promise<Decided> {
  const planned = await plan(before.rows)
  const calledOff = unitsCalledOff(planned)
  const results = resultsCalledOff(planned)
  if (calledOff.length + results.length === 0) return before
  const without = await plan({ ...before.rows, withdrawn: new Set(calledOff) })
  const names = await namesOf(without)
  const [tookPlace, withdrawn] = [new Set<string>(), new Set<string>()]
  let now = before
  for (const [unit, isOfResults] of [
    ...calledOff.map((one) => [one, false] as const),
    ...results.map((one) => [one, true] as const),
  ]) {
    // a result after a postponement shows that the contest took place since
    if (isOfResults && planned.inForce.unit(unit)?.scheduleStatus === 'POSTPONED') {
      tookPlace.add(unit)
      continue
    }
    const gone = isOfResults ? [] : medalsThatGo(padRsc(rscPrefix(unit, 'event')), without)
    const { answer, next } = ask(now, answers, resultDecision(unit, planned, names, { gone, answers, rows: now.rows }))
    now = next
    if (isOfResults && answer === 'took-place') tookPlace.add(unit)
    else if (isOfResults && answer !== null)
      now = { ...now, rows: withoutRows(now.rows, unit), skipped: [...now.skipped, ...rowsOf(now.rows, unit)] }
    else if (answer === 'cancelled') withdrawn.add(unit)
    else if (!isOfResults) now = { ...now, rows: withUnit(now.rows, unit, answer) }
  }
  return { ...now, rows: { ...now.rows, tookPlace, withdrawn } }
}

/** The question whether a contest took place. `gone`: the medals that go if it was not. */
function resultDecision(
  unit: string,
  { drafts, inForce }: PlannedRows,
  names: DecisionNames,
  { gone, answers, rows }: { readonly gone: readonly OdfMedal[]; readonly answers: Answers; readonly rows: TypedRows },
): Decision {
  const drafted = drafts.find(({ documentType, documentCode }) => documentType === 'DT_RESULT' && documentCode === unit)
  const list = drafted?.body.kind === 'results' ? drafted.body.results : inForce.list(unit)?.results.results
  const results = (list ?? []).map(({ competitor, rank, result, irm, wlt }) => [
    competitor.code,
    rank,
    result,
    irm,
    wlt,
  ])
  const [row] = drafted === undefined ? rowsOf(rows, unit) : []
  return {
    what: 'cancelled',
    // a result that comes again after it was withdrawn is another question
    words: [unit.replace(/-+$/, ''), digestOf(results), drafted === undefined ? [] : 'took-place'].flat().join(' '),
    written: (row === undefined ? undefined : answers.textOf(row)) ?? names.unit(unit),
    suggestions: [
      { code: 'took-place', name: '' },
      { code: 'cancelled', name: medalsInWords(gone, names) },
    ],
    usual: 'cancelled',
    code: unit,
  }
}

/** Decides what counts in events in which a list of medals and the results contradict each other. */
async function decideMedals(
  before: Decided,
  planned: PlannedRows,
  namesOf: NamesOf,
  answers: Answers,
): Promise<Decided> {
  if (planned.conflicts.size === 0) return before
  const names = await namesOf(planned)
  const byResults = new Set<string>()
  let now = before
  for (const [event, conflict] of planned.conflicts) {
    const { answer, next } = ask(now, answers, medalDecision(event, conflict, names))
    now = next
    if (answer !== 'results') continue
    byResults.add(event)
    const isOfList = (kind: TypedBatch['kind']) => kind === 'medallists'
    const left = before.rows.kind === 'medallists' ? rowsOf(now.rows, event, isOfList) : []
    now = {
      ...now,
      rows: withoutRows(now.rows, event, isOfList),
      skipped: [...now.skipped, ...left],
    }
  }
  return { ...now, rows: { ...now.rows, byResults } }
}

const medalDecision = (event: string, { stated, byRule }: MedalConflict, names: DecisionNames): Decision => ({
  what: 'medals',
  words: `${event.replace(/-+$/, '')} ${digestOf([stated, byRule].map(medalKeys))}`,
  written: names.event(event),
  suggestions: [
    { code: 'list', name: medalsInWords(stated, names) },
    { code: 'results', name: medalsInWords(byRule, names) },
  ],
  usual: 'list',
  code: event,
})

/** Applies the answer to a decision; null: the rows wait or are left out. */
function ask(
  before: Decided,
  answers: Answers,
  { what, words, written, suggestions, usual, code }: Decision,
): { readonly answer: string | null; readonly next: Decided } {
  const key = `${what}|${words}`
  const given = answers.answerTo(key) ?? answers.answerTo(allOf(what))
  const answer = given === NEW ? usual : given
  if (answer !== undefined && suggestions.some((one) => one.code === answer))
    return { answer, next: { ...before, words: [...before.words, { what, words, code: answer }] } }
  const rows = rowsOf(before.rows, code)
  const left = { ...before, rows: withoutRows(before.rows, code) }
  return {
    answer: null,
    next:
      answer === SKIP
        ? { ...left, skipped: [...before.skipped, ...rows] }
        : { ...left, questions: [...before.questions, { key, what, written, rows, suggestions }] },
  }
}

/** Units with a result in force that rows call off or take out of the programme. */
const unitsCalledOff = ({ drafts, inForce }: PlannedRows): string[] =>
  drafts.flatMap(({ body }) =>
    body.kind !== 'schedule'
      ? []
      : body.units.flatMap(({ code, scheduleStatus: status }) => {
          const list = inForce.list(code)
          const isOut = UNIT_KIND[status] === 'called-off' || status === 'UNSCHEDULED'
          const isNew = isOut && inForce.unit(code)?.scheduleStatus !== status
          return isNew && list !== null && list.status !== 'START_LIST' && list.results.results.length > 0 ? [code] : []
        }),
  )

/** Units of whose results rows bring some, while the programme calls them off. */
const resultsCalledOff = ({ drafts, inForce }: PlannedRows): string[] =>
  drafts.flatMap(({ documentType, documentCode, resultStatus }) => {
    const status = inForce.unit(documentCode)?.scheduleStatus
    const isOfResults = documentType === 'DT_RESULT' && resultStatus !== 'START_LIST'
    return isOfResults && status !== undefined && UNIT_KIND[status] === 'called-off' ? [documentCode] : []
  })

/** The medals of an event that a plan takes away. */
function medalsThatGo(event: string, { drafts, inForce }: PlannedRows): readonly OdfMedal[] {
  const after = drafts.find(
    ({ documentType, documentCode }) => documentType === 'DT_MEDALLISTS' && documentCode === event,
  )
  if (after?.body.kind !== 'medallists') return []
  const { medals } = after.body
  return (inForce.medals(event)?.medals ?? []).filter((medal) => !medals.some((other) => sameMedals([medal], [other])))
}

/** Medals by their places: `1. Ana Um (Alagoas) · 2. Bia Dois (Paraná)`. */
const medalsInWords = (medals: readonly OdfMedal[], names: DecisionNames): string =>
  MEDALS.flatMap((colour, at) =>
    medals.flatMap(({ medal, competitors }) =>
      medal === colour
        ? competitors.map(
            ({ code, organisation }) =>
              `${at + 1}. ${PLACEHOLDERS.has(code) ? '–' : names.competitor(code, organisation)}`,
          )
        : [],
    ),
  ).join(' · ')

const medalKeys = (medals: readonly OdfMedal[]): readonly string[] =>
  medals.flatMap(({ medal, competitors }) => competitors.map(({ code }) => `${medal} ${code}`)).toSorted()

/** Eight letters or digits that follow from a value. */
const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)

/** Whether a row is of an event or a unit, whose code is in full. Registrations are of no contest. */
const isOf = (kind: TypedBatch['kind'], cells: object, code: string): boolean => {
  if (kind === 'participants' || kind === 'teams') return false
  const subject = 'unit' in cells && typeof cells.unit === 'string' ? cells.unit : 'event' in cells ? cells.event : null
  return typeof subject === 'string' && subject.startsWith(rscPrefix(code, 'event') + code.slice(22).replace(/-+$/, ''))
}

type IsKind = (kind: TypedBatch['kind']) => boolean

const rowsOf = ({ batches }: TypedRows, code: string, isKind: IsKind = () => true): number[] => [
  ...new Set(
    batches.flatMap(({ kind, rows }) =>
      isKind(kind)
        ? (rows as readonly { readonly row: number; readonly cells: object }[]).flatMap(({ row, cells }) =>
            isOf(kind, cells, code) ? row : [],
          )
        : [],
    ),
  ),
]

const withoutRows = (rows: TypedRows, code: string, isKind: IsKind = () => true): TypedRows => ({
  ...rows,
  batches: rows.batches.map(
    (batch) =>
      ({
        ...batch,
        rows: batch.rows.filter(({ cells }) => !(isKind(batch.kind) && isOf(batch.kind, cells, code))),
      }) as typeof batch,
  ),
})

/** Rows with which a unit remains in the programme. `answer`: null if its own rows wait. */
const withUnit = (rows: TypedRows, unit: string, answer: string | null): TypedRows => ({
  ...(answer === null ? rows : withoutStatus(rows, unit)),
  kept: new Set([...(rows.kept ?? []), unit]),
})

/** Rows of a schedule without the status of a unit. */
const withoutStatus = (rows: TypedRows, unit: string): TypedRows => ({
  ...rows,
  batches: rows.batches.map((batch) =>
    batch.kind === 'schedule'
      ? {
          ...batch,
          rows: batch.rows.map((row) =>
            row.cells.unit === unit ? { ...row, cells: { ...row.cells, status: undefined } } : row,
          ),
        }
      : batch,
  ),
})
