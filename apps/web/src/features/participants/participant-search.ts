import { CURSOR, DISCIPLINE, ORGANISATION, searchOf, WORDS } from '../../page-search.ts'

/** What of the athletes or teams is shown, as it stands in the address: `/participants/athletes?q=silva&discipline=JUD&gender=W&organisation=AL`. */
export interface ParticipantSearch {
  readonly q?: string
  readonly discipline?: string
  /** A team's is its event's. */
  readonly gender?: 'M' | 'W' | 'X'
  readonly organisation?: string
  /** RSC of the event they are in: of a discipline's own list. */
  readonly event?: string
  /** Where the list begins, for readers without script. */
  readonly cursor?: string
}

const LOOKS = { q: WORDS, discipline: DISCIPLINE, gender: /^[MWXF]$/i, organisation: ORGANISATION, cursor: CURSOR }

/** The search of an address (searchOf); which event it is of, its page reads. Women were F in addresses once, as ODF writes them. */
export function participantSearchOf(search: Readonly<Record<string, unknown>>): ParticipantSearch {
  const { gender, ...rest } = searchOf<
    Omit<ParticipantSearch, 'event' | 'gender'> & { gender?: 'M' | 'W' | 'X' | 'F' }
  >(LOOKS, search)
  return gender === undefined ? rest : { ...rest, gender: gender === 'F' ? 'W' : gender }
}
