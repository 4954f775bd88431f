import { BRAZILIAN_STATES, padRsc, STATE_CODES } from '@games/domain'
import type { OdfCompetitor, OdfRecord, OdfRecordMark, OdfResult } from '@games/odf'
import { NO_ATHLETE, NO_COMPETITOR } from '@games/odf'
import { DAY, isoLocal } from '../games-time.ts'
import { inventName, inventTown } from '../names.ts'
import type { Outcome } from '../outcome.ts'
import type { Games, PlannedEvent, PlannedUnit } from '../plan.ts'
import { random } from '../random.ts'
import { formatTime } from '../sports/race.ts'
import type { ListRules } from '../sports/rules.ts'
import type { Standing } from '../sports/standing.ts'

/** National youth and games record, by the code a result's RecordIndicator has too. */
const TYPES = ['NR', 'GR'] as const
type RecordType = (typeof TYPES)[number]

interface Standard {
  readonly type: RecordType
  /** Less is better: milliseconds, or centimetres below nought. */
  readonly value: number
  readonly marks: readonly OdfRecordMark[]
}

/** A record that a result equals or beats. */
export interface Broken {
  readonly type: RecordType
  readonly equalled: boolean
}

/** The records of the events that keep any, as they change. */
export interface RecordBook {
  readonly events: readonly PlannedEvent[]
  /** As they stand now. */
  body(event: PlannedEvent): { readonly kind: 'records'; readonly records: readonly OdfRecord[] }
  /** Enters the best of a unit where it is a record; answers what it broke, best record first. */
  enter(unit: PlannedUnit, best: Outcome['placings'][number] | undefined, standing: Standing): readonly Broken[]
  /** Strikes out what was entered for a competitor in a unit; whether there was anything. */
  strike(unit: PlannedUnit, competitor: string): boolean
}

/** Wind that helps more than this keeps a mark out of the records, metres a second. */
const MOST_WIND = 2

/** Swimming and the track, and the throws; the jumps have a wind of their own at every attempt and are left out. */
const keepsRecords = (rules: ListRules | null): boolean =>
  rules?.play === 'race' || (rules?.play === 'attempts' && !rules.wind)

export function openRecordBook(games: Games): RecordBook {
  const rulesOf = new Map<string, ListRules>()
  for (const { event, contest } of games.units)
    if (event && contest?.kind === 'list' && keepsRecords(contest.rules) && /^(SWM|ATH)/.test(event.code))
      rulesOf.set(event.code, contest.rules)
  const events = games.events.filter((event) => rulesOf.has(event.code))
  /** What stood before a unit changed it. */
  const before = new Map<string, readonly Standard[]>()
  const book = new Map<string, readonly Standard[]>(
    events.map((event) => [event.code, standards(games, event, rulesOf.get(event.code))]),
  )
  return {
    events,
    body: (event) => ({ kind: 'records', records: [recordOf(event, book.get(event.code) ?? [])] }),
    enter(unit, best, standing) {
      const current = book.get(unit.event?.code ?? '')
      const row = standing.results[0]
      if (!current || !unit.event || !best || best.rank !== 1 || !row || !counts(standing)) return []
      const value = valueOf(row, best.mark)
      const broken = current.flatMap((standard): Broken[] =>
        value > standard.value ? [] : [{ type: standard.type, equalled: value === standard.value }],
      )
      const mark = markOf(unit, row)
      book.set(
        unit.event.code,
        current.map((standard) => {
          const one = broken.find(({ type }) => type === standard.type)
          if (!one) return standard
          return one.equalled
            ? { ...standard, marks: [...standard.marks, { ...mark, order: standard.marks.length + 1, equalled: true }] }
            : { ...standard, value, marks: [mark] }
        }),
      )
      if (broken.length > 0) before.set(unit.code, current)
      return broken
    },
    strike(unit, competitor) {
      const current = before.get(unit.code)
      const now = book.get(unit.event?.code ?? '') ?? []
      const is = ({ unit: at, competitor: who }: OdfRecordMark) => at === unit.code && who?.code === competitor
      if (!current || !unit.event || !now.some(({ marks }) => marks.some(is))) return false
      book.set(
        unit.event.code,
        now.map((standard) =>
          standard.marks.some(is) ? (current.find(({ type }) => type === standard.type) ?? standard) : standard,
        ),
      )
      return true
    },
  }
}

const counts = ({ extendedInfos }: Standing): boolean =>
  Number(extendedInfos.find(({ code }) => code === 'WIND_SPEED')?.value ?? 0) <= MOST_WIND

/** Races are compared by their time, throws by their best; a record is written in the words of a result. */
const valueOf = (row: OdfResult, mark: number): number =>
  row.resultType === 'DISTANCE' ? -Math.round(Number(row.result) * 100) : mark

const markOf = (unit: PlannedUnit, row: OdfResult): OdfRecordMark => ({
  order: 1,
  result: row.result,
  resultType: row.resultType,
  equalled: false,
  unit: unit.code,
  date: isoLocal(unit.start).slice(0, 10),
  place: unit.venue.name.por,
  country: 'BRA',
  extended: [],
  competitor: { ...row.competitor, bib: null },
})

/** What stood before the games: marks near the best of such a field, of people who are not at these games. */
function standards(games: Games, event: PlannedEvent, rules: ListRules | undefined): Standard[] {
  const chance = random(games.seed, 'records', event.code)
  const start = Date.parse(`${games.startDate}T12:00:00-03:00`)
  return TYPES.map((type) => {
    const rare = type === 'NR' ? 1 : 0.5
    const value =
      rules?.play === 'race'
        ? Math.round(rules.base * (1 - 0.026 - 0.018 * rare + 0.004 * chance.normal()) * 100) * 10
        : rules?.play === 'attempts'
          ? -Math.round(rules.base * 100 * (1 + 0.055 + 0.035 * rare + 0.006 * chance.normal()))
          : 0
    const mark: OdfRecordMark = {
      order: 1,
      result: value < 0 ? (-value / 100).toFixed(2) : formatTime(value, rules?.play === 'race' ? rules.decimals : 2),
      resultType: value < 0 ? 'DISTANCE' : 'TIME',
      equalled: false,
      unit: null,
      date: isoLocal(start - chance.whole(300, 3600) * DAY).slice(0, 10),
      place: inventTown(chance),
      country: 'BRA',
      extended: [],
      competitor: holder(event, type, chance),
    }
    return { type, value, marks: [mark] }
  })
}

function holder(event: PlannedEvent, type: RecordType, chance: ReturnType<typeof random>): OdfCompetitor {
  const organisation = chance.pick(STATE_CODES)
  const code = `REC${type}${event.code.slice(0, 12).replace(/-+$/, '')}`
  const [sample] = event.entrants
  if (sample?.type === 'T')
    return { ...NO_COMPETITOR, code, type: 'T', organisation, teamName: BRAZILIAN_STATES[organisation] }
  const gender = event.gender === 'M' ? 'M' : 'F'
  const name = inventName(chance, gender)
  return {
    ...NO_COMPETITOR,
    code,
    type: 'A',
    organisation,
    athletes: [{ ...NO_ATHLETE, code, order: 1, ...name, gender, organisation }],
  }
}

const recordOf = (event: PlannedEvent, current: readonly Standard[]): OdfRecord => ({
  code: padRsc(event.code),
  order: 1,
  name: event.name.por,
  types: current.map(({ type, marks }, i) => ({ recordType: type, order: i + 1, marks })),
})

/** The standing with the records that its first row broke. */
export const withIndicators = (standing: Standing, event: PlannedEvent, broken: readonly Broken[]): Standing => ({
  ...standing,
  results: standing.results.map((row, i) =>
    i > 0 || broken.length === 0
      ? row
      : {
          ...row,
          recordIndicators: broken.map(({ type, equalled }, at) => ({
            order: at + 1,
            code: padRsc(event.code),
            recordType: type,
            equalled,
          })),
        },
  ),
})
