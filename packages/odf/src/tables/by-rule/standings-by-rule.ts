import { padRsc } from '@games/domain'
import {
  isPoolPhase,
  poolRulesOf,
  poolStanding,
  type PoolStanding,
  type RuleSet,
} from '@games/domain/ranking-rules/index'
import { NO_LIST, NO_RESULT } from '../../absent.ts'
import { competitorsOf, type EventFacts, eventUnits, type ListNow } from './event-facts.ts'
import { gamesToCome } from './games-to-come.ts'

/** The table of a pool; `complete`: all of its matches are played. */
export interface PoolByRule extends PoolStanding {
  /** The pool's phase, in full. */
  readonly phase: string
  readonly complete: boolean
  readonly list: ListNow
}

const phaseCodeOf = (unit: string): string => padRsc(unit.slice(0, 26))
const written = (figure: number | null): string | null => (figure === null ? null : String(figure))

/** Tables of the event's pools by its sport's rules, of those with a result. Empty where the rules know no pools. */
export function standingsByRule(facts: EventFacts, ruleSet: RuleSet): PoolByRule[] {
  const rules = poolRulesOf(ruleSet)
  if (!rules) return []
  const matches = eventUnits(facts, ruleSet).filter(({ unit }) => unit.headToHead && isPoolPhase(unit.code))
  const open = gamesToCome(facts, ruleSet).filter(({ code }) => isPoolPhase(code))
  const competitors = competitorsOf(facts)
  return [...Map.groupBy(matches, ({ unit }) => phaseCodeOf(unit.code))].map(([phase, own]) => {
    const units = own.map(({ unit }) => unit)
    const toCome = open.filter(({ code }) => phaseCodeOf(code) === phase)
    const members = [
      ...units.flatMap(({ rows }) => rows.map(({ competitor }) => competitor.code)),
      ...toCome.flatMap(({ competitors: entered }) => entered),
    ]
    const standing = poolStanding(units, members, rules)
    const left = toCome.length + standing.toPlay.length
    const rows = standing.rows.flatMap((row) => {
      const competitor = competitors.get(row.competitor)
      if (!competitor) return []
      return [
        {
          ...NO_RESULT,
          rank: written(row.rank),
          rankEqual: row.rankEqual,
          sortOrder: row.sortOrder,
          result: written(row.tablePoints),
          played: written(row.played),
          won: written(row.won),
          tied: written(row.tied),
          lost: written(row.lost),
          for: written(row.for),
          against: written(row.against),
          competitor: { ...competitor, entries: [], opponents: [] },
        },
      ]
    })
    const isOfficial = units.every(({ code }) => facts.lists.get(code)?.status === 'OFFICIAL')
    const all = units.length + toCome.length
    return {
      ...standing,
      phase,
      complete: left === 0,
      list: {
        status: left > 0 ? 'INTERMEDIATE' : isOfficial ? 'OFFICIAL' : 'UNOFFICIAL',
        results: {
          ...NO_LIST,
          progress: { unitsTotal: all, unitsComplete: all - left, lastUnit: units.at(-1)?.code ?? null },
          results: rows,
        },
      },
    }
  })
}

/** Whether two tables say the same of everybody. */
export function sameStanding(one: ListNow, other: ListNow): boolean {
  const said = ({ results: { results } }: ListNow) =>
    results
      .map(({ competitor, rank, result, played }) => `${competitor.code} ${rank} ${result} ${played}`)
      .toSorted()
      .join('|')
  return said(one) === said(other)
}
