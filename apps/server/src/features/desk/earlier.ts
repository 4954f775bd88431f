import { disciplineOf } from '@games/domain'
import { type Earlier, isExclusion, type ScoringCompetitor, type ScoringUnit } from '@games/domain/scoring/index'
import { typedEventOf } from '@games/domain/sports/typed-event'
import type { Statements } from '../../facts/reading.ts'
import { type EarlierResultRow, earlierResults, individualsOf } from './earlier.queries.ts'
import { eventOf } from './opened.ts'

/** Facts of other contests by unit and competitor. A competitor without any is left out. */
type EarlierByUnit = ReadonlyMap<string, ReadonlyMap<string, Earlier>>

/** Reads the facts of other contests that the desk asks about. Members of a relay in no individual event are of the relay only. */
export async function earlierOf(q: Statements, units: readonly ScoringUnit[]): Promise<EarlierByUnit> {
  const everyone = units.flatMap(({ competitors }) => competitors.flatMap(peopleOf))
  if (everyone.length === 0) return new Map()
  const results = Map.groupBy(await earlierResults(q, units.map(codeOf), [...new Set(everyone)]), ({ of }) => of)
  const relays = units.filter(isRelay)
  const members = relays.flatMap(({ competitors }) => competitors.flatMap(({ athletes }) => athletes.map(codeOf)))
  const disciplines = [...new Set(relays.map(({ code }) => disciplineOf(code)))]
  const individuals = members.length === 0 ? [] : await individualsOf(q, disciplines, [...new Set(members)])
  const known = new Set(individuals.map(({ discipline, athlete }) => `${discipline} ${athlete}`))
  return new Map(
    units.map((unit) => {
      const before = results.get(unit.code) ?? []
      const isOfRelayOnly = (athlete: string) => isRelay(unit) && !known.has(`${disciplineOf(unit.code)} ${athlete}`)
      const ofCompetitors = unit.competitors.map(
        (one) => [one.code, factsOf(one, unit, before, isOfRelayOnly)] as const,
      )
      return [unit.code, new Map(ofCompetitors.filter(([, facts]) => hasAny(facts)))]
    }),
  )
}

const codeOf = ({ code }: { readonly code: string }): string => code
const peopleOf = ({ code, athletes }: ScoringCompetitor): string[] => [code, ...athletes.map(codeOf)]
const isRelay = ({ code }: ScoringUnit): boolean => typedEventOf(code)?.type.entrant === 'relay'

function factsOf(
  competitor: ScoringCompetitor,
  unit: ScoringUnit,
  results: readonly EarlierResultRow[],
  isOfRelayOnly: (athlete: string) => boolean,
): Earlier {
  const people = new Set(peopleOf(competitor))
  const inEvent = results.filter(
    (row) => row.competitor === competitor.code && eventOf(row.unit) === eventOf(unit.code),
  )
  const excluding = results.filter((row) => people.has(row.competitor) && excludes(row))
  return {
    excluded: [...new Set(excluding.map((row) => row.competitor))],
    cautions: inEvent.reduce((sum, row) => sum + Number(valueIn(row, 'YELLOW_CARD') ?? 0), 0),
    members: isRelay(unit) ? [...new Set(inEvent.flatMap(({ athletes }) => athletes.map(codeOf)))] : [],
    relayOnly: competitor.athletes.map(codeOf).filter(isOfRelayOnly),
  }
}

const hasAny = ({ excluded, cautions, members, relayOnly }: Earlier): boolean =>
  cautions > 0 || excluded.length + members.length + relayOnly.length > 0

const valueIn = ({ extended }: EarlierResultRow, code: string): string | null =>
  extended.find((one) => one.code === code)?.value ?? null
const excludes = (row: EarlierResultRow): boolean => isExclusion(row.unit, row.irm, valueIn(row, 'RULE'))
