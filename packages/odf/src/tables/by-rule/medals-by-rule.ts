import { MEDALS } from '@games/domain/medals/medal-table'
import {
  because,
  decidingLists,
  type EventUnit,
  eventMedals,
  rankList,
  type RuleSet,
  type Undecided,
} from '@games/domain/ranking-rules/index'
import type { SportUnit } from '@games/domain/sports/sport'
import type { OdfCompetitor, OdfMedal } from '../../message.ts'
import { competitorsOf, type EventFacts, eventUnits, unplayed } from './event-facts.ts'

export interface MedalsByRule {
  /** Gold first. */
  readonly medals: readonly OdfMedal[]
  readonly undecided: readonly Undecided[]
}

interface Given {
  readonly competitor: string
  readonly medal: OdfMedal['medal']
  readonly unit: string | null
}

/**
 * Medals of an event by its sport's rules. The ranks of the list that decides stand, whoever gave them; without ranks, and for matches, the
 * rules rank. None while a unit that decides has no result.
 */
export function medalsByRule(facts: EventFacts, ruleSet: RuleSet): MedalsByRule {
  const units = eventUnits(facts, ruleSet)
  const [first] = decidingLists(units, ruleSet)
  const open = unplayed(facts).filter(({ code, medal }) => medal === 1 || (first && sharesGold(code, first, ruleSet)))
  if (open.length > 0) return { medals: [], undecided: [] }
  const [only, another] = first ?? []
  const { given, undecided } =
    only && another === undefined && only.rows.some(({ rank }) => rank !== null)
      ? byRanks(only, ruleSet)
      : byRules(units, ruleSet, only?.code ?? null)
  const competitors = competitorsOf(facts)
  return {
    medals: given.flatMap((one) => medalOf(one, competitors.get(one.competitor), facts)),
    undecided,
  }
}

/** Whether a unit of the programme is ranked together with the lists that decide: several timed finals. */
const sharesGold = (code: string, [first]: readonly SportUnit[], { event }: RuleSet): boolean =>
  event.finals === 'one-list' && first !== undefined && code.slice(0, 26) === first.code.slice(0, 26)

function byRules(units: readonly EventUnit[], ruleSet: RuleSet, list: string | null) {
  const { medals, undecided } = eventMedals(units, ruleSet)
  const given = medals.map(
    ({ competitor, medal, why }): Given => ({ competitor, medal, unit: why.values['unit'] ?? list }),
  )
  // an event of which nothing decides yet is no question
  return { given, undecided: undecided.filter(({ why }) => why.rule !== 'not-played' && why.rule !== 'no-rule') }
}

/** A place that is shared because the results do not part it gives no medal until somebody parts it. */
function byRanks(list: SportUnit, ruleSet: RuleSet): { given: Given[]; undecided: Undecided[] } {
  const shared = Map.groupBy(
    list.rows.filter(({ rank }) => rank !== null),
    ({ rank }) => rank,
  )
  const undecided = rankList(list, ruleSet).undecided.filter(
    ({ competitors, from }) =>
      from <= MEDALS.length &&
      [...shared.values()].some(
        (level) => level.length > 1 && level.every(({ competitor }) => competitors.includes(competitor.code)),
      ),
  )
  const open = new Set(undecided.flatMap(({ competitors }) => competitors))
  const given = list.rows.flatMap(({ rank, irm, competitor }): Given[] => {
    const medal = rank === null ? undefined : MEDALS[Number(rank) - 1]
    return medal === undefined || irm !== null || open.has(competitor.code)
      ? []
      : [{ competitor: competitor.code, medal, unit: list.code }]
  })
  const placed = given.toSorted((a, b) => MEDALS.indexOf(a.medal) - MEDALS.indexOf(b.medal))
  const barred = list.rows.flatMap(({ rank, irm, competitor }) =>
    irm !== null && rank !== null && Number(rank) <= MEDALS.length
      ? [
          {
            competitors: [competitor.code],
            from: Number(rank),
            to: Number(rank),
            why: because('disqualified', { irm }),
          },
        ]
      : [],
  )
  return { given: placed, undecided: [...undecided, ...barred] }
}

function medalOf({ medal, unit }: Given, competitor: OdfCompetitor | undefined, { units }: EventFacts): OdfMedal[] {
  // a medal is always somebody's of a delegation
  if (!competitor || competitor.organisation === null) return []
  const { code, type, organisation, bib, teamName, athletes } = competitor
  return [
    {
      medal,
      date: units.get(unit ?? '')?.start?.slice(0, 10) ?? null,
      unit,
      competitors: [{ code, type, organisation, order: 1, bib, teamName, athletes }],
    },
  ]
}

/** Whether two lists give the same medals to the same. */
export function sameMedals(one: readonly OdfMedal[], other: readonly OdfMedal[]): boolean {
  const keys = (medals: readonly OdfMedal[]) =>
    medals
      .flatMap(({ medal, competitors }) => competitors.map(({ code }) => `${medal} ${code}`))
      .toSorted()
      .join('|')
  return keys(one) === keys(other)
}
