import { padRsc } from '@games/domain'
import type { TableRow } from '../columns.ts'
import { digestOf } from './digest.ts'
import type { KnownIndex, Named } from './known.ts'
import type { Contest } from './reading.ts'
import { unitWords } from './word-codes.ts'

/** A heat of a final: its first row, the name of its event and its own, as the sheet has them. */
export interface HeatOfFinal {
  readonly row: number
  readonly event: string
  readonly name: string
}

export interface FinalsInHeats {
  /** Heats that the programme does not have, of finals with several heats: all of them decide gold. */
  readonly units: readonly TableRow<'schedule'>[]
  /** Heats that are the only known one of their final, by unit. The sheet does not show whether others follow. */
  readonly alone: ReadonlyMap<string, HeatOfFinal>
}

/** Whether the words of a contest name one of the heats that are a final together. */
export function isHeatOfFinal({ phase, own }: Pick<Contest, 'phase' | 'own'>): boolean {
  const words = unitWords(phase, { own })
  return words.timed && !words.unnumbered
}

/** The phase of the ranking of a whole event beside its contests. */
export const FINAL_RANKING = 'Final ranking'

/** The phase in the title of the ranking of a whole event: none. */
export const WHOLE = ''

/**
 * The phase of a table from the phases of the words above it, the nearest last: a heat below `Final` is a heat of that final. The ranking of a
 * whole event is of no earlier round.
 */
export function phaseAbove(phases: readonly string[]): string | undefined {
  const last = phases.at(-1)
  if (last === WHOLE) {
    const earlier = phases.filter((words) => words !== WHOLE)
    const final = earlier.findLast((words) => unitWords(words).phase === 'FNL-')
    // beside other contests a list without a phase would be one of them
    return final ?? (earlier.length > 0 ? FINAL_RANKING : undefined)
  }
  if (last === undefined || unitWords(last).phase !== 'HEAT') return last
  const before = phases.findLast((words) => unitWords(words).phase !== 'HEAT')
  const final = before === undefined ? null : unitWords(before)
  return final?.phase === 'FNL-' && !final.bronze ? `${before} – ${last}` : last
}

/** Whether a unit of the programme is a heat of a final (`FNL-`, in full), or the final as a whole, or of another phase. */
export const isHeatOrWhole = ({ code, names }: Named, final: string): boolean =>
  !code.startsWith(final.slice(0, 26)) ||
  names.every((name) => {
    const { timed, unnumbered, bronze } = unitWords(name)
    return !bronze && (timed || unnumbered)
  })

/** Heats of finals → what the programme lacks to decide them. `heats`: by unit, 34 characters. */
export function finalsInHeats(heats: ReadonlyMap<string, HeatOfFinal>, index: KnownIndex): FinalsInHeats {
  const units: TableRow<'schedule'>[] = []
  const alone = new Map<string, HeatOfFinal>()
  for (const [final, own] of Map.groupBy(heats, ([unit]) => unit.slice(0, 26))) {
    const [first] = own
    if (first === undefined) continue
    const programme = index.units(first[0]).filter(({ code }) => code.startsWith(final) && isNumbered(code))
    const played = index.heatsOutside(final)
    const known = new Set([...own.map(([unit]) => unit), ...programme.map(({ code }) => code), ...played])
    const rows = new Map(own)
    if (known.size > 1)
      units.push(
        ...[...known].filter((unit) => !index.hasUnit(unit)).map((unit) => heatRow(unit, rows.get(unit) ?? first[1])),
      )
    else if (!programme.some(({ names }) => names.some((name) => unitWords(name).timed))) alone.set(...first)
  }
  return { units, alone }
}

/** The heats of a final with those that are still to come: the next one after the first, those before any other. */
export function withHeatsToCome(unit: string, heat: HeatOfFinal): TableRow<'schedule'>[] {
  const number = numberOf(unit)
  const others = number === 1 ? [2] : Array.from({ length: number - 1 }, (_, at) => at + 1)
  return [unit, ...others.map((other) => codeOf(unit, other))].map((code) => heatRow(code, heat))
}

/** The key of a question about heats: another set of heats is another question. */
export const heatsKey = (units: Iterable<string>): string => digestOf([...units].toSorted().join(' '), 8)

const isNumbered = (unit: string): boolean => /^\d{4}00--$/.test(unit.slice(26))
const numberOf = (unit: string): number => Number(unit.slice(26, 30))
const codeOf = (unit: string, number: number): string =>
  padRsc(`${unit.slice(0, 26)}${String(number).padStart(4, '0')}00`)

/** A line of the programme for a heat. `like`: a heat of the same final, whose name it has with its own number. */
const heatRow = (unit: string, like: HeatOfFinal): TableRow<'schedule'> => ({
  row: like.row,
  cells: {
    unit,
    phase_type: '3',
    name: like.name.replace(/\d+(?=\D*$)/, String(numberOf(unit))),
    name_eng: undefined,
    name_spa: undefined,
    date: undefined,
    start_time: undefined,
    end_time: undefined,
    venue: undefined,
    venue_name: undefined,
    location: undefined,
    location_name: undefined,
    status: undefined,
    medal: 1,
    order: undefined,
    sides: undefined,
  },
})
