import { byText } from '@games/domain'

/** A result list of a unit, and when it was last written (ISO, with offset). */
export interface WrittenList {
  readonly code: string
  readonly written: string
}

/** A schedule row on its way to a code. */
export interface CodableRow {
  /** RSC as far as it is known: 22 characters of event, or discipline and gender with filler. */
  readonly prefix: string
  /** The 12 characters of phase and unit that end its address, upper case; null when it has none. */
  readonly tail: string | null
  /** What the source calls phase: a label such as "Men's Sprint, Finals". */
  readonly label: string
  /** ISO, with offset. */
  readonly start: string
  /** It did not take place, so that no result can be its own. */
  readonly cancelled: boolean
}

/**
 * How a row came by its code: its own address names the unit; paired with the phase's free result lists in order of time; the
 * address names the phase only, and nothing finer is known; one of several rows that nothing distinguishes.
 */
export type CodeOrigin = 'own' | 'in-order' | 'phase' | 'numbered'
export interface UnitCode {
  readonly code: string
  readonly origin: CodeOrigin
}

/** What a label says of the phase where no address does: the last resort, in this order. */
const PHASE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/training/i, 'TRNO'],
  [/opening ceremony/i, 'OPEN'],
  [/closing ceremony/i, 'CLOS'],
  [/quarterfinal/i, 'QFNL'],
  [/semifinal/i, 'SFNL'],
  [/final/i, 'FNL-'],
]
const NO_PHASE = '----'
const NO_UNIT = '--------'
const MINUTE = 60_000
/** A unit may start a little before its time. */
const EARLY = 30 * MINUTE
/** Rounds of golf and days of shooting last hours, and lists are written after the last of them. */
const LATE = 18 * 60 * MINUTE

/**
 * Gives every schedule row an RSC of its own (docs/import.md, "Codes of units"). The rows' addresses often end with a phase
 * (`SFNL--------`) where the results have units; several rows then share an address.
 */
export function unitCodes(rows: readonly CodableRow[], lists: ReadonlyMap<string, WrittenList>): UnitCode[] {
  const phases = phasePrefixes(rows)
  const wanted = rows.map((row, i) => `${phases[i]}${row.tail?.slice(4) ?? NO_UNIT}`)
  const claims = countOf(wanted)
  const codes = new Map<number, UnitCode>()
  const taken = new Set<string>()
  const open = new Map<string, number[]>()
  for (const [i, code] of wanted.entries()) {
    if (claims.get(code) === 1 && lists.has(code)) {
      codes.set(i, { code, origin: 'own' })
      taken.add(code)
    } else push(open, code.slice(0, 26), i)
  }
  const free = new Map<string, WrittenList[]>()
  for (const list of lists.values())
    if (!taken.has(list.code) && !isParent(list.code)) push(free, list.code.slice(0, 26), list)
  for (const [phase, indices] of open) {
    const ordered = [...indices].sort((a, b) => byText(startOf(rows, a), startOf(rows, b)) || a - b)
    const competed = ordered.filter((i) => rows[i]?.cancelled === false)
    const paired = pairInOrder(
      competed.map((i) => startOf(rows, i)),
      free.get(phase) ?? [],
    )
    for (const [n, code] of paired?.entries() ?? []) codes.set(competed[n] ?? -1, { code, origin: 'in-order' })
    const left = ordered.filter((i) => !codes.has(i))
    for (const [i, code] of separately(left, wanted)) codes.set(i, code)
  }
  return rows.map((_, i) => codes.get(i) ?? { code: wanted[i] ?? '', origin: 'phase' })
}

/** A unit made of sub-units, whose own row in a schedule would name it: its sub-unit is `00` (ODF §4). */
const isParent = (code: string): boolean => code.endsWith('00')

/** Discipline to phase, 26 characters, of each row. */
function phasePrefixes(rows: readonly CodableRow[]): string[] {
  const byLabel = new Map<string, Set<string>>()
  for (const { prefix, label, tail } of rows) {
    const phase = tail?.slice(0, 4) ?? NO_PHASE
    if (phase === NO_PHASE) continue
    const key = `${prefix}|${label}`
    byLabel.set(key, (byLabel.get(key) ?? new Set()).add(phase))
  }
  return rows.map(({ prefix, label, tail }) => {
    const own = tail?.slice(0, 4) ?? NO_PHASE
    if (own !== NO_PHASE) return prefix + own
    const [first, another] = byLabel.get(`${prefix}|${label}`) ?? []
    if (first !== undefined && another === undefined) return prefix + first
    return prefix + (PHASE_WORDS.find(([words]) => words.test(label))?.[1] ?? NO_PHASE)
  })
}

/**
 * Pairs the rows of a phase with its free lists when there are as many of one as of the other: rows by start, lists by when they
 * were written. Lists of finals that were all written after the last of them began are taken from the last number to the first,
 * since number 1 is raced for gold and comes at the end. Lists that were corrected on a later day no longer tell when their unit
 * was; within one day their numbers do. Null when the times contradict all of it, or the numbers differ.
 */
function pairInOrder(starts: readonly string[], lists: readonly WrittenList[]): string[] | null {
  if (lists.length === 0 || lists.length !== starts.length) return null
  const byCode = [...lists].sort((a, b) => byText(a.code, b.code))
  const byTime = [...byCode].sort((a, b) => byText(a.written, b.written))
  const fits = (ordered: readonly WrittenList[], earliest: number, latest: number) =>
    ordered.every((list, i) => {
      const after = Date.parse(list.written) - Date.parse(starts[i] ?? '')
      return after >= earliest && after <= latest
    })
  const lastStart = Date.parse(starts.at(-1) ?? '')
  const together = lists.every((list) => Date.parse(list.written) >= lastStart)
  const ordered = together && byCode[0]?.code.slice(22, 26) === 'FNL-' ? byCode.toReversed() : byTime
  if (fits(ordered, -EARLY, LATE)) return ordered.map((l) => l.code)
  const oneDay = new Set(starts.map((s) => s.slice(0, 10))).size === 1
  return oneDay && fits(byCode, 0, Number.POSITIVE_INFINITY) ? byCode.map((l) => l.code) : null
}

/** Rows alone in wanting a code get it; those who share one are numbered below its phase: `S01-----`, `S02-----`, … */
function separately(indices: readonly number[], wanted: readonly string[]): [number, UnitCode][] {
  const claims = countOf(indices.map((i) => wanted[i] ?? ''))
  const numbers = new Map<string, number>()
  return indices.map((i) => {
    const code = wanted[i] ?? ''
    if (claims.get(code) === 1) return [i, { code, origin: code.endsWith(NO_UNIT) ? 'phase' : 'own' }]
    const phase = code.slice(0, 26)
    const number = (numbers.get(phase) ?? 0) + 1
    numbers.set(phase, number)
    return [i, { code: numberedUnit(phase, number), origin: 'numbered' }]
  })
}

/** The code of the n-th of several rows of a phase that nothing distinguishes (docs/import.md). */
export const numberedUnit = (phase: string, number: number): string =>
  `${phase}S${String(number).padStart(2, '0')}`.padEnd(34, '-')

/** Whether the code of a unit is one of `numberedUnit`. */
export const isNumberedUnit = (code: string): boolean => /^S\d{2,}-+$/.test(code.slice(26))

const startOf = (rows: readonly CodableRow[], index: number): string => rows[index]?.start ?? ''

function countOf(codes: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}

function push<T>(groups: Map<string, T[]>, key: string, value: T): void {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}
