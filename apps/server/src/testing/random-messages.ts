import { padRsc, type ScheduleStatus } from '@games/domain'
import {
  NO_ACTION,
  NO_ATHLETE,
  NO_BRACKET_ITEM,
  NO_BRACKET_PLACE,
  type OdfBody,
  type OdfCompetitor,
  type OdfEntry,
  type OdfMessage,
} from '@games/odf'
import {
  aCompetitor,
  aMessage,
  aParticipant,
  aResult,
  aTeam,
  aUnit,
  bare,
  medallists,
  participants,
  participantsUpdate,
  results,
  schedule,
  scheduleUpdate,
  teams,
} from '@games/testing'
import fc from 'fast-check'

/**
 * Messages of every type that is understood, about a very small games: few codes, few versions and few instants, so that messages meet,
 * replace, precede and take back each other.
 */

export const UNITS = [
  'JUDW57KG--------------FNL-000100--',
  'JUDW57KG--------------REPF000100--',
  'HBLWTEAM7-D1----------FNL-000100--',
] as const
export const EVENTS = ['JUDW57KG', 'HBLWTEAM7-D1'] as const
export const ATHLETES = ['1', '2', '3'] as const
export const TEAMS = ['HBLWTEAM7---AL01', 'HBLWTEAM7---SP01'] as const
export const ORGANISATIONS = ['AL', 'SP', 'AIN'] as const
export const DISCIPLINES = ['JUD', 'HBL'] as const
/** The day most units begin on, and the one before: 01:30 at night is still its day. */
export const DAYS = ['2027-09-14', '2027-09-15'] as const
export const VENUES = ['ARN', 'GFA'] as const

const code = fc.constantFrom(...UNITS)
const competitor = fc.constantFrom(...ATHLETES, ...TEAMS)
const organisation = fc.constantFrom(...ORGANISATIONS)
const version = fc.integer({ min: 1, max: 4 })
const time = fc.constantFrom('080000000', '090000000', '100000000')
const notes = fc.constantFrom<string[]>([], ['após protesto'])
const discipline = fc.constantFrom(...DISCIPLINES)
const letter = fc.constantFrom('a', 'b')
const when = { version, time }

const isTeam = (code: string): boolean => (TEAMS as readonly string[]).includes(code)
/** Somebody as lists write it: a team with a line-up or without, a name of its own for whom the participants do not know. */
const listed = (code: string, lineUp: readonly string[], organisation = 'AL'): OdfCompetitor =>
  aCompetitor({
    code,
    type: isTeam(code) ? 'T' : 'A',
    organisation,
    teamName: isTeam(code) ? `Time ${code.slice(-4)}` : null,
    athletes: lineUp.map((athlete) => ({ ...NO_ATHLETE, code: athlete, familyName: 'ENVIADA' })),
  })
const entrant = fc
  .tuple(competitor, fc.subarray([...ATHLETES]), organisation)
  .map(([one, lineUp, of]) => listed(one, isTeam(one) ? lineUp : [one], of))

const units = fc.uniqueArray(
  fc
    .record({
      code,
      scheduleStatus: fc.constantFrom<ScheduleStatus[]>('UNSCHEDULED', 'SCHEDULED', 'RUNNING', 'FINISHED', 'CANCELLED'),
      start: fc.constantFrom(
        '2027-09-14T10:00:00-03:00',
        '2027-09-14T10:20:00-03:00',
        '2027-09-15T01:30:00-03:00',
        '2027-09-15T16:00:00-03:00',
        null,
      ),
      // what begins late makes the next one on its court late
      actualStart: fc.constantFrom(null, '2027-09-14T10:12:00-03:00', '2027-09-14T10:19:00-03:00'),
      medal: fc.constantFrom(0 as const, 1 as const, 3 as const),
      venue: fc.constantFrom(...VENUES),
      phaseType: fc.constantFrom('3', '3', '3', '8'),
      startList: fc
        .uniqueArray(fc.record({ competitor: entrant }), { selector: (s) => s.competitor.code, maxLength: 2 })
        .map((list) =>
          list.map(({ competitor: { code, type, organisation } }, at) => ({
            sortOrder: at + 1,
            startOrder: null,
            competitor: { code, type, organisation },
            previousUnit: null,
          })),
        ),
    })
    .map((unit) => aUnit(unit)),
  { selector: (unit) => unit.code, maxLength: 3 },
)

const people = fc.uniqueArray(
  fc
    .record({
      code: fc.constantFrom(...ATHLETES),
      organisation,
      printName: fc.constantFrom('ANA', 'BIA'),
      status: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'CANCEL'),
      height: fc.constantFrom(null, '170'),
      birthDate: fc.constantFrom(null, '2010-01-01'),
      events: fc.subarray([...EVENTS]),
      bib: fc.constantFrom(null, '7'),
    })
    .map(({ events, bib, ...person }) =>
      aParticipant({
        ...person,
        disciplines: events.map((event) => ({
          code: padRsc(event.slice(0, 3)),
          entries: [],
          registeredEvents: [{ event: padRsc(event), bib, substitute: false, entries: [] }],
        })),
      }),
    ),
  { selector: (person) => person.code, maxLength: 3 },
)

const squads = fc.uniqueArray(
  fc
    .record({
      code: fc.constantFrom(...TEAMS),
      athletes: fc.subarray([...ATHLETES]),
      organisation,
      name: fc.constantFrom('Time A', 'Time B'),
      registeredEvents: fc.subarray([padRsc(EVENTS[1])]),
    })
    .map((team) => aTeam(team)),
  { selector: (team) => team.code, maxLength: 2 },
)

const rows = fc
  .uniqueArray(
    fc.record({
      competitor: entrant,
      result: fc.constantFrom(null, '10'),
      qualificationMark: fc.constantFrom(null, 'Q'),
      played: fc.constantFrom(null, '1'),
      isRanked: fc.boolean(),
    }),
    { selector: (row) => row.competitor.code, maxLength: 3 },
  )
  .map((list) =>
    list.map(({ isRanked, ...row }, at) =>
      aResult({ ...row, sortOrder: at + 1, rank: isRanked ? `${at + 1}` : null, wlt: at === 0 ? 'W' : 'L' }),
    ),
  )
const entries = fc.uniqueArray(
  fc.record<OdfEntry>({
    code: competitor,
    type: fc.constant('A'),
    organisation,
    sortOrder: fc.constant(null),
    bib: fc.constantFrom(null, '9'),
    status: fc.constant(null),
    substitute: fc.constant(false),
    extended: fc.constant([]),
    athletes: fc.constant([]),
  }),
  { selector: (entry) => entry.code, maxLength: 3 },
)

const won = fc.array(fc.tuple(fc.constantFrom('gold', 'silver', 'bronze'), competitor, organisation), { maxLength: 4 })
/** Where the medals were decided, where their message says so; the members of its teams by the line-up. */
const decided = fc.record({ unit: fc.option(code, { nil: null }), athletes: fc.subarray([...ATHLETES]) })
const medalsOf = (
  header: Parameters<typeof medallists>[0],
  list: Parameters<typeof medallists>[1],
  { unit, athletes }: { readonly unit: string | null; readonly athletes: readonly string[] },
  explained: readonly string[],
): OdfMessage => {
  const message = medallists(header, list, explained)
  if (message.body.kind !== 'medallists') return message
  const medals = message.body.medals.map((medal) => ({
    ...medal,
    unit,
    competitors: medal.competitors.map((one) => ({ ...one, athletes: listed(one.code, athletes).athletes })),
  }))
  return { ...message, body: { ...message.body, medals } }
}

const codesOf = (set: string, of: string, name: string): OdfMessage =>
  aMessage(
    { documentType: 'DT_CODES', documentCode: '', documentSubtype: set },
    { kind: 'codes', codes: [{ code: of, name: { por: name } }] },
  )
const codes = fc
  .tuple(
    fc.constantFrom(
      { set: 'EVENT', of: EVENTS[0] },
      { set: 'PHASE', of: UNITS[0].slice(0, 26) },
      { set: 'VENUE', of: 'ARN' },
      { set: 'ORGANISATION', of: 'AL' },
      { set: 'DISCIPLINE', of: 'HBL' },
    ),
    letter,
  )
  .map(([{ set, of }, name]) => codesOf(set, of, name))

/** Lists of results besides a unit's own, each with what it can be about. */
const LISTS: readonly (readonly [documentType: string, about: readonly string[]])[] = [
  ['DT_CURRENT', UNITS],
  ['DT_CUMULATIVE_RESULT', [...UNITS.map((unit) => unit.slice(0, 26)), ...EVENTS]],
  ['DT_POOL_STANDING', UNITS.map((unit) => unit.slice(0, 26))],
  ['DT_PHASE_RESULT', UNITS.map((unit) => unit.slice(0, 26))],
  ['DT_RANKING', EVENTS],
]
const otherLists = fc
  .constantFrom(...LISTS)
  .chain(([documentType, about]) =>
    fc
      .tuple(fc.record({ ...when, documentCode: fc.constantFrom(...about) }), rows, notes)
      .map(([header, list, explained]) => results({ ...header, documentType }, list, { notes: explained })),
  )

/** Bodies of the types that are stored whole, each saying one text that can differ, of somebody. */
const document = (text: string, who: OdfCompetitor): Readonly<Record<string, OdfBody>> => ({
  DT_BRACKETS: {
    kind: 'brackets',
    progress: null,
    brackets: [
      {
        code: 'FNL',
        phases: [
          {
            code: 'FNL-',
            items: [
              {
                ...NO_BRACKET_ITEM,
                position: 1,
                order: 1,
                unit: text === 'a' ? UNITS[0] : null,
                result: text,
                places: [
                  {
                    ...NO_BRACKET_PLACE,
                    pos: 1,
                    competitor: {
                      code: who.code,
                      type: who.type,
                      seed: null,
                      bib: null,
                      organisation: who.organisation,
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  DT_PLAY_BY_PLAY: {
    kind: 'play-by-play',
    home: who.code,
    away: null,
    extendedInfos: [],
    actions:
      text === 'a'
        ? []
        : [
            {
              ...NO_ACTION,
              id: '1',
              sortOrder: 1,
              scoreH: '1',
              scoreA: '0',
              competitors: [
                {
                  code: who.code,
                  type: who.type,
                  organisation: who.organisation,
                  athletes: who.athletes.map(({ code }) => ({ code, bib: null, role: null })),
                },
              ],
            },
          ],
  },
  DT_STATS: {
    kind: 'stats',
    code: text,
    progress: null,
    competitors:
      text === 'a'
        ? []
        : [
            {
              code: who.code,
              type: who.type,
              organisation: who.organisation,
              order: 1,
              teamName: who.teamName,
              stats: [{ code: 'GOAL', value: '3' }],
              athletes: [],
            },
          ],
  },
  DT_RECORD: {
    kind: 'records',
    records: [
      {
        code: 'R',
        order: null,
        name: text,
        types: [
          {
            recordType: 'WR',
            order: 1,
            marks: [
              {
                order: 1,
                unit: UNITS[0],
                date: '2027-09-14',
                country: 'AL',
                place: text,
                resultType: null,
                result: '10',
                equalled: false,
                extended: [],
                competitor: who,
              },
            ],
          },
        ],
      },
    ],
  },
  DT_MEDALLISTS_DISCIPLINE: { kind: 'discipline-medallists', disciplines: [] },
  DT_COMMUNICATION: {
    kind: 'communication',
    publishedAt: text === 'a' ? null : '2027-09-14T10:00:00-03:00',
    decisions: [
      {
        number: '1',
        issuedAt: null,
        affectsSchedule: true,
        affectsResults: false,
        affectsOther: false,
        unit: text === 'a' ? UNITS[0] : UNITS[2],
        subtitle: null,
        summary: text,
        details: null,
        issuedBy: null,
        signedBy: null,
      },
    ],
    protests: [],
  },
  DT_CONFIG: { kind: 'config', extendedInfos: [{ code: text }], configs: [] },
  DT_PDF: { kind: 'report', title: text, status: null, bytes: Uint8Array.from(Buffer.from(`%PDF-${text}`)) },
})
/** Reports are half of them: their files lie outside the rows. */
const documents = fc
  .tuple(
    fc.record({
      ...when,
      documentCode: code,
      documentType: fc.oneof(
        fc.constantFrom(...Object.keys(document('', aCompetitor({ code: '1' })))),
        fc.constant('DT_PDF'),
      ),
    }),
    letter,
    entrant,
    notes,
  )
  .map(([header, text, who, explained]) =>
    aMessage(header, document(text, who)[header.documentType] ?? { kind: 'other' }, explained),
  )

const ofDiscipline = fc.record({ ...when, documentCode: discipline })
export const anyMessage: fc.Arbitrary<OdfMessage> = fc.oneof(
  { weight: 2, arbitrary: otherLists },
  { weight: 2, arbitrary: documents },
  fc.tuple(ofDiscipline, units).map(([header, list]) => schedule(header, list)),
  { weight: 2, arbitrary: fc.tuple(ofDiscipline, units).map(([header, list]) => scheduleUpdate(header, list)) },
  fc.tuple(ofDiscipline, people).map(([header, list]) => participants(header, list)),
  fc.tuple(ofDiscipline, people).map(([header, list]) => participantsUpdate(header, list)),
  fc
    .tuple(fc.record({ ...when, documentCode: fc.constant('HBL') }), squads)
    .map(([header, list]) => teams(header, list)),
  fc
    .tuple(fc.record({ ...when, documentCode: fc.constantFrom(...EVENTS) }), entries)
    .map(([header, list]) => aMessage({ documentType: 'DT_ENTRIES', ...header }, { kind: 'entries', entries: list })),
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.record({
          ...when,
          documentCode: code,
          resultStatus: fc.constantFrom('START_LIST', 'LIVE', 'OFFICIAL', 'PROTESTED'),
        }),
        rows,
        notes,
      )
      .map(([header, list, explained]) => results(header, list, { notes: explained })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.record({ ...when, documentCode: fc.constantFrom(...EVENTS) }), won, decided, notes)
      .map(([header, list, where, explained]) => medalsOf(header, list, where, explained)),
  },
  codes,
)

/** A message, sometimes twice, sometimes with the invalidation of its version before or after it. */
export const anyDelivery: fc.Arbitrary<OdfMessage[]> = fc
  .tuple(anyMessage, fc.constantFrom('once', 'once', 'once', 'once', 'twice', 'invalidated', 'void'))
  .map(([message, how]) => {
    if (how === 'twice') return [message, message]
    if (how === 'invalidated') return [message, bare(message)]
    return how === 'void' ? [bare(message), message] : [message]
  })

const [JUDO, , HANDBALL] = UNITS
const bothSides = TEAMS.map((team, at) =>
  aResult({
    sortOrder: at + 1,
    competitor: listed(team, [], at === 0 ? 'AL' : 'SP'),
    rank: `${at + 1}`,
    result: `${20 - at}`,
    wlt: at === 0 ? 'W' : 'L',
  }),
)
const bothRanked = ['1', '2'].map((one, at) => aResult({ sortOrder: at + 1, competitor: one, rank: `${at + 1}` }))
const who = listed('1', ['1'])
/** Games in which every call has something to answer. */
export const A_WORLD: readonly OdfMessage[] = [
  schedule(
    { documentCode: 'JUD' },
    UNITS.slice(0, 2).map((unit) => aUnit({ code: unit, medal: 1, scheduleStatus: 'RUNNING' })),
  ),
  schedule({ documentCode: 'HBL' }, [aUnit({ code: HANDBALL, medal: 1, scheduleStatus: 'RUNNING', venue: 'GFA' })]),
  participants({ documentCode: 'JUD' }, [
    aParticipant({ code: '1' }),
    aParticipant({ code: '2', organisation: 'SP' }),
    aParticipant({ code: '3', organisation: 'AIN' }),
  ]),
  teams({ documentCode: 'HBL' }, [
    aTeam({ code: TEAMS[0], athletes: ['1', '2'] }),
    aTeam({ code: TEAMS[1], organisation: 'SP', athletes: ['3'] }),
  ]),
  results({ documentCode: JUDO }, bothRanked),
  results({ documentCode: HANDBALL }, bothSides),
  ...EVENTS.map((event, at) =>
    results({ documentType: 'DT_RANKING', documentCode: event }, at === 0 ? bothRanked : bothSides),
  ),
  medalsOf({ documentCode: EVENTS[0] }, [['gold', '1', 'AL']], { unit: JUDO, athletes: [] }, []),
  ...['DT_PDF', 'DT_PLAY_BY_PLAY', 'DT_STATS', 'DT_COMMUNICATION'].map((documentType) =>
    aMessage({ documentType, documentCode: HANDBALL }, document('b', who)[documentType] ?? { kind: 'other' }),
  ),
]

/** A message as a reader of a failed history wants it: what it is, about what, and what it says. */
export function lineOf({ header, body, notes }: OdfMessage): string {
  const { documentType, documentSubtype, documentCode, version, time, resultStatus } = header
  const head = [
    documentType,
    documentSubtype,
    documentCode.replace(/-+$/, ''),
    `v${version}`,
    time.slice(0, 4),
    resultStatus,
  ]
  const { kind, ...content } = body
  return `${head.filter(Boolean).join(' ')} ${kind === 'bare' ? 'INVALIDATED' : brief(content)}${notes.length > 0 ? ` (${notes.join()})` : ''}`
}

/** Without what is absent. */
const brief = (content: unknown): string =>
  JSON.stringify(content, (_, value: unknown) =>
    value === null || value === false || (Array.isArray(value) && value.length === 0)
      ? undefined
      : value instanceof Uint8Array
        ? `${value.length} bytes`
        : value,
  )
