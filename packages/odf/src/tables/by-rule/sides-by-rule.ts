import type { DrawUnit } from '@games/domain/draw/linked-brackets'
import type { DrawSide } from '@games/domain/draw/sides'
import { matchOutcome, type Outcome, type Reason, type RuleSet, settledDraw } from '@games/domain/ranking-rules/index'
import type { OdfCompetitor, OdfStart } from '../../message.ts'
import { competitorsOf, type EventFacts, eventUnits, type ListNow } from './event-facts.ts'
import type { PoolByRule } from './standings-by-rule.ts'

type Who = NonNullable<OdfStart['competitor']>

export interface SidesByRule {
  /** The competitor whom the earlier results send to a side; null: not known yet. */
  sent(unit: string, at: number): Who | null
  /** The competitor of a side whose start list says where it comes from: of a match with a result the one who has played in it; null: not known yet. */
  who(unit: string, at: number): Who | null
  /** Sides nobody can come to by the rules. */
  readonly nobody: readonly { readonly unit: string; readonly why: Reason }[]
}

/** Whoever the results so far send to the sides of the event's units (ODF §6, PreviousUnit), pools first, from the draw as it was drawn. */
export function sidesByRule(facts: EventFacts, ruleSet: RuleSet, pools: readonly PoolByRule[]): SidesByRule {
  const { match } = ruleSet
  const competitors = competitorsOf(facts)
  const sideOf = (code: string | null, from: DrawSide['from']): DrawSide => {
    const known = code === null ? undefined : competitors.get(code)
    return {
      code: known?.code ?? null,
      type: known?.type === 'T' ? 'T' : 'A',
      organisation: known?.organisation ?? null,
      name: null,
      from,
      result: null,
      irm: null,
      wlt: null,
    }
  }
  const drawn = [...facts.units.values()].map(({ code, medal, startList }): DrawUnit => {
    const played = facts.lists.get(code)?.results.results ?? []
    const sides =
      startList.length > 0
        ? startList.map(({ competitor, previousUnit }) => {
            const { unit = null, value = null, wlt = null } = previousUnit ?? {}
            if (unit === null) return sideOf(competitor?.code ?? null, null)
            if (wlt === null) return sideOf(placedIn(pools, unit, value), null)
            return sideOf(null, { unit, wlt })
          })
        : played.map(({ competitor }) => sideOf(competitor.code, null))
    return { code, medal, sides }
  })
  // who met without a line of the programme
  for (const { unit, medal } of eventUnits(facts, ruleSet))
    if (!facts.units.has(unit.code))
      drawn.push({ code: unit.code, medal, sides: unit.rows.map(({ competitor }) => sideOf(competitor.code, null)) })
  const outcomes = new Map<string, Outcome>(
    match === null
      ? []
      : eventUnits(facts, ruleSet).flatMap(({ unit }) =>
          unit.headToHead ? [[unit.code, matchOutcome(unit, match)] as const] : [],
        ),
  )
  const { units, nobody } = settledDraw(drawn, outcomes)
  const settled = new Map(units.map(({ code, sides }) => [code, sides]))
  const sent = (unit: string, at: number): Who | null => {
    const { code = null, type, organisation = null } = settled.get(unit)?.[at] ?? {}
    return code === null ? null : { code, type: type === 'T' ? 'T' : 'A', organisation }
  }
  return {
    nobody,
    sent,
    who(unit, at) {
      const played = playedSide(facts.lists.get(unit), settled.get(unit) ?? [], at)
      return played === null
        ? sent(unit, at)
        : { code: played.code, type: played.type === 'T' ? 'T' : 'A', organisation: played.organisation }
    },
  }
}

/** The competitor who has played at a side to which the earlier results send another one now, or null. */
function playedSide(list: ListNow | undefined, sides: readonly DrawSide[], at: number): OdfCompetitor | null {
  const met = list === undefined || list.status === 'START_LIST' ? [] : list.results.results
  const codes = sides.map(({ code }) => code)
  const sent = codes[at] ?? null
  if (met.length !== 2 || sent === null || met.some(({ competitor }) => competitor.code === sent)) return null
  const others = met.filter(({ competitor }) => !codes.includes(competitor.code))
  return (others.length === 1 ? others[0] : met[at])?.competitor ?? null
}

/** Who has a place of a pool whose matches are all played, where it is one's alone. */
function placedIn(pools: readonly PoolByRule[], phase: string, place: string | null): string | null {
  const pool = pools.find((one) => one.phase === phase)
  const there = pool?.complete ? pool.rows.filter(({ rank }) => String(rank) === place) : []
  return there.length === 1 ? (there[0]?.competitor ?? null) : null
}
