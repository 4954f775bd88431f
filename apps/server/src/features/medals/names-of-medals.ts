import type { Competitor, MedalWonRow } from '@games/contract'
import { padRsc } from '@games/domain'
import { sentPersonName } from '../../facts/sent-name.ts'
import type { Names, WantedNames } from '../names/index.ts'
import type { MedalWon } from './medals.queries.ts'

export function wantMedal(wanted: WantedNames, medal: MedalWon): void {
  wanted.event(padRsc(medal.event))
  wanted.competitor(medal.competitor, medal.organisation)
  for (const athlete of medal.fact.athletes) wanted.competitor(athlete.code)
}

export const presentMedal = (medal: MedalWon & { readonly shared: boolean }, names: Names): MedalWonRow => ({
  medal: medal.medal,
  shared: medal.shared,
  competitor: medallistOf(medal, names),
  members: medal.fact.athletes
    .filter((a) => a.code !== medal.competitor)
    .map((a) => names.person(a.code, sentPersonName(a))),
  discipline: names.discipline(medal.event),
  event: names.event(padRsc(medal.event)),
  unit: medal.unit,
  date: medal.day,
})

export function medallistOf(medal: MedalWon, names: Names): Competitor {
  const { fact } = medal
  const [athlete] = fact.athletes
  const sent = fact.teamName ?? (athlete ? sentPersonName(athlete) : null)
  const competitor = names.competitor(medal.competitor, fact.type, { name: sent, organisation: medal.organisation })
  if (!competitor) throw new Error(`placeholder ${medal.competitor} as a medallist`)
  // the organisation that the medal was won for, whatever the participants say of the person today
  return { ...competitor, organisation: names.organisation(medal.organisation) }
}
