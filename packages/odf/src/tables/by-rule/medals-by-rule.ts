import { phaseOf } from '@games/domain'
import { MEDALS } from '@games/domain/medals/medal-table'
import {
  because,
  CONDUCT,
  decidingLists,
  decidingRules,
  DISQUALIFIED,
  type EventUnit,
  eventMedals,
  isGivenTo,
  isPoolPhase,
  isResultToCome,
  isRound,
  listKindOf,
  openSemifinals,
  rankList,
  type Reason,
  type RuleSet,
  type Undecided,
} from '@games/domain/ranking-rules/index'
import { isTeamEvent } from '@games/domain/sports/decision'
import { isOver } from '@games/domain/sports/race'
import { sportOf } from '@games/domain/sports/registry'
import type { SportRow, SportUnit } from '@games/domain/sports/sport'
import type { OdfCompetitor, OdfMedal } from '../../message.ts'
import { isStatedTie } from '../stated-ties.ts'
import { competitorsOf, entrantsOf, type EventFacts, eventUnits, type ListNow, type Unplayed } from './event-facts.ts'
import { gamesToCome, openForBronze } from './games-to-come.ts'

export interface MedalsByRule {
  /** Gold first. */
  readonly medals: readonly OdfMedal[]
  readonly undecided: readonly Undecided[]
}

/** The phase of units without words of a phase. */
const NO_PHASE = '----'

interface Given {
  readonly competitor: string
  readonly medal: OdfMedal['medal']
  readonly unit: string | null
}

/**
 * Medals of an event by its sport's rules. The ranks of the list that decides stand, whoever gave them; without ranks, and for matches, the
 * rules rank. None while a unit that decides has no result, also one that may: any final where nothing marks the one for gold, anything that
 * is still to come behind pools. No bronze of a round while a bout for bronze is to come.
 */
export function medalsByRule(facts: EventFacts, ruleSet: RuleSet): MedalsByRule {
  const units = eventUnits(facts, ruleSet)
  const groups = (decidingLists(units, ruleSet) ?? []).map((group, at) =>
    at === 0 && group.length === 1 ? group.map(withPlaceOfDisqualified) : group,
  )
  const [first] = groups
  const left = gamesToCome(facts, ruleSet)
  const isMarked = [...facts.units.values()].some(({ medal }) => medal === 1)
  const isOfPools = units.every(
    ({ unit }) => isPoolPhase(unit.code) || isRound(unit.code) || (unit.headToHead && phaseOf(unit.code) === NO_PHASE),
  )
  const open = left.filter(
    ({ code, medal }) =>
      medal === 1 ||
      isOfPools ||
      (!isMarked && medal !== 3 && phaseOf(code) === 'FNL-') ||
      (first && sharesGold(code, first, ruleSet)),
  )
  if (open.length > 0)
    return {
      medals: [],
      undecided:
        units.length === 0 ? [] : [...openSemifinals(units, ruleSet), waitingFor(open.map(({ code }) => code))],
    }
  const unfinished = groups.flat().filter((list) => !isOver(list))
  if (unfinished.length > 0) return { medals: [], undecided: [waitingFor(unfinished.map(({ code }) => code))] }
  const ranked = groups.map((group) =>
    group.length === 1 && group[0]?.rows.some(({ rank }) => rank !== null) ? group[0] : null,
  )
  // heats of one final are ranked together by their results
  const gaps = groups.flatMap((group, at) =>
    group.length > 1 ? [] : group.filter((list) => hasRankMissing(list, at === 0)),
  )
  if (gaps.length > 0)
    return {
      medals: [],
      undecided: gaps.map(({ rows }) => ({
        competitors: rows.map(({ competitor }) => competitor.code),
        from: 1,
        to: MEDALS.length,
        why: because('ranks-incomplete'),
      })),
    }
  const entrants = entrantsFor(facts, ruleSet)
  const { given, undecided } = ranked[0]
    ? byRanks(ranked, ruleSet, facts)
    : byRules(units, ruleSet, first?.[0]?.code ?? null, entrants, left, isOfPools ? withoutMatch(facts, entrants) : [])
  const bronzes = openForBronze(facts, ruleSet)
  const stands = ({ medal, unit }: Given) =>
    medal !== 'bronze' || bronzes.length === 0 || (unit !== null && isForBronze(unit, facts))
  const competitors = competitorsOf(facts)
  return {
    medals: [
      ...given.filter(stands).flatMap((one) => medalOf(one, competitors.get(one.competitor), facts)),
      ...undecided.flatMap(notAwarded),
    ].toSorted((a, b) => MEDALS.indexOf(a.medal) - MEDALS.indexOf(b.medal)),
    undecided: undecided.map((one) =>
      one.why.rule === 'bronze-unknown' && bronzes.length > 0 ? waitingFor(bronzes.map(({ code }) => code)) : one,
    ),
  }
}

/**
 * A list with the missing rank for its only disqualified competitor without one: `2 B, 3 C, DSQ A` leaves the first place to A until the
 * organiser decides whether those behind move up.
 */
function withPlaceOfDisqualified(list: SportUnit): SportUnit {
  const [out, another] = list.rows.filter(({ irm, rank }) => rank === null && irm !== null && isDisqualification(irm))
  const ranks = list.rows.flatMap(({ rank }) => (rank === null ? [] : [Number(rank)])).toSorted((a, b) => a - b)
  const missing = ranks.flatMap((rank, at) => (rank !== ranks[at - 1] && rank === at + 2 ? [rank - 1] : [])).slice(0, 1)
  const [place] = missing
  if (!out || another || place === undefined) return list
  // the ranks behind have no other gap
  const isOnlyGap = ranks.every((rank, at) => rank === ranks[at - 1] || rank === at + (rank > place ? 2 : 1))
  return isOnlyGap
    ? { ...list, rows: list.rows.map((row) => (row === out ? { ...row, rank: String(place) } : row)) }
    : list
}

const isDisqualification = (irm: string): boolean => [...DISQUALIFIED, ...CONDUCT].includes(irm)

/** The entrants, by whose number medals may not be given; without entries those with results. Null: not known. */
const entrantsFor = (facts: EventFacts, { event }: RuleSet): readonly string[] | null =>
  entrantsOf(facts) ?? (event.fewEntries.length > 0 ? [...competitorsOf(facts).keys()] : null)

/** Whether a list has ranks for some of its competitors with a result only, or skips a rank, so that a medal could be another's. */
function hasRankMissing({ rows }: SportUnit, isFirst: boolean): boolean {
  const ranks = rows.flatMap(({ rank }) => (rank === null ? [] : [Number(rank)])).toSorted((a, b) => a - b)
  const [first] = ranks
  if (first === undefined) return false
  if (isFirst && first !== 1) return true
  if (rows.some((row) => row.rank === null && row.irm === null && (row.result !== null || isResultToCome(row))))
    return true
  return ranks.some((rank, at) => rank - first < MEDALS.length && rank !== ranks[at - 1] && rank !== first + at)
}

/** Medals wait for units that are still to come. */
const waitingFor = (units: readonly string[]): Undecided => ({
  competitors: [],
  from: 1,
  to: MEDALS.length,
  why: because('not-played', { units: units.join(' ') }),
})

const isForBronze = (unit: string, { units }: EventFacts): boolean =>
  phaseOf(unit) === 'REPF' || (units.get(unit)?.medal === 3 && phaseOf(unit) !== 'SFNL')

/** Whether a unit of the programme is ranked together with the lists that decide: several timed finals. */
const sharesGold = (code: string, [first]: readonly SportUnit[], { event }: RuleSet): boolean =>
  event.finals === 'one-list' && first !== undefined && code.slice(0, 26) === first.code.slice(0, 26)

/** Entrants who are in no list, if the programme does not have all lists: they may have yet to play. */
const withoutMatch = ({ units, lists }: EventFacts, entrants: readonly string[] | null): readonly string[] => {
  if ([...lists.keys()].every((code) => units.has(code))) return []
  const inLists = new Set(
    [...lists.values()].flatMap(({ results }) => results.results.map((row) => row.competitor.code)),
  )
  return (entrants ?? []).filter((code) => !inLists.has(code))
}

function byRules(
  units: readonly EventUnit[],
  ruleSet: RuleSet,
  list: string | null,
  entrants: readonly string[] | null,
  left: readonly Unplayed[],
  late: readonly string[],
) {
  // an entry without any result is no champion yet
  const known = units.length > 0 && entrants !== null ? entrants : undefined
  const { medals, undecided } = eventMedals(units, ruleSet, known)
  if (medals.length > 0 && late.length > 0 && ruleSet.event.table === 'decides')
    return {
      given: [],
      undecided: [{ competitors: late, from: 1, to: MEDALS.length, why: because('not-all-met') }],
    }
  const given = medals.map(
    ({ competitor, medal, why }): Given => ({ competitor, medal, unit: why.values['unit'] ?? list }),
  )
  const isSilent = medals.length === 0 && undecided.every(({ why }) => why.rule === 'no-rule')
  const semifinals = openSemifinals(units, ruleSet)
  if (isSilent && semifinals.length > 0) return { given, undecided: semifinals }
  // nothing shows whether the higher or the lower result of the list is better
  if (isSilent && list !== null)
    return { given, undecided: undecided.map((open) => ({ ...open, why: because('order-unknown') })) }
  // a final that does not decide, or the parts of a combined event without its total
  const isFinalThere = units.some(
    ({ unit }) => phaseOf(unit.code) === 'FNL-' || sportOf(unit.typeCode).isPartOfCombined(unit),
  )
  const isWithoutPhase = units.some(({ unit }) => unit.headToHead && phaseOf(unit.code) === NO_PHASE)
  if (isSilent && isWithoutPhase && left.length > 0)
    return { given, undecided: [waitingFor(left.map(({ code }) => code))] }
  return {
    given,
    undecided:
      isSilent && (isFinalThere || isWithoutPhase)
        ? undecided.map((open) => ({ ...open, why: because('final-unknown') }))
        : undecided.filter(({ why }) => why.rule !== 'no-rule'),
  }
}

/** Who was looked at on a photo of the finish: those who share a place then share it for good. */
const examinedIn = (list: ListNow | undefined): ReadonlySet<string> =>
  new Set(
    (list?.results.results ?? []).flatMap(({ photoFinish, competitor }) =>
      photoFinish === null ? [] : [competitor.code],
    ),
  )

/**
 * Groups that are level for a medal, with ranks by what parts other places only: tens and Xs of archery. Ranks in another order result from a
 * shoot-off.
 */
function partedForNoMedal(list: SportUnit, level: readonly Undecided[], ruleSet: RuleSet): Undecided[] {
  const usual = new Map(rankList(list, ruleSet).rows.map(({ competitor, rank }) => [competitor, rank]))
  const sent = new Map(list.rows.map(({ rank, competitor }) => [competitor.code, Number(rank)]))
  return level.filter(
    ({ competitors }) =>
      new Set(competitors.map((code) => sent.get(code))).size === competitors.length &&
      competitors.every((code) => sent.get(code) === usual.get(code)),
  )
}

/**
 * Finals one behind the other: the second has the places after the first, unless its own begin later (a final for bronze). A place that is
 * shared because the results do not part it gives no medal until the sheet states the tie, or parts it.
 */
function byRanks(
  finals: readonly (SportUnit | null)[],
  ruleSet: RuleSet,
  facts: EventFacts,
): { given: Given[]; undecided: Undecided[] } {
  const given: Given[] = []
  const undecided: Undecided[] = []
  const entrants = entrantsFor(facts, ruleSet)?.length ?? null
  let before = 0
  for (const list of finals) {
    if (list === null || before >= MEDALS.length) break
    const rows = rankedRows(list, ruleSet)
    const behind = Math.min(...rows.map(({ own }) => own)) > before ? 0 : before
    const examined = examinedIn(facts.lists.get(list.code))
    const shared = [...Map.groupBy(rows, ({ own }) => own)].filter(
      ([own, level]) =>
        own + behind <= MEDALS.length &&
        level.length > 1 &&
        !level.every(({ competitor }) => examined.has(competitor.code)),
    )
    const ruled = rankList(list, decidingRules(ruleSet)).undecided
    const open = [
      ...shared.flatMap(([own, level]): Undecided[] => {
        const codes = level.map(({ competitor }) => competitor.code)
        const group = ruled.find(({ competitors }) => codes.every((code) => competitors.includes(code)))
        const why = group && whyTieIsOpen(list, level, { place: own + behind, why: group.why }, ruleSet)
        return why ? [{ competitors: codes, from: own, to: own + level.length - 1, why }] : []
      }),
      ...partedForNoMedal(list, ruled, ruleSet).filter(({ from }) => from + behind <= MEDALS.length),
    ]
    undecided.push(...open)
    // those behind a medallist with a mark may move up
    const { barredPlace } = ruleSet.event
    const outs = barredPlace === undefined ? rows.filter(({ irm }) => irm !== null) : []
    const vacant = Math.min(...outs.map(({ own }) => own + behind), MEDALS.length)
    const isOpen = new Set(open.flatMap(({ competitors }) => competitors))
    for (const { own, irm, competitor } of rows) {
      const place = own + behind
      const medal = MEDALS[place - 1]
      if (medal === undefined || isOpen.has(competitor.code) || place > vacant) continue
      if (!isGivenTo(entrants, medal, ruleSet.event)) continue
      if (irm === null) given.push({ competitor: competitor.code, medal, unit: list.code })
      else
        undecided.push({
          competitors: [competitor.code],
          from: place,
          to: place,
          why: barredPlace === 'vacant' ? because('vacant') : because('disqualified', { irm }),
        })
    }
    before += rows.length
  }
  const inLists = new Set(finals.flatMap((list) => list?.rows.map(({ competitor }) => competitor.code) ?? []))
  const hasOthers = (entrantsOf(facts) ?? [...competitorsOf(facts).keys()]).some((code) => !inLists.has(code))
  if (ruleSet.match !== null && before < MEDALS.length && hasOthers)
    undecided.push({ competitors: [], from: before + 1, to: MEDALS.length, why: because('ranks-incomplete') })
  return { given: given.toSorted((a, b) => MEDALS.indexOf(a.medal) - MEDALS.indexOf(b.medal)), undecided }
}

/** The rows of a list with ranks; those behind a disqualified one move up if the organiser chose so. */
function rankedRows({ rows }: SportUnit, { event }: RuleSet): readonly (SportRow & { readonly own: number })[] {
  const ranked = rows.flatMap((row) => (row.rank === null ? [] : [{ ...row, own: Number(row.rank) }]))
  if (event.barredPlace !== 'moves-up') return ranked
  const outs = ranked.filter(({ irm }) => irm !== null)
  return ranked
    .filter(({ irm }) => irm === null)
    .map((row) => ({ ...row, own: row.own - outs.filter(({ own }) => own < row.own).length }))
}

/**
 * Why competitors who share a place of a list have no medals yet; null: they share it for good. `place`: its number, `why`: the reason why the
 * rules cannot part them.
 */
function whyTieIsOpen(
  list: SportUnit,
  level: readonly SportRow[],
  { place, why }: { readonly place: number; readonly why: Reason },
  { lists, event, match }: RuleSet,
): Reason | null {
  const kind = listKindOf(list)
  if (kind !== null && lists[kind]?.whenLevel === 'shared' && isStatedTie(level)) return null
  const isThirdOfMatches = match !== null && place === MEDALS.length && level.length === 2
  if (!isThirdOfMatches || why.rule !== 'no-rule' || list.rows.some(({ result }) => result !== null)) return why
  switch (event.bronzes) {
    case 'none':
      return because('vacant')
    case 'bronze-bout': {
      const isShared = event.bronzesAre === 'usual' && event.sharedThird !== undefined && !isTeamEvent(list)
      return isShared ? null : because('bronze-unknown')
    }
    case 'both-semifinalists':
    case 'repechage-of-quarterfinalists':
    case 'repechage-of-finalists':
    case 'repechage-of-finalists-crossed':
      return null
  }
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

/** The medals of places that stay empty, each withheld (ODF §7). */
const notAwarded = ({ from, to, why }: Undecided): OdfMedal[] =>
  why.rule === 'vacant'
    ? MEDALS.slice(from - 1, to).map((medal) => ({ medal, date: null, unit: null, competitors: [NO_AWARD] }))
    : []

const NO_AWARD: OdfMedal['competitors'][number] = {
  code: 'NOAWARD',
  type: 'A',
  organisation: 'NOAWARD',
  order: 1,
  bib: null,
  teamName: null,
  athletes: [],
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
