import {
  ApiFailure,
  type ExportEndpoint,
  type ExportName,
  exportEndpoints,
  formatOf,
  type Games,
  type UnitSummary,
} from '@games/contract'
import { trimRsc } from '@games/domain'
import { initialDownload, planGames } from '@games/simulator'
import {
  aCompetitor,
  aParticipant,
  aResult,
  aUnit,
  participants,
  results,
  schedule,
  scheduleUpdate,
} from '@games/testing'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkedInput, type RawInput } from '../../http/api/handlers.ts'
import { CALENDAR_READERS, type ReadEvent } from '../../testing/calendar-readers.ts'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { games } from '../games/index.ts'
import { createHandlers } from '../handlers.ts'
import { calendarOf } from './calendar.ts'
import { createExporters, type ExportedFile, type Exporters } from './index.ts'

type IcsName = Extract<ExportName, `${string}Ics`>
type Make = (input: unknown, origin: string) => Promise<ExportedFile>

const ORIGIN = 'https://games.example'
let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>
let exporters: Exporters
let now: Games
beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
  now = { ...(await games(db.pool, false, Date.now())), competitionCode: 'TEST2027' }
  exporters = createExporters({ pool: db.pool, handlers, games: () => now })
})
afterAll(() => db.close())

/** The events of a calendar, which every library reads alike, but for one that is known not to; none is lost. */
function read(calendar: string, except = ''): ReadEvent[] {
  const readers = Object.entries(CALENDAR_READERS).filter(([library]) => library !== except)
  const events = readers.map(([library, eventsOf]) => {
    try {
      return eventsOf(calendar)
    } catch (cause) {
      throw new Error(`${library} cannot read it`, { cause })
    }
  })
  const [first = []] = events
  for (const [i, others] of events.entries())
    expect(others, `${readers[i]?.[0]}, and ${readers[0]?.[0]}`).toEqual(first)
  expect(first).toHaveLength(calendar.split('\r\nBEGIN:VEVENT\r\n').length - 1)
  return first
}

const CALENDARS = (Object.keys(exportEndpoints) as ExportName[]).filter(
  (name): name is IcsName => formatOf(exportEndpoints[name]) === 'ics',
)
const calendar = async (name: IcsName, raw: RawInput): Promise<string> =>
  (await (exporters[name] as Make)(checkedInput(exportEndpoints[name], raw), ORIGIN)).body

describe('of a played day four libraries read every calendar alike (RFC 5545, 0094)', NIGHTLY, () => {
  const DAY = '2027-09-12'
  const ON_THE_DAY = (kind: string) =>
    `select distinct c.code, c.organisation from unit u join appearance a on a.unit = u.code
     join competitor c on c.code in (a.competitor, a.athlete) where u.displayed and u.day = $1 and c.kind = '${kind}' order by 1`
  /** Whose and of what there are calendars. */
  const SUBJECTS: Readonly<Record<IcsName, string>> = {
    unitIcs: 'select code from unit where displayed and day = $1 order by 1',
    athleteIcs: `select code as id from (${ON_THE_DAY('athlete')}) one`,
    teamIcs: `select code from (${ON_THE_DAY('team')}) one`,
    delegationIcs: `select distinct organisation as code from (${ON_THE_DAY('athlete')}) one`,
    disciplineIcs: 'select distinct discipline as code from unit where displayed and day = $1',
    agendaIcs: `select 'discipline.' || string_agg(distinct discipline, ',delegation.SP,discipline.') as follows from unit
       where displayed and day = $1`,
    awardsIcs: `select 'por' as lang where $1::text is not null`,
    dayIcs: 'select $1::text as day',
  }
  /** What each can be narrowed by. */
  const NARROWED: Readonly<Record<string, readonly string[]>> = {
    lang: ['por', 'spa', 'eng'],
    medals: ['1'],
    finals: ['1'],
    part: ['competition', 'event'],
    discipline: ['ARC', 'VBV'],
    organisation: ['AL', 'SP'],
    venue: ['CFL'],
    gender: ['W', 'M'],
    status: ['scheduled', 'final'],
  }
  /** Of so many each parameter is tried. */
  const FEW = 2
  beforeAll(async () => {
    const played = initialDownload(planGames({ seed: 1, startDate: '2027-09-08' }), Date.parse(`${DAY}T15:00:00-03:00`))
    const some = played.filter(({ header }) => /^(?:ARC|VBV)/.test(header.documentCode))
    await receive(db.pool, ...some.map((cue) => cue.build()))
  })
  afterAll(() => emptyDatabase(db.pool))

  /** Of a calendar that has nothing in it, none. */
  const eventsOf = async (name: IcsName, raw: RawInput): Promise<ReadEvent[]> => {
    try {
      return read(await calendar(name, raw))
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 404) return []
      throw error
    }
  }

  test.each(sampled(CALENDARS, 6))('%s', async (name) => {
    const { params, query }: Pick<ExportEndpoint, 'params' | 'query'> = exportEndpoints[name]
    const { rows: subjects } = await db.pool.query<Record<string, string>>(SUBJECTS[name], [DAY])
    expect(subjects).not.toEqual([])
    const raw = (subject: Record<string, string>, narrowed = {}): RawInput =>
      params ? { params: subject, query: narrowed } : { query: { ...subject, ...narrowed } }
    for (const subject of subjects) expect(await eventsOf(name, raw(subject))).not.toEqual([])
    for (const parameter of Object.keys(query?.shape ?? {}).filter((one) => !(one in (subjects[0] ?? {})))) {
      expect(NARROWED).toHaveProperty(parameter)
      for (const value of NARROWED[parameter] ?? [])
        for (const subject of subjects.slice(0, FEW)) await eventsOf(name, raw(subject, { [parameter]: value }))
    }
  })
})

describe('four libraries read what hurts, as it is meant (RFC 5545)', () => {
  const DAY = '2027-09-14'
  const NEXT_DAY = '2027-09-15'
  const code = (number: number) => `JUDW57KG--------------8FNL${String(number).padStart(4, '0')}00--`
  const at = (time: string, day = DAY) => `${day}T${time}:00-03:00`
  const send = (units: Parameters<typeof schedule>[1]) => receive(db.pool, schedule({ documentCode: 'JUD' }, units))
  const ofDay = async (day = DAY): Promise<ReadEvent[]> =>
    read(await calendar('dayIcs', { params: { day }, query: {} }))
  const uidOf = (number: number) => `${trimRsc(code(number))}@test2027.games-companion`
  beforeEach(async () => {
    await emptyDatabase(db.pool)
    await db.pool.query('delete from venue_place')
  })

  const NAMES = [
    ['commas, semicolons, colons and quotes', `a, b,, c; d;;: "e": 'f' \`g\``],
    ['backslashes', String.raw`C:\Arena\\Sul\, \; \\`],
    ['backslashes before what a break is written by', String.raw`C:\new \N \\n`],
    ['line breaks', 'one\ntwo\n\nthree'],
    ['a property', 'x\nSTATUS:CANCELLED\nUID:y'],
    ['an end and a beginning', 'x\nEND:VEVENT\nBEGIN:VEVENT\nEND:VCALENDAR'],
    ['what looks encoded', '&amp; &#10; %0A =0D ^n ^^ =C3=A9'],
    ['blanks and tabs', 'a \t  b'],
    ['emoji', '🤼‍♀️🏅🇧🇷👩🏽‍🤝‍👨🏻'.repeat(12)],
    ['accents', 'São João, Açaí, Ñandú, e\u0301 combined'],
    ['three hundred letters', 'ç🏅a'.repeat(100)],
    ['letters from the right', 'שלום, עולם; مرحبا \u202eabc\u202c'],
    ['no width', 'd\u200be\ufefff\u00a0g'],
  ] as const
  /** What a library reads against the letter of RFC 5545, and the three others by it. */
  const MISREAD: Readonly<Record<string, string>> = {
    // §3.3.11: as a break of the line
    'backslashes before what a break is written by': 'node-ical',
    // §3.1: as the ends of an event, wherever they stand
    'an end and a beginning': 'ts-ics',
  }
  /** A backslash before an n, and quotes around a whole text, which it takes away (§3.3.11). */
  const MISREAD_BY_NODE_ICAL = /\\[nN]|^".*"$/s
  test.each(sampled(NAMES, 6))('a name of %s', async (what, name) => {
    await send([aUnit({ code: code(1), name: { por: name }, venueName: name, locationName: name })])
    await db.pool.query(`insert into venue_place (code, lat, lon, address) values ('ARN', -9.5, -35.75, $1)`, [name])
    const events = read(await calendar('dayIcs', { params: { day: DAY }, query: {} }), MISREAD[what])
    expect(events).toEqual([expect.objectContaining({ summary: `Judô: ${name}`, place: `${name}, ${name}\n${name}` })])
  })

  test(
    'any text is read as it stands, but for control characters, which no calendar has (RFC 5545 §3.1)',
    NIGHTLY,
    async () => {
      await send([aUnit({ code: code(1) })])
      const { unit } = (await handlers.getUnit({ params: { code: code(1) } })).view
      const named = (name: string): UnitSummary => ({
        ...unit,
        name: { por: name },
        startText: { por: name },
        hideStart: true,
      })
      const letter = fc.oneof(
        fc.constantFrom('\\', ',', ';', ':', '"', '\r', '\n', '\t', '\u2028', '\u0085', ' ', 'n', 'N'),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      )
      fc.assert(
        fc.property(fc.array(letter, { maxLength: 60 }), (letters) => {
          const name = letters.join('')
          const parts = { title: name, entered: [], produced: new Map(), places: new Map(), games: now, origin: ORIGIN }
          const written = calendarOf({ ...parts, units: [named(name)], locale: 'por' })
          const meant = name.replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\n').replace(/(?!\n|\t)\p{Cc}/gu, '')
          const [event] = read(written, MISREAD_BY_NODE_ICAL.test(meant) ? 'node-ical' : '')
          expect(event?.summary).toBe(name === '' ? 'Judô' : `Judô: ${meant}`)
          expect(event?.remark).toBe(name === '' ? '' : meant)
        }),
      )
    },
  )

  test('moved, postponed, cancelled, not shown, past midnight or with an end that cannot be, a unit is the same event', async () => {
    const planned = Array.from({ length: 7 }, (_, number) => aUnit({ code: code(number) }))
    await send(planned)
    const before = await ofDay()
    expect(before).toHaveLength(7)
    expect(new Set(before.map((event) => JSON.stringify({ ...event, uid: '' })))).toHaveProperty('size', 1)
    const changed: Partial<Parameters<typeof aUnit>[0]>[] = [
      { start: at('12:00'), end: at('12:30') },
      { scheduleStatus: 'POSTPONED' },
      { scheduleStatus: 'CANCELLED' },
      { hideStart: true, startText: { por: 'A seguir' } },
      { start: at('23:30'), end: at('00:30', NEXT_DAY) },
      { start: at('01:30', NEXT_DAY), end: at('02:00', NEXT_DAY) },
      { start: at('12:00'), end: at('11:00') },
    ]
    const header = { documentCode: 'JUD', time: '093000000' }
    await receive(
      db.pool,
      scheduleUpdate(
        header,
        changed.map((unit, number) => aUnit({ code: code(number), ...unit })),
      ),
    )
    const after = new Map((await ofDay()).map((event) => [event.uid, event]))
    const [as = before[0]] = before
    const moved = (time: string, places: Partial<ReadEvent>) => ({
      remark: `Antes previsto para ${DAY} ${time} (hora da sede)`,
      ...places,
    })
    for (const [number, event] of [
      moved('10:00', { start: '2027-09-14T15:00:00.000Z', end: '2027-09-14T15:30:00.000Z' }),
      { status: 'TENTATIVE' },
      { status: 'CANCELLED' },
      { start: DAY, end: NEXT_DAY, remark: 'A seguir' },
      moved('10:00', { start: '2027-09-15T02:30:00.000Z', end: '2027-09-15T03:30:00.000Z' }),
      moved('10:00', { start: '2027-09-15T04:30:00.000Z', end: '2027-09-15T05:00:00.000Z' }),
      // no end is invented: it ends as it begins
      moved('10:00', { start: '2027-09-14T15:00:00.000Z', end: '2027-09-14T15:00:00.000Z' }),
    ].entries())
      expect(after.get(uidOf(number))).toEqual({
        ...as,
        ...event,
        uid: uidOf(number),
        sequence: Number(as?.sequence) + 1_800,
      })
  })

  test('who competes is in the name, and what nobody knows yet is not', async () => {
    const judo = { disciplines: [{ code: 'JUD', entries: [], registeredEvents: [] }] }
    const [known, open] = [code(1), code(2)]
    await receive(
      db.pool,
      participants({ documentCode: 'JUD' }, [
        aParticipant({ code: '101', ...judo, printName: 'D\u2019ÁVILA, José; "Zé"' }),
        aParticipant({ code: '102', ...judo, printName: 'NÚÑEZ \\ O\u2019Hara' }),
      ]),
      schedule({ documentCode: 'JUD' }, [aUnit({ code: known }), aUnit({ code: open })]),
      results({ documentCode: known }, [
        aResult({ sortOrder: 1, wlt: 'W', competitor: aCompetitor({ code: '101' }) }),
        aResult({ sortOrder: 2, wlt: 'L', competitor: aCompetitor({ code: '102' }) }),
      ]),
    )
    expect((await ofDay()).map(({ summary }) => summary)).toEqual([
      'Judô: Unidade: D\u2019ÁVILA, José; "Zé" × NÚÑEZ \\ O\u2019Hara',
      'Judô: Unidade',
    ])
  })

  test.each(sampled([1, 1_000], 2))('a calendar of %i units has as many events, each once', async (count) => {
    const units = Array.from({ length: count }, (_, number) =>
      aUnit({ code: code(number), name: { por: `Unidade ${number}` } }),
    )
    await send(units)
    const events = await ofDay()
    expect(events.map(({ uid }) => uid)).toEqual(units.map((_, number) => uidOf(number)))
    expect(events.map(({ summary }) => summary)).toEqual(units.map((_, number) => `Judô: Unidade ${number}`))
  })
})
