import type { Localized } from '../../text/localized.ts'
import { withMinus } from '../../text/minus.ts'
import { sportOf } from '../registry.ts'
import type { SportRow, SportUnit, SportValue, Statistic } from '../sport.ts'

/** A statistic as DT_STATS sends it (ODF §3): Value, what was tried in Attempt, its share in Percent. Texts as the source wrote them. */
export interface SentStat {
  readonly code: string
  readonly pos?: string
  readonly value?: string
  readonly attempt?: string
  readonly percent?: string
}

/** Figures of some competitors of one match: a line for each statistic, a value for each competitor. */
export interface FigureLine {
  readonly key: string
  readonly label: Localized
  readonly values: readonly (string | null)[]
}

/** Of these the greater figure is the better one; of fouls, cards or time it is not, or nobody can say. */
const MORE_IS_BETTER: ReadonlySet<string> = new Set([
  'goals',
  'seven-metre',
  'saves',
  'two-point',
  'three-point',
  'free-throws',
  'rebounds',
  'offensive-rebounds',
  'defensive-rebounds',
  'assists',
  'steals',
  'blocks',
  'shots',
  'shots-on-target',
  'attack',
  'block',
  'ace',
  'points-won',
  'streak',
  'game-points',
  'ippon',
  'waza-ari',
  'yuko',
  'points',
  'head',
  'trunk',
  'punch',
  'classification',
])
export const isBetterWithMore = (key: string): boolean => MORE_IS_BETTER.has(key)

/** The number a figure begins with, for a length: 48 of "48%", 12 of "12/25 (48%)". Null for whatever else: a time, a letter. */
export function figureOf(text: string | null): number | null {
  const number = /^(\d+(?:[.,]\d+)?)(?:%|\/\d+(?: \(.*\))?)?$/.exec(text ?? '')?.[1]
  return number === undefined ? null : Number(number.replace(',', '.'))
}

/** The figures of DT_STATS by the sport's order and words; codes it has no word for follow by their codes, in the order sent. */
export function figuresOf(rsc: string, sent: readonly (readonly SentStat[])[]): FigureLine[] {
  const rows = sent.map(rowOf)
  const unit = unitOf(rsc, rows)
  const statistics = sportOf(rsc).statistics(unit)
  const lines = statistics.map(({ key, label, value }) => ({ key, label, values: rows.map((row) => value(row, unit)) }))
  const unread = new Set(
    sent
      .flat()
      .filter((stat) => stat.value !== undefined && !isRead(statistics, rsc, stat))
      .map(codeOf),
  )
  for (const code of unread) {
    const values = sent.map((stats) => written(stats.find((stat) => codeOf(stat) === code)))
    lines.push({ key: code, label: { por: code }, values })
  }
  return lines
    .filter(({ values }) => values.some((value) => value !== null))
    .map((line) => ({ ...line, values: line.values.map((value) => value && withMinus(value)) }))
}

/** Where a key stands in the sport's order; those it does not know come last. */
export function figureOrder(rsc: string): (key: string) => number {
  const keys = sportOf(rsc)
    .statistics(unitOf(rsc, []))
    .map(({ key }) => key)
  return (key) => (keys.includes(key) ? keys.indexOf(key) : keys.length)
}

/** One of several of a code (a period's) is a statistic of its own. */
const codeOf = ({ code, pos }: SentStat): string => (pos === undefined ? code : `${code} ${pos}`)

/** A code is the sport's when some statistic can be read from it alone. */
const isRead = (statistics: readonly Statistic[], rsc: string, stat: SentStat): boolean => {
  const row = rowOf([stat])
  return statistics.some(({ value }) => value(row, unitOf(rsc, [row])) !== null)
}

const written = (stat: SentStat | undefined): string | null =>
  stat?.value === undefined ? null : stat.attempt === undefined ? stat.value : `${stat.value}/${stat.attempt}`

const valueOf = ({ code, value = '', attempt, percent }: SentStat): SportValue => ({
  code,
  value,
  ...(attempt === undefined ? {} : { value2: attempt }),
  ...(percent === undefined ? {} : { extensions: [{ code: 'PCT', value: percent }] }),
})

const rowOf = (stats: readonly SentStat[]): SportRow => ({
  rank: null,
  rankEqual: false,
  resultType: null,
  result: null,
  irm: null,
  qualificationMark: null,
  wlt: null,
  diff: null,
  extended: stats.filter(({ value, pos }) => value !== undefined && pos === undefined).map(valueOf),
  items: [],
  competitor: { code: '', entries: [], athletes: [] },
})

const unitOf = (rsc: string, rows: readonly SportRow[]): SportUnit => ({
  code: rsc,
  typeCode: rsc,
  status: 'RUNNING',
  started: true,
  headToHead: true,
  clock: null,
  periods: [],
  extendedInfos: [],
  rows,
})
