import { phaseOf } from '../rsc.ts'
import type { SportUnit } from '../sports/sport.ts'
import { infoOf } from '../sports/values.ts'
import { byText } from '../text/by-text.ts'
import type { Ranking } from './rank-list.ts'
import { because, type Reason } from './reason.ts'
import type { RuleSet } from './rule-set.ts'

/** A unit of an event with its results, and what it is for (ODF §6, Unit@Medal: 1 gold, 3 bronze, 0 none). */
export interface EventUnit {
  readonly unit: SportUnit
  readonly medal: number
}

export interface EventRanking extends Ranking {
  /** What decides the event: the match for gold, a list, a pool; or that somebody is alone. Null: nothing does yet. */
  readonly decidedBy: 'knockout' | 'list' | 'pool' | 'alone' | null
}

export const isFinal = ({ code }: SportUnit, medal: number): boolean => medal === 1 || phaseOf(code) === 'FNL-'

export function nothingDecides(
  members: readonly string[],
  why: Reason = because('no-rule', { list: 'final' }),
): EventRanking {
  const rows = members.map((competitor, at) => ({ competitor, rank: null, rankEqual: false, sortOrder: at + 1, why }))
  const undecided = members.length > 0 ? [{ competitors: members, from: 1, to: members.length, why }] : []
  return { rows, undecided, decidedBy: null }
}

export const membersOf = (units: readonly SportUnit[]): string[] =>
  [...new Set(units.flatMap(({ rows }) => rows.map(({ competitor }) => competitor.code)))].toSorted(byText)

/** The IRM or decision of each competitor that a match has left without a place and a medal, by competitor code. */
export const barredOf = (units: readonly EventUnit[], { event }: RuleSet): ReadonlyMap<string, string> =>
  new Map(
    units.flatMap(({ unit }) => {
      if (!unit.headToHead) return []
      const decision = infoOf(unit.extendedInfos, 'DECISION') ?? ''
      const isBarring = event.noMedalDecisions?.includes(decision) ?? false
      return unit.rows.flatMap(({ irm, wlt, competitor: { code } }): [string, string][] => {
        if (irm !== null && event.noMedal.includes(irm)) return [[code, irm]]
        return isBarring && wlt === 'L' ? [[code, decision]] : []
      })
    }),
  )
