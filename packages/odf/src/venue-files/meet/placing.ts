import type {
  LenexAgeGroup,
  LenexAthlete,
  LenexEntry,
  LenexHeat,
  LenexMeet,
  LenexRelay,
  LenexResult,
} from '../lenex/lenex.ts'
import {
  ageAt,
  type AgeGroupRule,
  groupKey,
  groupsOfAge,
  handicapIn,
  isLimited,
  isWithin,
  narrowest,
  type SwimmerClass,
  widthOf,
} from './age-groups.ts'
import { type MeetRace, raceKey, racesOf } from './meet-races.ts'

export type Owner = LenexAthlete | LenexRelay

/** In which events of a race each swimmer and team competes. */
export interface Placing {
  /** Keys of the age groups; null among them: the event of all swimmers. Empty: nothing tells the group, or it is another race. */
  groupsOf(owner: Owner, race: MeetRace): readonly (string | null)[]
  /** Whether the race has age groups, and nothing tells which one the swimmer or team is in, or whether it is in any. */
  isWithoutGroup(owner: Owner, race: MeetRace): boolean
  /** Keys of the groups that have swimmers or teams; empty: the race is one event. */
  groupsIn(race: MeetRace): readonly string[]
  /** Whether a heat has a swimmer or a team of a race and a group (null: the event of all swimmers). */
  isIn(heat: LenexHeat, race: MeetRace, group: string | null): boolean
  hasStarts(race: MeetRace): boolean
}

/** Statuses of entries that were withdrawn or rejected. */
const WITHDRAWN: ReadonlySet<string> = new Set(['WDR', 'SICK', 'RJC'])

/** The starts of a swimmer or a team that were not withdrawn before the draw. */
export const startsOf = ({ entries, results }: Owner): (LenexEntry | LenexResult)[] =>
  [...entries, ...results].filter(({ status, heat }) => heat !== null || status === null || !WITHDRAWN.has(status))

/** The race of a swimmer or a team, and its groups. */
interface Place {
  readonly race: MeetRace
  readonly groups: readonly (string | null)[]
  readonly isWithoutGroup: boolean
}

export function placingOf(meet: LenexMeet, ages: AgeGroupRule): Placing {
  const racesOfEvent = Map.groupBy(
    racesOf(meet).flatMap((race) => race.rounds.map(({ event }) => ({ id: event.id, race }))),
    ({ id }) => id,
  )
  const placed = new Map<string, Map<Owner, Place>>()
  const heats = new Map<string, Set<string>>()
  const ofAll = new Map<MeetRace, string | null>()
  for (const owner of meet.clubs.flatMap(({ athletes, relays }) => [...athletes, ...relays])) {
    // the races of one event share its rounds
    const places = new Map<MeetRace, Place | null>()
    for (const { event, heat } of startsOf(owner)) {
      const races = (racesOfEvent.get(event) ?? []).map(({ race }) => race)
      const [first] = races
      if (!first) continue
      const place = places.get(first) ?? placeOf(owner, races, { meet, ages, ofAll })
      places.set(first, place)
      if (place === null) continue
      const key = raceKey(place.race)
      placed.set(key, (placed.get(key) ?? new Map<Owner, Place>()).set(owner, place))
      if (heat === null) continue
      const parts = heats.get(heat) ?? new Set()
      for (const group of place.groups) parts.add(partKey(place.race, group))
      heats.set(heat, parts)
    }
  }
  return {
    groupsOf: (owner, race) => placed.get(raceKey(race))?.get(owner)?.groups ?? [],
    isWithoutGroup: (owner, race) => placed.get(raceKey(race))?.get(owner)?.isWithoutGroup ?? true,
    groupsIn: (race) => {
      const places = [...(placed.get(raceKey(race))?.values() ?? [])]
      return [...new Set(places.flatMap(({ groups }) => groups.flatMap((group) => group ?? [])))]
    },
    isIn: (heat, race, group) => heats.get(heat.id)?.has(partKey(race, group)) ?? false,
    hasStarts: (race) => placed.has(raceKey(race)),
  }
}

const partKey = (race: MeetRace, group: string | null): string => `${raceKey(race)}\n${group ?? ''}`

interface PlacingOptions {
  readonly meet: LenexMeet
  readonly ages: AgeGroupRule
  /** Keys of groups of all ages, by race. */
  readonly ofAll: Map<MeetRace, string | null>
}

/** Null: nothing tells which of the races it is. */
function placeOf(owner: Owner, races: readonly MeetRace[], { meet, ages, ofAll }: PlacingOptions): Place | null {
  const ranking = rankingGroups(owner, races)
  const stated = ranking.length > 0 ? ranking : namedGroups(owner, races)
  const keys = new Set(stated.map(groupKey))
  const ofStated = races.find(({ groups }) => groups.some((group) => keys.has(groupKey(group))))
  const race = races.length === 1 ? races[0] : (ofStated ?? raceOfClass(owner, races))
  if (!race) return null
  if (ages === 'together' || race.groups.length < 2) return { race, groups: [null], isWithoutGroup: false }
  const all = ofAll.has(race) ? (ofAll.get(race) ?? null) : groupOfAll(race, ages)
  ofAll.set(race, all)
  const isOfAll = (group: LenexAgeGroup): boolean => groupKey(group) === all
  // without ranks by age in the file, the years tell the group
  const isRankedByAge = ofStated === race && (stated.some((group) => !isOfAll(group)) || ranksByAge(race, isOfAll))
  const byAge = (isRankedByAge ? stated : groupsFor(owner, race, meet)).filter((group) => !isOfAll(group))
  const isInAll = ranking.some(isOfAll)
  const isWithoutGroup = byAge.length === 0 && !isInAll
  if (ages === 'apart') {
    const found = narrowest(byAge)
    return { race, groups: found === null ? [] : [groupKey(found)], isWithoutGroup }
  }
  // a swimmer with a rank only in an age group is not in the event of all ages
  const isAlone = ranking.length > 0 && all !== null && !isInAll && isRanking(race, isOfAll)
  return { race, groups: [...new Set(byAge.map(groupKey)), ...(isAlone ? [] : [null])], isWithoutGroup }
}

const groupsOfRounds = ({ rounds }: MeetRace): LenexAgeGroup[] => rounds.flatMap(({ event }) => event.ageGroups)
const isRanking = (race: MeetRace, isOf: (group: LenexAgeGroup) => boolean): boolean =>
  groupsOfRounds(race).some((group) => isOf(group) && group.rankings.length > 0)
const ranksByAge = (race: MeetRace, isOfAll: (group: LenexAgeGroup) => boolean): boolean =>
  isRanking(race, (group) => !isOfAll(group))

/**
 * The key of the group that ranks the swimmers of the other groups too, as `Open` beside groups of years; null: no such group. A group that has only
 * swimmers of no other group is one of them. Before there are ranks, only the answer tells what the widest group is.
 */
function groupOfAll(race: MeetRace, ages: AgeGroupRule): string | null {
  const widest = race.groups.find((group) =>
    race.groups.every((other) => other === group || (widthOf(group) > widthOf(other) && isWithin(other, group))),
  )
  if (widest === undefined) return null
  const key = groupKey(widest)
  const [widestRanks, otherRanks] = [true, false].map((isWidest) => {
    const groups = groupsOfRounds(race).filter((group) => (groupKey(group) === key) === isWidest)
    return new Set(groups.flatMap(({ rankings }) => rankings.map(({ result }) => result)))
  })
  const isShared = [...(widestRanks ?? [])].some((result) => otherRanks?.has(result))
  const isOpen = widestRanks?.size === 0 || otherRanks?.size === 0
  return isShared || (isOpen && ages === 'both') ? key : null
}

/** The groups that rank a result of the swimmer or team. */
function rankingGroups(owner: Owner, races: readonly MeetRace[]): LenexAgeGroup[] {
  const results = new Set(owner.results.map(({ id }) => id))
  return (races[0]?.rounds ?? [])
    .flatMap(({ event }) => event.ageGroups)
    .filter(({ rankings }) => rankings.some(({ result }) => results.has(result)))
}

/** The groups that an entry or its heat names. */
function namedGroups(owner: Owner, races: readonly MeetRace[]): LenexAgeGroup[] {
  const events = (races[0]?.rounds ?? []).map(({ event }) => event)
  return startsOf(owner).flatMap((start) => {
    const event = events.find(({ id }) => id === start.event)
    const named = start.group ?? event?.heats.find(({ id }) => id === start.heat)?.group
    return named === undefined ? [] : (event?.ageGroups.filter(({ id }) => id === named) ?? [])
  })
}

/** The race of the gender and the sport class of a swimmer, the one with most conditions; null: none, or several. */
function raceOfClass(owner: Owner, races: readonly MeetRace[]): MeetRace | null {
  const stroke = races[0]?.rounds[0]?.event.swimStyle.stroke ?? ''
  const handicap = 'license' in owner ? handicapIn(stroke, owner.classes) : owner.handicap
  const fits = ({ gender, handicap: required }: SwimmerClass): boolean =>
    (gender === undefined || gender === owner.gender) && (required === undefined || required === handicap)
  const conditions = ({ swimmers }: MeetRace): number =>
    (swimmers?.handicap === undefined ? 0 : 2) + (swimmers?.gender === undefined ? 0 : 1)
  const [first, second] = races
    .filter(({ swimmers }) => fits(swimmers ?? {}))
    .toSorted((a, b) => conditions(b) - conditions(a))
  return first === undefined || (second !== undefined && conditions(second) === conditions(first)) ? null : first
}

/** The groups of the years of a swimmer or a team; empty if nothing tells which. */
function groupsFor(owner: Owner, { groups }: MeetRace, meet: LenexMeet): readonly LenexAgeGroup[] {
  if (!('license' in owner)) {
    const spans = [owner.ages, owner.totalAges].filter((span) => span !== null && span !== undefined)
    return groups.filter((group) => spans.some(({ min, max }) => group.min === min && group.max === max))
  }
  const age = owner.birthDate === null ? null : ageAt(owner.birthDate, meet)
  const limited = age === null ? [] : groupsOfAge(groups, age)
  // a group without limits contains every age
  const found = limited.length > 0 ? limited : groups.filter((group) => !isLimited(group))
  // levels and names of groups of the same years do not tell which group it is
  const [first, second] = found.toSorted((a, b) => widthOf(a) - widthOf(b))
  return first !== undefined && second !== undefined && widthOf(first) === widthOf(second) ? [] : found
}
