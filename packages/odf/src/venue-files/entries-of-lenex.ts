import type { Sheet } from '../tables/sheets/index.ts'
import { ageAt, groupsOfAge, isLimited, narrowest } from './meet/age-groups.ts'
import type { LenexAgeGroup, LenexAthlete, LenexClub, LenexEvent, LenexMeet, LenexSwimStyle } from './lenex/lenex.ts'

/**
 * The entries of a meet as sheets that an organiser could have written, for the road of sheets without codes (decision 0113): who is entered
 * for what, a row an entry, and the teams of relays with their swimmers. Clubs are the delegations; what our events are called is asked there
 * like any word. Empty where nobody is entered. Entry times and licences have no place in it.
 */
export function sheetsOfEntries(meet: LenexMeet): Sheet[] {
  const events = new Map(meet.sessions.flatMap((session) => session.events.map((event) => [event.id, event] as const)))
  const grouped = styleGroups([...events.values()])
  const people = new Map(meet.clubs.flatMap(({ athletes }) => athletes.map((one) => [one.id, one] as const)))
  const entered = meet.clubs.flatMap((club) =>
    club.athletes.flatMap((athlete) => {
      const rowOf = (event: string, group: string): string[] => [
        DISCIPLINE,
        event,
        group,
        athlete.gender ?? '',
        athlete.familyName ?? '',
        athlete.givenName ?? '',
        club.name,
        athlete.birthDate ?? '',
      ]
      const own = startsOf(athlete, events)
      // of a relay alone: somebody of the delegation in any case
      return own.length === 0
        ? [rowOf('', '')]
        : own.map((event) => {
            const ranked = rankedWith(event, athlete)
            return rowOf(wordsOf(ranked), groupOf(ranked, athlete, grouped, meet))
          })
    }),
  )
  const teams = meet.clubs.flatMap((club) =>
    club.relays.flatMap((relay) =>
      startsOf(relay, events).map((event) => [
        DISCIPLINE,
        wordsOf(event),
        relayGroup(event, grouped),
        club.name,
        teamOf(club, relay.name, relay.number),
        membersOf(relay, event, people),
      ]),
    ),
  )
  return [
    sheet(
      'ENTRIES',
      ['Sport', 'Event', 'Category', 'Gender', 'Family name', 'Given name', 'Delegation', 'Born'],
      entered,
    ),
    sheet('RELAYS', ['Sport', 'Event', 'Category', 'Delegation', 'Team', 'Members'], teams),
  ].filter(({ rows }) => rows.length > 1)
}

const DISCIPLINE = 'Swimming'

const sheet = (name: string, header: readonly string[], rows: readonly (readonly string[])[]): Sheet => ({
  name,
  rows: [header, ...rows].map((cells, at) => ({ row: at + 1, cells: [...cells] })),
})

/** An event as those see it with whom a swimmer is ranked: women or men of an event of both. */
function rankedWith(event: LenexEvent, { gender }: LenexAthlete): LenexEvent {
  const isApart = event.gender === null && event.ageGroups.length > 0 && event.ageGroups.every((one) => one.gender)
  return isApart && gender !== null
    ? { ...event, gender, ageGroups: event.ageGroups.filter((one) => one.gender === gender) }
    : event
}

type Starts = Pick<LenexAthlete, 'entries' | 'results'>
const startsOf = ({ entries, results }: Starts, events: ReadonlyMap<string, LenexEvent>): LenexEvent[] => {
  const found = [...entries, ...results].flatMap(({ event }) => events.get(event) ?? [])
  // the rounds of one event are entered once
  return [...new Map(found.map((event) => [event.number, event])).values()]
}

/** Words that the sheets' road makes the codes of swimming of: `100 m freestyle women`. */
const STROKES: ReadonlyMap<string, string> = new Map([
  ['FREE', 'freestyle'],
  ['BACK', 'backstroke'],
  ['BREAST', 'breaststroke'],
  ['FLY', 'butterfly'],
  ['MEDLEY', 'medley'],
  ['IMRELAY', 'medley'],
])
const GENDERS = { M: 'men', F: 'women', X: 'mixed' } as const

function wordsOf({ swimStyle, gender }: LenexEvent): string {
  const { distance, relayCount, stroke, technique, name } = swimStyle
  const swum = STROKES.get(stroke)
  const legs = relayCount > 1 ? `${relayCount} x ` : ''
  const style = swum === undefined ? (name ?? `${distance} m`) : `${legs}${distance} m ${swum}`
  return [style, technique?.toLowerCase(), gender === null ? 'open' : GENDERS[gender]].filter(Boolean).join(' ')
}

// ——— age groups

const styleKey = ({ distance, relayCount, stroke, technique }: LenexSwimStyle, gender: string | null): string =>
  [distance, relayCount, stroke, technique, gender].join(' ')

/** Styles that are swum by several age groups, whose events are several. */
function styleGroups(events: readonly LenexEvent[]): ReadonlySet<string> {
  const groups = Map.groupBy(
    events.flatMap(({ swimStyle, gender, ageGroups }) =>
      ageGroups.map((group) => ({
        key: styleKey(swimStyle, gender ?? group.gender ?? null),
        words: ageWords(group),
      })),
    ),
    ({ key }) => key,
  )
  return new Set([...groups].flatMap(([key, all]) => (new Set(all.map(({ words }) => words)).size > 1 ? [key] : [])))
}

/** What a group is called, else its years: `12-13 years`. */
const ageWords = ({ name, min, max }: LenexAgeGroup): string =>
  name ??
  (min !== null && max !== null
    ? min === max
      ? `${min} years`
      : `${min}-${max} years`
    : max !== null
      ? `up to ${max} years`
      : min !== null
        ? `${min} years and over`
        : '')

/** A group that nobody can tell is told at its cell, as a formula that failed is. */
const NOBODY_KNOWS = '#N/A'

function groupOf(
  event: LenexEvent,
  { birthDate }: LenexAthlete,
  grouped: ReadonlySet<string>,
  meet: LenexMeet,
): string {
  const groups = event.ageGroups.filter(isLimited)
  if (!grouped.has(styleKey(event.swimStyle, event.gender)) || groups.length === 0) return ''
  const [only] = groups
  if (only && groups.length === 1) return ageWords(only)
  const age = birthDate === null ? null : ageAt(birthDate, meet)
  const own = age === null ? null : narrowest(groupsOfAge(groups, age))
  return own ? ageWords(own) : NOBODY_KNOWS
}

/** A relay's group may be of the sum of its ages: only where there is one it is known. */
function relayGroup(event: LenexEvent, grouped: ReadonlySet<string>): string {
  const groups = event.ageGroups.filter(isLimited)
  const [only] = groups
  if (!grouped.has(styleKey(event.swimStyle, event.gender)) || !only) return ''
  return groups.length === 1 ? ageWords(only) : NOBODY_KNOWS
}

// ——— relays

/** `Alagoas`, a second one `Alagoas B`. */
const teamOf = ({ name }: LenexClub, own: string | null, number: number | null): string =>
  own ?? (number !== null && number > 1 && number <= 26 ? `${name} ${String.fromCharCode(64 + number)}` : name)

function membersOf(relay: Starts, event: LenexEvent, people: ReadonlyMap<string, LenexAthlete>): string {
  const start = [...relay.entries, ...relay.results].find((one) => one.event === event.id)
  return (start?.members ?? [])
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ athlete }) => people.get(athlete ?? '') ?? [])
    .map(({ familyName, givenName }) => [givenName, familyName].filter(Boolean).join(' '))
    .join('; ')
}
