import type { LenexAthlete, LenexEntry, LenexHeat, LenexMeet, LenexRelay, LenexResult } from '../lenex/lenex.ts'
import { ageAt, type AgeGroupRule, groupKey, groupsOfAge, isLimited, narrowest } from './age-groups.ts'
import { type MeetRace, racesOf } from './meet-races.ts'

export type Owner = LenexAthlete | LenexRelay

/** In which event of a race each swimmer and team competes. */
export interface Placing {
  /** Key of the age group; null: the race is not split, undefined: nothing tells the group. */
  groupOf(owner: Owner, race: MeetRace): string | null | undefined
  /** Keys of the groups that have swimmers or teams; empty: the race is one event. */
  groupsIn(race: MeetRace): readonly string[]
  /** Whether a heat has a swimmer or a team of a group. */
  isIn(heat: LenexHeat, group: string): boolean
  hasStarts(race: MeetRace): boolean
}

/** Statuses of entries that were withdrawn or rejected. */
const WITHDRAWN: ReadonlySet<string> = new Set(['WDR', 'SICK', 'RJC'])

/** The starts of a swimmer or a team that were not withdrawn before the draw. */
export const startsOf = ({ entries, results }: Owner): (LenexEntry | LenexResult)[] =>
  [...entries, ...results].filter(({ status, heat }) => heat !== null || status === null || !WITHDRAWN.has(status))

const idOf = ({ rounds: [first] }: MeetRace): string => first?.event.id ?? ''

export function placingOf(meet: LenexMeet, ages: AgeGroupRule): Placing {
  const raceOf = new Map(racesOf(meet).flatMap((race) => race.rounds.map(({ event }) => [event.id, race] as const)))
  const placed = new Map<string, Map<Owner, string | null | undefined>>()
  const heats = new Map<string, Set<string>>()
  for (const owner of meet.clubs.flatMap(({ athletes, relays }) => [...athletes, ...relays]))
    for (const { event, heat } of startsOf(owner)) {
      const race = raceOf.get(event)
      if (!race) continue
      const groups = placed.get(idOf(race)) ?? new Map<Owner, string | null | undefined>()
      placed.set(idOf(race), groups)
      if (!groups.has(owner))
        groups.set(owner, ages === 'apart' && race.groups.length > 1 ? groupIn(race, owner, meet) : null)
      const group = groups.get(owner)
      if (heat !== null && group) heats.set(heat, (heats.get(heat) ?? new Set()).add(group))
    }
  return {
    groupOf: (owner, race) => placed.get(idOf(race))?.get(owner),
    groupsIn: (race) => [...new Set([...(placed.get(idOf(race))?.values() ?? [])].flatMap((group) => group ?? []))],
    isIn: (heat, group) => heats.get(heat.id)?.has(group) ?? false,
    hasStarts: (race) => placed.has(idOf(race)),
  }
}

/** The narrowest group that ranks one of the results, else that of the age; undefined: neither tells it. */
function groupIn({ rounds, groups }: MeetRace, owner: Owner, meet: LenexMeet): string | undefined {
  const results = new Set(owner.results.map(({ id }) => id))
  const ranked = rounds
    .flatMap(({ event }) => event.ageGroups)
    .filter(({ rankings }) => rankings.some(({ result }) => results.has(result)))
  const found = narrowest(ranked.length > 0 ? ranked : ofAge(groups, owner, meet))
  return found === null ? undefined : groupKey(found)
}

function ofAge(groups: MeetRace['groups'], owner: Owner, meet: LenexMeet): MeetRace['groups'] {
  if (!('license' in owner)) return owner.ages === null ? [] : groups.filter((group) => isSameSpan(group, owner.ages))
  const age = owner.birthDate === null ? null : ageAt(owner.birthDate, meet)
  const limited = age === null ? [] : groupsOfAge(groups, age)
  // a group without limits contains every age
  return limited.length > 0 ? limited : groups.filter((group) => !isLimited(group))
}

const isSameSpan = (a: MeetRace['groups'][number], b: LenexRelay['ages']): boolean =>
  a.min === (b?.min ?? null) && a.max === (b?.max ?? null)
