import { disciplineOf } from '@games/domain'
import type { DrawSide } from '@games/domain/draw/sides'
import { MOST_ENTRANTS, ruleSetOf, seededDraw } from '@games/domain/ranking-rules/index'
import type { TableRow } from '../columns.ts'
import type { Side } from '../values.ts'
import { NOBODY_YET } from './contests.ts'
import type { KnownIndex } from './known.ts'
import type { Competitor, SheetProblem } from './reading.ts'

/** A row of a sheet of seeds. `seed` null: drawn by lot, whose order is that of the rows. */
export interface Seeded {
  readonly row: number
  readonly event: string
  readonly competitor: Competitor
  readonly seed: number | null
}

export interface Drawn {
  readonly units: readonly TableRow<'schedule'>[]
  readonly problems: readonly Pick<SheetProblem, 'problem' | 'row' | 'field' | 'value'>[]
  /** Each row's first contest, and what it says in words: who meets whom. */
  readonly placed: ReadonlyMap<number, { readonly unit: string; readonly words: string }>
}

/**
 * The knockouts of a sheet of seeds, event by event, by the sport's rule (decision 0113): contests with sides that are known or come from
 * others, the bouts for bronze with them. An event is drawn whole or not at all: `incomplete`: events of which a row
 * could not be read, disciplines of which a row's event could not; empty: a row may be of any.
 */
export function drawsOf(seeded: readonly Seeded[], incomplete: ReadonlySet<string>, index: KnownIndex): Drawn {
  const units: TableRow<'schedule'>[] = []
  const problems: Pick<SheetProblem, 'problem' | 'row' | 'field' | 'value'>[] = []
  const placed = new Map<number, { readonly unit: string; readonly words: string }>()
  for (const [event, all] of Map.groupBy(seeded, (one) => one.event)) {
    const ruleSet = ruleSetOf(index.typeCode(event))
    const again = repeated(all)
    for (const { row, seed, competitor } of again)
      problems.push({
        problem: 'contradicting-row',
        row,
        field: 'seed',
        value: `${seed ?? ''} ${competitor.name}`.trim(),
      })
    if (
      !ruleSet?.match ||
      again.length > 0 ||
      [event, disciplineOf(event), ''].some((code) => incomplete.has(code)) ||
      all.length < 2 ||
      all.length > MOST_ENTRANTS
    ) {
      for (const one of all)
        if (!again.includes(one)) problems.push({ problem: 'no-draw', row: one.row, field: 'event', value: null })
      continue
    }
    const order = all.toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || a.row - b.row)
    const drawn = seededDraw(
      event,
      order.map(({ competitor }) => competitor),
      ruleSet.event.bronzes,
    )
    const entrants = new Map(all.map((one) => [one.competitor.code, one]))
    for (const { code, medal, sides } of drawn) {
      const own = sides.flatMap((side) => entrants.get(side.code ?? '') ?? [])
      const names = sides.map((side) => entrants.get(side.code ?? '')?.competitor.name ?? '…').join(' × ')
      for (const { row } of own) placed.set(row, { unit: code, words: names })
      units.push({
        row: own[0]?.row ?? order[0]?.row ?? 0,
        cells: {
          unit: code,
          phase_type: index.hasUnit(code) ? undefined : '3',
          // two sides are its name on every page
          name: undefined,
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
          medal: medal === 1 || medal === 3 ? medal : 0,
          order: undefined,
          sides: sides.map(sideOf),
        },
      })
    }
  }
  return { units, problems, placed }
}

/** Who stands there a second time, or has a seed that another has. */
function repeated(all: readonly Seeded[]): Seeded[] {
  const seen = new Set<string>()
  return all.filter(({ competitor, seed }) => {
    const keys = [`who ${competitor.code}`, ...(seed === null ? [] : [`seed ${seed}`])]
    const isAgain = keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return isAgain
  })
}

const sideOf = ({ code, type, organisation, from }: DrawSide): Side =>
  from === null
    ? { code, type: type === 'T' ? 'T' : 'A', organisation }
    : { ...NOBODY_YET, from: { unit: from.unit, value: null, wlt: from.wlt === 'L' ? 'L' : 'W' } }
