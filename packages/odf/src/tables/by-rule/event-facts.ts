import { phaseOf, type ResultStatus, unitOf } from '@games/domain'
import {
  type EventFormat,
  type EventUnit,
  GENERIC_RULES,
  isNamedBronze,
  partOf,
  type RuleSet,
  withFormatsOf,
} from '@games/domain/ranking-rules/index'
import { sportOf } from '@games/domain/sports/registry'
import { type StoredEventType, typeCodeOf } from '@games/domain/sports/stored-event-type'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { MATCH_FORMS } from '@games/domain/sports/unit-form'
import type { SportRow, SportUnit } from '@games/domain/sports/sport'
import type { OdfCompetitor, OdfMedal, OdfResults, OdfUnit } from '../../message.ts'
import type { Draft, MedalsOrigin } from '../drafts.ts'

/** A list in force or drafted, of a unit or a pool. */
export interface ListNow {
  readonly status: ResultStatus | null
  readonly results: OdfResults
}

/** Medals in force or drafted. `origin`: null if it is not known. */
export interface MedalsNow {
  readonly status: ResultStatus | null
  readonly medals: readonly OdfMedal[]
  readonly origin?: MedalsOrigin | null
}

/** The facts about an event: its units of the programme and their lists by code, the tables of its pools by phase, its medals. Codes in full. */
export interface EventFacts {
  readonly units: ReadonlyMap<string, OdfUnit>
  readonly lists: ReadonlyMap<string, ListNow>
  readonly standings: ReadonlyMap<string, ListNow>
  readonly medals: MedalsNow | null
  /** The codes of the entry list (DT_ENTRIES), else of those who are registered; null: the number of entries is not known. */
  readonly entries: readonly string[] | null
  /** The rule set of the result desk that was chosen for the event; null: none. */
  readonly scoredBy: string | null
  /** The formats that the organiser chose for parts of the event. */
  readonly formats: readonly EventFormat[]
  /** Those of its discipline, for the parts without a format. */
  readonly ofDiscipline: readonly EventFormat[]
  /** The stored type of the event; null: not known. */
  readonly type: StoredEventType | null
}

export const NO_FACTS: EventFacts = {
  units: new Map(),
  lists: new Map(),
  standings: new Map(),
  medals: null,
  entries: null,
  scoredBy: null,
  formats: [],
  ofDiscipline: [],
  type: null,
}

/**
 * The formats that decide an event: its own, and those of its discipline for other parts. The programme has precedence over a format of the
 * discipline for finals, and finals with letters (A, B) are not joined by it: the organiser has to decide whether final A comes first.
 */
export function formatsInForce({ formats, ofDiscipline, units, lists }: EventFacts): readonly EventFormat[] {
  const isMarked = [...units.values()].some(({ medal }) => medal === 1)
  const isLettered = (code: string) => phaseOf(code) === 'FNL-' && /^[A-H]-/.test(unitOf(code))
  const areLettered = [...units.keys(), ...lists.keys()].some(isLettered)
  const holds = (format: EventFormat): boolean =>
    partOf(format) !== 'finals' || (!isMarked && !(areLettered && format.kind === 'timed-final'))
  return withFormatsOf(formats, ofDiscipline.filter(holds))
}

/** The facts once the drafts are in. `event`: in full. */
export function factsWith(before: EventFacts, event: string, drafts: readonly Draft[]): EventFacts {
  const own = event.slice(0, 22)
  const units = new Map(before.units)
  const lists = new Map(before.lists)
  let { medals } = before
  for (const { documentType, documentCode, resultStatus, body } of drafts)
    if (body.kind === 'schedule') {
      for (const unit of body.units) if (unit.code.startsWith(own)) units.set(unit.code, unit)
    } else if (documentCode.startsWith(own)) {
      if (documentType === 'DT_RESULT' && body.kind === 'results')
        lists.set(documentCode, { status: resultStatus, results: body })
      if (body.kind === 'medallists') medals = { status: resultStatus, medals: body.medals, origin: null }
    }
  return { ...before, units, lists, medals }
}

/** Whether a line of the programme stands for all units of its phase. */
export const isOfWholePhase = (code: string): boolean => unitOf(code) === '--------'

const TAKES_PLACE = ({ scheduleStatus }: OdfUnit): boolean =>
  scheduleStatus !== 'UNSCHEDULED' && scheduleStatus !== 'CANCELLED'

/** A unit of competition without a result. `competitors`: those of its start list. */
export interface Unplayed extends Pick<OdfUnit, 'code' | 'medal'> {
  readonly competitors: readonly string[]
}

/**
 * Units of competition that have no result yet, and take place: those of the programme, and those with only a start list. A line that stands for a whole part of a combined event has
 * the results of its lists; one for any other phase is never over by some of them: a final by the match for bronze, heats by the first.
 */
export const unplayed = ({ units, lists, type }: EventFacts): Unplayed[] => {
  const phases = new Set([...lists].flatMap(([code, list]) => (hasResults(list) ? [code.slice(0, 26)] : [])))
  const inProgramme = [...units.values()].filter((unit) => {
    const list = lists.get(unit.code)
    const typeCode = typeCodeOf(unit.code, type)
    const isPart = sportOf(typeCode).isPartOfCombined({ typeCode })
    const isOver = isOfWholePhase(unit.code) && isPart && phases.has(unit.code.slice(0, 26))
    return unit.phaseType === '3' && TAKES_PLACE(unit) && !isOver && !(list && hasResults(list))
  })
  const startLists = [...lists].filter(
    ([code, { status, results }]) => status === 'START_LIST' && results.results.length > 0 && !units.has(code),
  )
  return [
    ...inProgramme.map(({ code, medal, startList }) => ({
      code,
      medal,
      competitors: startList.flatMap(({ competitor }) => competitor?.code ?? []),
    })),
    ...startLists.map(([code, { results }]) => ({
      code,
      medal: 0 as const,
      competitors: results.results.map(({ competitor }) => competitor.code),
    })),
  ]
}

const hasResults = ({ status, results }: ListNow): boolean => status !== 'START_LIST' && results.results.length > 0

/** The event's units with results, as its sport's rules read them. */
export function eventUnits({ units, lists, type }: EventFacts, ruleSet: RuleSet): EventUnit[] {
  const withoutPhase = new Set([...units.keys(), ...lists.keys()].filter((code) => phaseOf(code) === '----'))
  return [...lists].flatMap(([code, list]) => {
    if (!hasResults(list)) return []
    const isWhole = isOfWholePhase(code) || (withoutPhase.size === 1 && withoutPhase.has(code))
    return [
      {
        unit: sportUnitOf([code, typeCodeOf(code, type)], list, ruleSet, isWhole),
        medal: units.get(code)?.medal ?? (isNamedBronze({ code }) ? 3 : 0),
      },
    ]
  })
}

/** `isWhole`: the list is of the whole final phase, or the only one without a phase, so that its ranks are places of the event. */
function sportUnitOf(
  [code, typeCode]: readonly [string, string],
  { status, results }: ListNow,
  ruleSet: RuleSet,
  isWhole: boolean,
): SportUnit {
  const rows = results.results
  const headToHead = ruleSet.match !== null && !(isWhole && arePlaces(rows)) && isMatch(typeCode, rows, ruleSet)
  return {
    code,
    typeCode,
    status: status === 'OFFICIAL' || status === 'UNOFFICIAL' ? status : 'RUNNING',
    started: true,
    headToHead,
    clock: null,
    periods: results.periods,
    extendedInfos: results.extendedInfos,
    // a result that is not whole or under protest has no winner
    rows: headToHead ? rows.map(status !== null && WITHOUT_WINNER.has(status) ? withoutWlt : withWlt) : rows,
  }
}

/**
 * Whether the rows are sides of a match: two, or one whose opponent is not written. Two finishers of a race are not. In an unknown
 * sport only a winner shows it: two results may be a list in which the lower one is better.
 */
function isMatch(typeCode: string, rows: readonly SportRow[], { id }: RuleSet): boolean {
  const type = typedEventOf(typeCode)?.type
  const isPair = rows.length === 2
  if (type === undefined && id === GENERIC_RULES) return isPair && rows.some(({ wlt }) => wlt !== null)
  if (type === undefined) return isPair && !rows.some(({ result }) => result?.includes(':') === true)
  if (type.racedInPairs) return isPair
  return MATCH_FORMS.has(type.form) && phaseOf(typeCode) !== 'QUAL' && (isPair || rows.length === 1)
}

/** Whether rows have places without the result of a match. */
const arePlaces = (rows: readonly SportRow[]): boolean =>
  rows.some(({ rank }) => rank !== null) &&
  rows.every(({ rank, irm, wlt, result }) => wlt === null && result === null && (rank !== null || irm !== null))

const WITHOUT_WINNER: ReadonlySet<ResultStatus> = new Set(['INTERMEDIATE', 'PROTESTED'])
const withoutWlt = <T extends SportRow>(row: T): T => ({ ...row, wlt: null })

/** Two who met and have ranks: the better one won, also in a final for the third place. */
const withWlt = <T extends SportRow>(row: T, at: number, rows: readonly T[]): T => {
  const other = rows[1 - at]
  if (row.rank === null || !other || other.rank === null || row.rank === other.rank) return row
  if (row.wlt !== null || other.wlt !== null) return row
  return { ...row, wlt: Number(row.rank) < Number(other.rank) ? 'W' : 'L' }
}

/** All who are entered or in a list; null: there is no entry list. */
export const entrantsOf = (facts: EventFacts): readonly string[] | null =>
  facts.entries && [...new Set([...facts.entries, ...competitorsOf(facts).keys()])]

/** Everybody of the event as its lists and start lists have them. */
export function competitorsOf({ units, lists }: EventFacts): ReadonlyMap<string, OdfCompetitor> {
  const found = new Map<string, OdfCompetitor>()
  for (const { results } of lists.values())
    for (const { competitor } of results.results) found.set(competitor.code, competitor)
  for (const { startList } of units.values())
    for (const { competitor } of startList)
      if (competitor && !found.has(competitor.code))
        found.set(competitor.code, {
          ...competitor,
          bib: null,
          teamName: null,
          entries: [],
          athletes: [],
          opponents: [],
        })
  return found
}
