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
  narrowest,
  type SwimmerClass,
  widthOf,
} from './age-groups.ts'
import { type MeetRace, raceKey, racesOf } from './meet-races.ts'

export type Owner = LenexAthlete | LenexRelay

/** In which event of a race each swimmer and team competes. */
export interface Placing {
  /** Key of the age group; null: the race is not split, undefined: nothing tells the group, or it is another race. */
  groupOf(owner: Owner, race: MeetRace): string | null | undefined
  /** Keys of the groups that have swimmers or teams; empty: the race is one event. */
  groupsIn(race: MeetRace): readonly string[]
  /** Whether a heat has a swimmer or a team of a race and a group (null: the race is not split). */
  isIn(heat: LenexHeat, race: MeetRace, group: string | null): boolean
  hasStarts(race: MeetRace): boolean
}

/** Statuses of entries that were withdrawn or rejected. */
const WITHDRAWN: ReadonlySet<string> = new Set(['WDR', 'SICK', 'RJC'])

/** The starts of a swimmer or a team that were not withdrawn before the draw. */
export const startsOf = ({ entries, results }: Owner): (LenexEntry | LenexResult)[] =>
  [...entries, ...results].filter(({ status, heat }) => heat !== null || status === null || !WITHDRAWN.has(status))

/** The race of a swimmer or a team, and its group. */
interface Place {
  readonly race: MeetRace
  /** Undefined: nothing tells the group. */
  readonly group: string | null | undefined
}

export function placingOf(meet: LenexMeet, ages: AgeGroupRule): Placing {
  const racesOfEvent = Map.groupBy(
    racesOf(meet).flatMap((race) => race.rounds.map(({ event }) => ({ id: event.id, race }))),
    ({ id }) => id,
  )
  const placed = new Map<string, Map<Owner, string | null | undefined>>()
  const heats = new Map<string, Set<string>>()
  for (const owner of meet.clubs.flatMap(({ athletes, relays }) => [...athletes, ...relays])) {
    // the races of one event share its rounds
    const places = new Map<MeetRace, Place | null>()
    for (const { event, heat } of startsOf(owner)) {
      const races = (racesOfEvent.get(event) ?? []).map(({ race }) => race)
      const [first] = races
      if (!first) continue
      const place = places.get(first) ?? placeOf(owner, races, { meet, ages })
      places.set(first, place)
      if (place === null) continue
      const key = raceKey(place.race)
      placed.set(key, (placed.get(key) ?? new Map<Owner, string | null | undefined>()).set(owner, place.group))
      if (heat !== null) heats.set(heat, (heats.get(heat) ?? new Set()).add(partKey(place.race, place.group ?? null)))
    }
  }
  return {
    groupOf: (owner, race) => placed.get(raceKey(race))?.get(owner),
    groupsIn: (race) => [...new Set([...(placed.get(raceKey(race))?.values() ?? [])].flatMap((group) => group ?? []))],
    isIn: (heat, race, group) => heats.get(heat.id)?.has(partKey(race, group)) ?? false,
    hasStarts: (race) => placed.has(raceKey(race)),
  }
}

const partKey = (race: MeetRace, group: string | null): string => `${raceKey(race)}\n${group ?? ''}`

interface PlacingOptions {
  readonly meet: LenexMeet
  readonly ages: AgeGroupRule
}

/** Null: nothing tells which of the races it is. */
function placeOf(owner: Owner, races: readonly MeetRace[], { meet, ages }: PlacingOptions): Place | null {
  const stated = statedGroups(owner, races)
  const keys = new Set(stated.map(groupKey))
  const ofStated = races.find(({ groups }) => groups.some((group) => keys.has(groupKey(group))))
  const race = races.length === 1 ? races[0] : (ofStated ?? raceOfClass(owner, races))
  if (!race) return null
  if (ages === 'together' || race.groups.length < 2) return { race, group: null }
  const found = narrowest(ofStated === race ? stated : groupsFor(owner, race, meet))
  return { race, group: found === null ? undefined : groupKey(found) }
}

/** The groups that rank a result of the swimmer or team, else those that an entry or its heat names. */
function statedGroups(owner: Owner, races: readonly MeetRace[]): LenexAgeGroup[] {
  const events = (races[0]?.rounds ?? []).map(({ event }) => event)
  const results = new Set(owner.results.map(({ id }) => id))
  const ranked = events
    .flatMap(({ ageGroups }) => ageGroups)
    .filter(({ rankings }) => rankings.some(({ result }) => results.has(result)))
  if (ranked.length > 0) return ranked
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
