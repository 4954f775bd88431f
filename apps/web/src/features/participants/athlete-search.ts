import { CURSOR, DISCIPLINE, ORGANISATION, searchOf, WORDS } from '../../page-search.ts'

/** What of the athletes is shown, as it stands in the address: `/participants/athletes?q=silva&discipline=JUD&gender=F&organisation=AL`. */
export interface AthleteSearch {
  readonly q?: string
  readonly discipline?: string
  readonly gender?: 'M' | 'F' | 'X'
  readonly organisation?: string
  /** RSC of the event they are in: of a discipline's own list. */
  readonly event?: string
  /** Where the list begins, for readers without script. */
  readonly cursor?: string
}

/** The same of the teams: `/participants/teams?gender=W`. A team's gender is its event's. */
export interface TeamSearch extends Omit<AthleteSearch, 'gender'> {
  readonly gender?: 'M' | 'W' | 'X'
}

const LOOKS = { q: WORDS, discipline: DISCIPLINE, organisation: ORGANISATION, cursor: CURSOR }

/** The search of an address (searchOf); which event it is of, its page reads. */
export const athleteSearchOf = (search: Readonly<Record<string, unknown>>): AthleteSearch =>
  searchOf<Omit<AthleteSearch, 'event'>>({ ...LOOKS, gender: /^[MFX]$/i }, search)

/** The search of teams of an address. */
export const teamSearchOf = (search: Readonly<Record<string, unknown>>): TeamSearch =>
  searchOf<Omit<TeamSearch, 'event'>>({ ...LOOKS, gender: /^[MWX]$/i }, search)
