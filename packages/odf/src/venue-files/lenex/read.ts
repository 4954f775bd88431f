import { err, isCalendarDay, ok, type Result } from '@games/domain'
import { Refusal } from '../../errors.ts'
import { decodeXml } from '../../xml/decode.ts'
import { child, children, text, type XmlElement } from '../../xml/element.ts'
import { parseXml, type XmlListener } from '../../xml/parse.ts'
import { type FileFault, type FileProblem, problemAt } from '../problem.ts'
import type {
  LenexAgeGroup,
  LenexAthlete,
  LenexClub,
  LenexEntry,
  LenexEvent,
  LenexHeat,
  LenexMeet,
  LenexMember,
  LenexRelay,
  LenexResult,
  LenexSession,
} from './lenex.ts'
import { readReaction, readTime } from './times.ts'

/** Largest document that is read, bytes as they came out of the archive: trials of 3,000 results have 2.3 MB. */
export const MAX_LENEX_BYTES = 20 * 1024 * 1024

export interface LenexFile {
  /** Null: the file holds no meet but records or time standards. */
  readonly meet: LenexMeet | null
  readonly problems: readonly FileProblem[]
}

/**
 * The bytes of a `.lef` → its meet (LENEX 3.0, “lenex-v3.md” of bigcurl/lenex-parser). No DOCTYPE, no entities, and the bounds of every
 * other XML here. What it does not know is passed over; an entry or result without what it cannot do without is a problem.
 */
export function readLenex(bytes: Uint8Array): Result<FileFault, LenexFile> {
  if (bytes.length > MAX_LENEX_BYTES) return err({ kind: 'too-large' })
  if (bytes.length === 0) return err({ kind: 'empty' })
  const reading = new Reading()
  try {
    for (const _ of parseXml(composed(decodeXml(bytes)), reading));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return reading.isOther ? err({ kind: 'not-lenex' }) : err({ kind: 'bad-xml', reason: error.fault.reason })
  }
  if (reading.isOther) return err({ kind: 'not-lenex' })
  const [first, ...others] = reading.meets
  const problems: FileProblem[] = others.length > 0 ? [problemAt('several-meets', null, String(others.length + 1))] : []
  return ok({ meet: first ? meetOf(first, problems) : null, problems })
}

/** Letters with their accents, as other files of the meet have them: a program on macOS writes both apart. */
function* composed(pieces: Iterable<string>): Generator<string, void> {
  for (const piece of pieces) yield piece.normalize('NFC')
}

class Reading implements XmlListener {
  readonly meets: XmlElement[] = []
  isOther = false
  root: XmlListener['root'] = ({ name }) => {
    this.isOther = name !== 'LENEX'
  }
  wanted: XmlListener['wanted'] = () => !this.isOther
  longestText: XmlListener['longestText'] = () => 65_536
  opened: XmlListener['opened'] = () => false
  closed: XmlListener['closed'] = () => {}
  grandchild: XmlListener['grandchild'] = (parent, element) => {
    if (parent === 'MEETS' && element.name === 'MEET') this.meets.push(element)
  }
}

/** The elements of a container: `ENTRIES/ENTRY`. */
const within = (element: XmlElement, container: string, name: string): readonly XmlElement[] =>
  children(child(element, container), name)

function meetOf(meet: XmlElement, problems: FileProblem[]): LenexMeet {
  const sessions = within(meet, 'SESSIONS', 'SESSION').map(sessionOf)
  const pool = child(meet, 'POOL') ?? child(within(meet, 'SESSIONS', 'SESSION')[0], 'POOL')
  const [min, max] = [pool && whole(pool, 'lanemin'), pool && whole(pool, 'lanemax')]
  const known = idsOf(sessions)
  return {
    name: text(meet, 'name') ?? '',
    city: text(meet, 'city'),
    nation: text(meet, 'nation'),
    course:
      text(meet, 'course') ??
      within(meet, 'SESSIONS', 'SESSION').flatMap((session) => text(session, 'course') ?? [])[0] ??
      null,
    lanes: typeof min === 'number' && typeof max === 'number' && min <= max ? { min, max } : null,
    ageDate: ageDateOf(child(meet, 'AGEDATE')),
    sessions,
    clubs: within(meet, 'CLUBS', 'CLUB').map((club) => clubOf(club, known, problems)),
  }
}

const ageDateOf = (element: XmlElement | undefined): LenexMeet['ageDate'] =>
  element ? { type: text(element, 'type') ?? 'YEAR', day: dayOf(element, 'value') } : null

interface Known {
  readonly events: ReadonlySet<string>
  readonly heats: ReadonlySet<string>
}
function idsOf(sessions: readonly LenexSession[]): Known {
  const events = sessions.flatMap((session) => session.events)
  return {
    events: new Set(events.map(({ id }) => id)),
    heats: new Set(events.flatMap(({ heats }) => heats.map(({ id }) => id))),
  }
}

const sessionOf = (session: XmlElement, at: number): LenexSession => ({
  number: whole(session, 'number') ?? at + 1,
  date: dayOf(session, 'date'),
  start: clockOf(session, 'daytime'),
  name: text(session, 'name'),
  events: within(session, 'EVENTS', 'EVENT').flatMap((event) => {
    const id = text(event, 'eventid')
    return id === null ? [] : [eventOf(event, id)]
  }),
})

function eventOf(event: XmlElement, id: string): LenexEvent {
  const style = child(event, 'SWIMSTYLE')
  const previous = text(event, 'preveventid')
  return {
    id,
    number: text(event, 'number') ?? id,
    round: text(event, 'round') ?? 'TIM',
    gender: oneOf(event, 'gender', ['M', 'F', 'X']),
    previous: previous === '-1' ? null : previous,
    start: clockOf(event, 'daytime'),
    swimStyle: {
      distance: (style && whole(style, 'distance')) ?? 0,
      relayCount: Math.max(1, (style && whole(style, 'relaycount')) ?? 1),
      stroke: (style && text(style, 'stroke')) ?? 'UNKNOWN',
      technique: (style && text(style, 'technique')) ?? null,
      name: (style && text(style, 'name')) ?? null,
    },
    ageGroups: within(event, 'AGEGROUPS', 'AGEGROUP').map(ageGroupOf),
    heats: within(event, 'HEATS', 'HEAT').flatMap((heat): LenexHeat[] => {
      const heatId = text(heat, 'heatid')
      const number = whole(heat, 'number')
      return heatId === null || number === null
        ? []
        : [
            {
              id: heatId,
              number,
              start: clockOf(heat, 'daytime'),
              final: text(heat, 'final'),
              group: text(heat, 'agegroupid') ?? undefined,
              status: text(heat, 'status'),
            },
          ]
    }),
  }
}

const GENDERS = ['M', 'F', 'X'] as const

const ageGroupOf = (group: XmlElement): LenexAgeGroup => ({
  id: text(group, 'agegroupid'),
  min: yearsOf(group, 'agemin'),
  max: yearsOf(group, 'agemax'),
  name: text(group, 'name'),
  gender: oneOf(group, 'gender', GENDERS) ?? undefined,
  handicap: handicapOf(group, 'handicap'),
  level: levelOf(group),
  rankings: within(group, 'RANKINGS', 'RANKING').flatMap((ranking) => {
    const result = text(ranking, 'resultid')
    const place = whole(ranking, 'place')
    return result === null ? [] : [{ result, place: place !== null && place > 0 ? place : null }]
  }),
})

/** Zero is no class. */
function handicapOf(element: XmlElement, attribute: string): string | undefined {
  const written = text(element, attribute)
  return written === null || written === '0' ? undefined : written
}

const levelOf = (group: XmlElement): string | undefined =>
  [text(group, 'levels'), text(group, 'levelmin'), text(group, 'levelmax')].filter(Boolean).join(' ') || undefined

function classesOf(athlete: XmlElement): LenexAthlete['classes'] {
  const handicap = child(athlete, 'HANDICAP')
  return (
    handicap && {
      free: handicapOf(handicap, 'free'),
      breast: handicapOf(handicap, 'breast'),
      medley: handicapOf(handicap, 'medley'),
    }
  )
}

const clubOf = (club: XmlElement, known: Known, problems: FileProblem[]): LenexClub => ({
  code: text(club, 'code'),
  name: text(club, 'name') ?? text(club, 'shortname') ?? '',
  nation: text(club, 'nation'),
  athletes: within(club, 'ATHLETES', 'ATHLETE').flatMap((athlete): LenexAthlete[] => {
    const id = text(athlete, 'athleteid')
    if (id === null) return []
    return [
      {
        id,
        license: text(athlete, 'license'),
        familyName: text(athlete, 'lastname'),
        givenName: text(athlete, 'firstname'),
        gender: oneOf(athlete, 'gender', ['M', 'F']),
        birthDate: dayOf(athlete, 'birthdate'),
        nation: text(athlete, 'nation'),
        classes: classesOf(athlete),
        ...startsOf(athlete, known, problems),
      },
    ]
  }),
  relays: within(club, 'RELAYS', 'RELAY').map(
    (relay): LenexRelay => ({
      number: whole(relay, 'number'),
      name: text(relay, 'name'),
      gender: oneOf(relay, 'gender', ['M', 'F', 'X']),
      ...agesOf(relay),
      handicap: handicapOf(relay, 'handicap'),
      ...startsOf(relay, known, problems),
    }),
  ),
})

/** The years of the swimmers of a relay and the sum of their years. If the file has only one of both, it is `ages`. */
function agesOf(relay: XmlElement): Pick<LenexRelay, 'ages' | 'totalAges'> {
  const [ages, total] = ['age', 'agetotal']
    .map((name) => ({ min: yearsOf(relay, `${name}min`), max: yearsOf(relay, `${name}max`) }))
    .filter(({ min, max }) => min !== null || max !== null)
  return { ages: ages ?? null, totalAges: total }
}

function startsOf(owner: XmlElement, known: Known, problems: FileProblem[]) {
  return {
    entries: within(owner, 'ENTRIES', 'ENTRY').flatMap((entry): LenexEntry[] => {
      const start = startOf(entry, known, problems)
      return start === null ? [] : [{ ...start, entryTime: timeIn(entry, 'entrytime', problems) }]
    }),
    results: within(owner, 'RESULTS', 'RESULT').flatMap((result): LenexResult[] => {
      const start = startOf(result, known, problems)
      const id = text(result, 'resultid')
      if (start === null || id === null) return []
      return [
        {
          ...start,
          id,
          time: timeIn(result, 'swimtime', problems),
          reaction: readReaction(text(result, 'reactiontime')),
          comment: text(result, 'comment'),
          splits: within(result, 'SPLITS', 'SPLIT')
            .flatMap((split) => {
              const distance = whole(split, 'distance')
              const time = readTime(text(split, 'swimtime') ?? '')
              return distance !== null && distance > 0 && time ? [{ distance, time }] : []
            })
            .sort((a, b) => a.distance - b.distance),
        },
      ]
    }),
  }
}

function startOf(start: XmlElement, known: Known, problems: FileProblem[]): Omit<LenexEntry, 'entryTime'> | null {
  const event = text(start, 'eventid')
  const heat = text(start, 'heatid')
  if (event === null || !known.events.has(event) || (heat !== null && !known.heats.has(heat))) {
    problems.push(problemAt('no-such-heat', null, heat ?? event))
    return null
  }
  return {
    event,
    heat,
    lane: whole(start, 'lane'),
    group: text(start, 'agegroupid') ?? undefined,
    status: text(start, 'status'),
    members: within(start, 'RELAYPOSITIONS', 'RELAYPOSITION').flatMap((member): LenexMember[] => {
      const number = whole(member, 'number')
      return number === null
        ? []
        : [
            {
              number,
              athlete: text(member, 'athleteid'),
              reaction: readReaction(text(member, 'reactiontime')),
              status: text(member, 'status'),
            },
          ]
    }),
  }
}

function timeIn(element: XmlElement, attribute: string, problems: FileProblem[]): string | null {
  const written = text(element, attribute)
  const time = written === null ? null : readTime(written)
  if (time === undefined) problems.push(problemAt('bad-time', null, written))
  return time ?? null
}

function whole(element: XmlElement, attribute: string): number | null {
  const value = text(element, attribute)
  return value !== null && /^-?\d{1,6}$/.test(value) ? Number(value) : null
}

const yearsOf = (element: XmlElement, attribute: string): number | null => {
  const years = whole(element, attribute)
  return years === null || years < 0 ? null : years
}

function dayOf(element: XmlElement, attribute: string): string | null {
  const value = text(element, attribute)
  return value !== null && isCalendarDay(value) ? value : null
}

/** `9:05` → `09:05`. */
function clockOf(element: XmlElement, attribute: string): string | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/.exec(text(element, attribute) ?? '') ?? []
  return hours === undefined || Number(hours) > 23 ? null : `${hours.padStart(2, '0')}:${minutes}`
}

function oneOf<T extends string>(element: XmlElement, attribute: string, words: readonly T[]): T | null {
  const value = text(element, attribute)
  return words.find((word) => word === value) ?? null
}
