import { morningOf, type PackView } from '@games/contract/offline-pack/offline-pack'
import type { PackSubjects } from './offline-pack.queries.ts'

/**
 * The views of a pack. What names much of what others show comes first: units, athletes, teams. `today` is the games' day.
 */
export function packViews(subjects: PackSubjects, today: string): PackView[] {
  const { units, disciplines, events, ranked, venues, athletes, teams, delegations, genders } = subjects
  const each = (call: PackView['call'], codes: readonly string[]): PackView[] =>
    codes.map((code) => ({ call, of: [code] }))
  // before the games and after them today is a day of its own
  const days = [...new Set([...subjects.days, today])]
  // a device may see its next network tomorrow
  const now = [today, dayAfter(today)]
  return [
    ...each('getUnit', units),
    ...each('getAthlete', athletes),
    ...each('getTeam', teams),
    ...each('getScheduleDay', days),
    ...delegations.flatMap((code) => days.map((day): PackView => ({ call: 'getScheduleDay', of: [day, code] }))),
    ...each('getAgenda', days),
    ...each('getHome', now),
    ...each('getDayMedals', days),
    ...each('getDiscipline', disciplines),
    ...each('getEvent', events),
    ...each('getFinalRank', ranked),
    ...each('getMedalTable', [
      'all',
      ...disciplines.map((code) => `discipline:${code}`),
      ...genders.map((gender) => `gender:${gender}`),
    ]),
    ...each('listMedallists', delegations),
    ...each('getDelegation', delegations),
    ...delegations.flatMap((code) => now.map((day): PackView => ({ call: 'getDelegationDay', of: [code, day] }))),
    ...each('listVenues', now),
    ...each('listChanges', now.map(morningOf)),
    ...venues.flatMap((code) => days.map((day): PackView => ({ call: 'getVenueDay', of: [code, day] }))),
    ...each('listReports', disciplines),
    ...each('getAwards', days),
    ...ALONE.map((call) => ({ call, of: [] })),
  ]
}

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
const DAY_MS = 86_400_000

/** Of each there is one view. */
const ALONE = [
  'getProgramme',
  'getPublishedMedals',
  'listAthletes',
  'listDelegations',
  'listReportDisciplines',
  'listAmbassadors',
  'listSponsors',
  'listVolunteerTeams',
  'listOfficialReports',
  'listPlaces',
  'listLiveStreams',
  'listAnnouncements',
  'listBanners',
  'getSearchIndex',
] as const
