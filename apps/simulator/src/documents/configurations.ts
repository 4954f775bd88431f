import { padRsc } from '@games/domain'
import type { OdfConfig, OdfExtension } from '@games/odf'
import type { Contest, Games } from '../plan.ts'
import { clockText } from '../sports/combat.ts'

/** How the events of each discipline are played (DT_CONFIG), for those of which there is something to say. */
export function configurations(games: Games): ReadonlyMap<string, OdfConfig & { kind: 'config' }> {
  const configs = new Map<string, Map<string, readonly OdfExtension[]>>()
  for (const { event, contest, discipline } of games.units) {
    const values = event && contest ? valuesOf(event.code, contest) : []
    const known = configs.get(discipline) ?? new Map<string, readonly OdfExtension[]>()
    // The events of a knockout are played alike in every round but for a draw, which is nothing to configure.
    if (event && values.length > 0) configs.set(discipline, known.set(padRsc(event.code), values))
  }
  return new Map(
    [...configs].map(([discipline, units]) => [
      discipline,
      { kind: 'config', extendedInfos: [], configs: [...units].map(([unit, values]) => ({ unit, values })) },
    ]),
  )
}

const value = (code: string, text: string | number, pos?: string): OdfExtension => ({
  type: 'EC',
  code,
  ...(pos === undefined ? {} : { pos }),
  value: String(text),
})

const periods = (count: number, seconds: number): OdfExtension[] => [
  value('PERIODS', count),
  value('PERIOD_LENGTH', clockText(seconds)),
]

function valuesOf(event: string, { kind, rules }: Contest): OdfExtension[] {
  if (kind === 'list') {
    if (rules.play !== 'race') return []
    const metres = lengthOf(event)
    return [
      ...(metres === null ? [] : [value('LENGTH', metres)]),
      ...(rules.points.length > 1 ? [value('INTERMEDIATES', rules.points.length)] : []),
    ]
  }
  switch (rules.play) {
    case 'timed':
      return [
        ...periods(rules.periods.length, rules.minutes * 60),
        value('OVERTIME_LENGTH', clockText(rules.overtimeMinutes * 60)),
      ]
    case 'sets':
      return [value('SETS', rules.bestOf), value('SET_POINTS', rules.to), value('LAST_SET_POINTS', rules.lastTo)]
    case 'judo':
      return periods(1, 240)
    case 'taekwondo':
      return periods(3, 90)
    case 'wrestling':
      return periods(2, 120)
    case 'fencing':
      return rules.weapon === 'sabre' ? [value('TOUCHES', 15)] : [...periods(3, 180), value('TOUCHES', 15)]
    case 'fencing-team':
      return [...periods(9, 180), value('TOUCHES', 45)]
    case 'judo-team':
    case 'arrows':
      return []
  }
}

/** Metres of a race whose event type begins with its length: `100MFR`, `4X100M`, `5KM`. */
function lengthOf(event: string): number | null {
  const found = /^(?:(\d+)X)?(\d+)(K?M)/.exec(event.slice(4, 12))
  if (!found) return null
  const [, legs, length, unit] = found
  return Number(legs ?? 1) * Number(length) * (unit === 'KM' ? 1000 : 1)
}
