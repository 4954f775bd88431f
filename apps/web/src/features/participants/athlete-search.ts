/** What of the athletes is shown, as it stands in the address: `/participants/athletes?q=silva&discipline=JUD&gender=F&organisation=AL`. */
export interface AthleteSearch {
  readonly q?: string
  readonly discipline?: string
  readonly gender?: 'M' | 'F' | 'X'
  readonly organisation?: string
  /** Where the list begins, for readers without script. */
  readonly cursor?: string
}

/** An address gives what looks like a number or a truth value as one. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : ''

/** The same of the teams: `/participants/teams?gender=W`. A team's gender is its event's. */
export interface TeamSearch extends Omit<AthleteSearch, 'gender'> {
  readonly gender?: 'M' | 'W' | 'X'
}

/** The search of an address. Tolerant: what it does not understand is not there. */
export function athleteSearchOf(search: Readonly<Record<string, unknown>>): AthleteSearch {
  const gender = textOf(search.gender).toUpperCase()
  return { ...commonOf(search), ...(gender === 'M' || gender === 'F' || gender === 'X' ? { gender } : {}) }
}

/** The search of teams of an address. */
export function teamSearchOf(search: Readonly<Record<string, unknown>>): TeamSearch {
  const gender = textOf(search.gender).toUpperCase()
  return { ...commonOf(search), ...(gender === 'M' || gender === 'W' || gender === 'X' ? { gender } : {}) }
}

function commonOf(search: Readonly<Record<string, unknown>>): Omit<AthleteSearch, 'gender'> {
  const q = textOf(search.q).slice(0, 80)
  const discipline = textOf(search.discipline).toUpperCase()
  const organisation = textOf(search.organisation).toUpperCase()
  const cursor = textOf(search.cursor)
  return {
    ...(q ? { q } : {}),
    ...(/^[A-Z0-9]{3}$/.test(discipline) ? { discipline } : {}),
    ...(/^[A-Z0-9]{1,10}$/.test(organisation) ? { organisation } : {}),
    ...(cursor && cursor.length <= 200 ? { cursor } : {}),
  }
}
