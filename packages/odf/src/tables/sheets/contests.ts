import { padRsc } from '@games/domain'
import type { Cells, TableRow } from '../columns.ts'
import type { Side } from '../values.ts'
import { digestOf } from './digest.ts'
import type { KnownIndex } from './known.ts'
import type { UnitWords } from './word-codes.ts'

export const NOBODY_YET: Side = { code: null, type: null, organisation: null }

/** A contest of a programme as its row says it, with the code that its words alone make. */
export interface ReadContest {
  readonly row: number
  readonly cells: Cells<'schedule'>
  readonly base: string
  /** Nothing of its words tells it from others of the same. */
  readonly unnumbered: boolean
  readonly occasion: boolean
}

/**
 * Contests of the same words are told apart by the order in which they begin. Those of the programme keep their codes: first who begins when
 * and where one of them does, then in order who is left, which is the same contest at another time; new ones get the next numbers.
 */
export function numbered(contests: readonly ReadContest[], index: KnownIndex): TableRow<'schedule'>[] {
  const same = Map.groupBy(contests, ({ base }) => base)
  const code = new Map<number, string>()
  for (const [base, rows] of same) {
    const [first] = rows
    const sameWhen = Map.groupBy(rows, ({ cells }) => whenOf(cells))
    const distinct = [...sameWhen].map(([when, all]) => ({ when, rows: all, row: all[0]?.row ?? 0 }))
    if (!first || distinct.length < 2 || !rows.every(({ unnumbered }) => unnumbered || first.occasion)) continue
    const ordered = distinct.toSorted((a, b) => a.when.localeCompare(b.when) || a.row - b.row)
    const numbered = Array.from({ length: 2 * ordered.length + MOST_HELD }, (_, at) =>
      sameWordsCode(base, at + 1, first.occasion),
    )
    const held = [...new Set([base, ...numbered])].filter((one) => index.hasUnit(one))
    const free = numbered.filter((one) => !held.includes(one))
    const left = ordered.filter((one) => {
      const [row] = one.rows
      const at = row ? held.findIndex((known) => index.whenOf(known) === placeOf(row.cells)) : -1
      const [known] = at < 0 ? [] : held.splice(at, 1)
      for (const each of known === undefined ? [] : one.rows) code.set(each.row, known as string)
      return known === undefined
    })
    // more rows than contests: the last ones are new
    const codes = [...held, ...free]
    for (const [at, one] of left.entries()) for (const { row } of one.rows) code.set(row, codes[at] ?? base)
  }
  return contests.map(({ row, cells }) => ({ row, cells: { ...cells, unit: code.get(row) ?? cells.unit } }))
}

/** Contests that sides come from, by their number alone where their words do not say the phase (`vencedor do jogo 12`). */
export function linked(rows: readonly TableRow<'schedule'>[], index: KnownIndex): TableRow<'schedule'>[] {
  const all = new Set(rows.map(({ cells }) => cells.unit))
  const ofEvent = Map.groupBy(all, (code) => code.slice(0, 22))
  const contestOf = (code: string): string | null => {
    if (all.has(code) || index.hasUnit(code)) return code
    const units = [
      ...(ofEvent.get(code.slice(0, 22)) ?? []),
      ...index.units(padRsc(code.slice(0, 22))).map((one) => one.code),
    ]
    const numbered = [...new Set(units.filter((one) => one.slice(26) === code.slice(26)))]
    return numbered.length === 1 ? (numbered[0] ?? null) : null
  }
  return rows.map((one) => {
    const { sides } = one.cells
    if (!sides?.some(({ from }) => from?.wlt)) return one
    const linked = sides.map((side) => {
      if (!side.from?.wlt || side.from.unit === null) return side
      const unit = contestOf(side.from.unit)
      return unit === null ? NOBODY_YET : { ...side, from: { ...side.from, unit } }
    })
    return { ...one, cells: { ...one.cells, sides: linked } }
  })
}

/**
 * Contests with the units of the lists that they have already, by row; null: the row waits for an answer. Sides that come from such a contest
 * follow it.
 */
export function asMetBefore(contests: readonly ReadContest[], met: ReadonlyMap<number, string | null>): ReadContest[] {
  const codes = new Map(
    contests.flatMap(({ row, base }) => (met.has(row) ? [[base, met.get(row) ?? base] as const] : [])),
  )
  return contests.flatMap((one) => {
    if (met.get(one.row) === null) return []
    const sides = one.cells.sides?.map(({ from, ...side }) =>
      from ? { ...side, from: { ...from, unit: codes.get(from.unit ?? '') ?? from.unit } } : side,
    )
    const unit = met.get(one.row)
    return [{ ...one, base: unit ?? one.base, cells: { ...one.cells, unit: unit ?? one.cells.unit, sides } }]
  })
}

/**
 * The unit of two sides without a number, in either order; of a day, where one is given. `B` begins that of a match for bronze, `Q` that of a
 * final which is not the one of the event.
 */
export const metCode = (
  sides: readonly string[],
  day?: string,
  { bronze, isOther }: Partial<Pick<UnitWords, 'bronze' | 'isOther'>> = {},
): string =>
  `${bronze ? 'B' : isOther ? 'Q' : 'P'}${digestOf([...sides.toSorted(), day].filter((part) => part !== undefined).join(' '), 7)}`

/**
 * The unit code of a match for bronze that the programme does not have: its own code (`unitWords`) could be that of another final.
 */
export const bronzeCode = (unit: string): string => `B${digestOf(unit, 7)}`

/** The contests of the programme that the same words have made (`numbered`). */
export function heldOfSameWords(base: string, index: KnownIndex): string[] {
  return [base, ...Array.from({ length: MOST_HELD }, (_, at) => sameWordsCode(base, at + 1, false))].filter((code) =>
    index.hasUnit(code),
  )
}

/** Contests of the same words that the programme may have beside those of a sheet. */
const MOST_HELD = 99

/** The code of one of several contests of the same words. */
function sameWordsCode(base: string, number: number, occasion: boolean): string {
  const two = String(number).padStart(2, '0')
  const unit = occasion
    ? `${base.slice(26, 30)}${two}--`
    : base.endsWith('000100--')
      ? `S${two}`
      : `S${two}${digestOf(base.slice(26), 4)}`
  return `${base.slice(0, 26)}${unit.padEnd(8, '-')}`
}

const placeOf = ({ date, start_time: time, location }: Cells<'schedule'>): string =>
  `${date ?? ''} ${time ?? ''} ${location ?? ''}`
const whenOf = ({ date, start_time: time, location, medal }: Cells<'schedule'>): string =>
  `${date ?? '9'} ${time ?? '99'} ${location ?? ''} ${medal ?? ''}`
