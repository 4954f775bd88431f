import { type Localized, padRsc, RESULT_STATUSES, SCHEDULE_STATUSES } from '@games/domain'
import fc from 'fast-check'
import {
  type OdfBody,
  type OdfBrackets,
  type OdfCommunication,
  type OdfCompetitor,
  type OdfCompositionAthlete,
  type OdfConfig,
  type OdfDisciplineMedallists,
  type OdfEntry,
  type OdfExtended,
  type OdfExtension,
  type OdfHeader,
  type OdfMedal,
  type OdfMedalStandings,
  type OdfMessage,
  type OdfParticipant,
  type OdfPeriod,
  type OdfPlayByPlay,
  type OdfRecord,
  type OdfReport,
  type OdfResult,
  type OdfResults,
  type OdfSession,
  type OdfStart,
  type OdfStat,
  type OdfStats,
  type OdfTeam,
  type OdfUnit,
  UNDERSTOOD_TYPES,
  type UnderstoodType,
} from './message.ts'

/** Generated messages for property tests: every value the types allow and XML can carry, and nothing that `readOdf` would warn of. */

const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 2 })
const few = <T>(arbitrary: fc.Arbitrary<T>, maxLength = 3) => fc.array(arbitrary, { maxLength })
const fewDistinct = <T>(arbitrary: fc.Arbitrary<T>, key: (one: T) => string, maxLength = 4) =>
  fc.uniqueArray(arbitrary, { selector: key, maxLength })

/** A text as feeds and people write it, with what is special in XML and what is not ASCII; never blank at its ends. */
export const anyText = fc
  .oneof(
    fc.constantFrom(
      '10.42',
      'São Paulo',
      '<b> & "c" \'d\'',
      ']]>',
      'a\tb\nc\rd\r\ne',
      '&amp;',
      'Ĳ\u0085\u2028\u00a0x',
      '🥇',
      '0',
    ),
    fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }),
    fc.string({ minLength: 1, maxLength: 12 }),
  )
  .map((text) => text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '').trim())
  .filter((text) => text !== '')
const optionalText = nullable(anyText)
const order = nullable(fc.integer({ min: -5, max: 5000 }))

const codeLetters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-'.split(''))
export const anyRsc = fc
  .tuple(
    fc.constantFrom('JUD', 'ATH', 'VVO', 'TTE'),
    fc.constantFrom('M', 'W', 'X', 'O', '-'),
    fc.string({ unit: codeLetters, minLength: 30, maxLength: 30 }),
  )
  .map((parts) => parts.join(''))
const anyDiscipline = fc.constantFrom('JUD', 'ATH', 'VVO', 'SWM').map(padRsc)

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const instant = fc
  .tuple(
    fc.date({ min: new Date('2000-01-01'), max: new Date('2040-12-31'), noInvalidDate: true }),
    fc.constantFrom('Z', '-03:00', '+02:00', '+05:45'),
    fc.boolean(),
  )
  .map(([date, offset, fraction]) => `${date.toISOString().slice(0, fraction ? 23 : 19)}${offset}`)
const time = fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(-13, -1).replace(/[:.]/g, ''))

const anyName: fc.Arbitrary<Localized> = fc
  .tuple(anyText, optionalText, optionalText)
  .map(([por, eng, spa]) => ({ por, ...(eng === null ? {} : { eng }), ...(spa === null ? {} : { spa }) }))

export const anyHeader = (documentType: fc.Arbitrary<string>): fc.Arbitrary<OdfHeader> =>
  fc.record({
    competitionCode: anyText,
    documentCode: anyRsc,
    documentSubcode: optionalText,
    documentType,
    documentSubtype: optionalText,
    version: fc.integer({ min: 1, max: 999_999_999 }),
    resultStatus: nullable(fc.constantFrom(...RESULT_STATUSES)),
    language: nullable(fc.constantFrom('POR', 'ENG', 'SPA')),
    feedFlag: fc.constantFrom('P', 'T'),
    date: day,
    time,
    logicalDate: day,
    source: anyText,
  })

const competitorType = fc.constantFrom('A', 'T', 'H')

const extensionKeys = { type: anyText, code: anyText, pos: anyText, value: anyText }
const anyExtension: fc.Arbitrary<OdfExtension> = fc.record(extensionKeys, { requiredKeys: ['code'] })
const anyExtended: fc.Arbitrary<OdfExtended> = fc.record(
  {
    ...extensionKeys,
    value2: anyText,
    valueType: anyText,
    irm: anyText,
    rank: anyText,
    rankEqual: fc.constant(true),
    sortOrder: fc.integer({ min: 0, max: 99 }),
    diff: anyText,
    extensions: fc.array(anyExtension, { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: ['code'] },
)

/** Rows numbered ascending, as `readOdf` gives them. */
const ascending = <T>(rows: fc.Arbitrary<T>): fc.Arbitrary<(T & { sortOrder: number })[]> =>
  fc.array(fc.tuple(rows, fc.integer({ min: 1, max: 3 })), { maxLength: 4 }).map((list) => {
    let sortOrder = 0
    return list.map(([row, step]) => {
      sortOrder += step
      return { ...row, sortOrder }
    })
  })

const anySession: fc.Arbitrary<OdfSession> = fc.record({
  code: anyText,
  start: instant,
  end: instant,
  venue: anyText,
  venueName: optionalText,
  status: optionalText,
  name: nullable(anyName),
})

const anyPreviousUnit = nullable(fc.record({ unit: nullable(anyRsc), value: optionalText, wlt: optionalText }))

const anyStart: fc.Arbitrary<Omit<OdfStart, 'sortOrder'>> = fc.record({
  startOrder: optionalText,
  competitor: nullable(fc.record({ code: anyText, type: competitorType, organisation: optionalText })),
  previousUnit: anyPreviousUnit,
})

const anyUnit: fc.Arbitrary<OdfUnit> = fc.record({
  code: anyRsc,
  phaseType: anyText,
  scheduleStatus: fc.constantFrom(...SCHEDULE_STATUSES),
  unitNum: optionalText,
  start: nullable(instant),
  end: nullable(instant),
  actualStart: nullable(instant),
  actualEnd: nullable(instant),
  hideStart: fc.boolean(),
  hideEnd: fc.boolean(),
  order,
  medal: fc.constantFrom(0, 1, 2, 3),
  venue: optionalText,
  venueName: optionalText,
  location: optionalText,
  locationName: optionalText,
  sessionCode: optionalText,
  startText: nullable(anyName),
  name: nullable(anyName),
  startList: ascending(anyStart),
})

const anyParticipant: fc.Arbitrary<OdfParticipant> = fc.record({
  code: anyText,
  parent: optionalText,
  status: anyText,
  familyName: anyText,
  givenName: optionalText,
  printName: anyText,
  printInitialName: optionalText,
  tvName: optionalText,
  gender: fc.constantFrom('M', 'F', 'X'),
  organisation: anyText,
  birthDate: nullable(day),
  height: optionalText,
  weight: optionalText,
  placeOfBirth: optionalText,
  countryOfBirth: optionalText,
  placeOfResidence: optionalText,
  nationality: optionalText,
  mainFunction: optionalText,
  disciplines: few(
    fc.record({
      code: anyDiscipline,
      entries: few(anyExtension),
      registeredEvents: few(
        fc.record({ event: anyRsc, bib: optionalText, substitute: fc.boolean(), entries: few(anyExtension) }),
      ),
    }),
  ),
})

const anyTeam: fc.Arbitrary<OdfTeam> = fc.record({
  code: anyText,
  status: anyText,
  organisation: anyText,
  name: optionalText,
  shortName: optionalText,
  tvName: optionalText,
  gender: anyText,
  teamType: optionalText,
  discipline: anyDiscipline,
  athletes: few(anyText),
  registeredEvents: few(anyRsc),
})

const anyEntry: fc.Arbitrary<OdfEntry> = fc.record({
  code: anyText,
  type: competitorType,
  organisation: optionalText,
  sortOrder: order,
  bib: optionalText,
  status: optionalText,
  substitute: fc.boolean(),
  extended: few(anyExtended),
  athletes: few(fc.record({ code: anyText, order, bib: optionalText })),
})

const anyAthlete: fc.Arbitrary<OdfCompositionAthlete> = fc.record({
  code: anyText,
  order,
  bib: optionalText,
  startOrder: optionalText,
  role: optionalText,
  familyName: optionalText,
  givenName: optionalText,
  gender: optionalText,
  organisation: optionalText,
  extended: few(anyExtended, 2),
  entries: few(anyExtension, 2),
})

const anyCompetitor: fc.Arbitrary<OdfCompetitor> = fc.record({
  code: fc.oneof(anyText, fc.constantFrom('TBD', 'BYE', 'NOCOMP')),
  type: competitorType,
  bib: optionalText,
  organisation: optionalText,
  teamName: optionalText,
  entries: few(anyExtension),
  athletes: few(anyAthlete),
  opponents: few(
    fc.record({
      code: anyText,
      type: competitorType,
      organisation: optionalText,
      pos: order,
      unit: nullable(anyRsc),
      result: optionalText,
      homeAway: optionalText,
      date: nullable(day),
      time: optionalText,
    }),
    2,
  ),
})

const anyResult: fc.Arbitrary<Omit<OdfResult, 'sortOrder'>> = fc.record({
  rank: optionalText,
  rankEqual: fc.boolean(),
  resultType: optionalText,
  result: optionalText,
  irm: optionalText,
  qualificationMark: optionalText,
  wlt: optionalText,
  startOrder: optionalText,
  startSortOrder: order,
  diff: optionalText,
  pty: optionalText,
  photoFinish: optionalText,
  won: optionalText,
  lost: optionalText,
  tied: optionalText,
  played: optionalText,
  for: optionalText,
  against: optionalText,
  ratio: optionalText,
  extended: few(anyExtended),
  recordIndicators: few(
    fc.record({ order: fc.integer({ min: 0, max: 9 }), code: anyText, recordType: anyText, equalled: fc.boolean() }),
  ),
  items: few(
    fc.record({
      unit: anyRsc,
      order,
      rank: optionalText,
      result: optionalText,
      irm: optionalText,
      resultType: optionalText,
    }),
  ),
  competitor: anyCompetitor,
})

const anyPeriod: fc.Arbitrary<OdfPeriod> = fc.record({
  code: anyText,
  homeScore: optionalText,
  awayScore: optionalText,
  homePeriodScore: optionalText,
  awayPeriodScore: optionalText,
})

const anyProgress: fc.Arbitrary<OdfResults['progress']> = nullable(
  fc.record({ unitsTotal: order, unitsComplete: order, lastUnit: nullable(anyRsc) }),
)

const anyResults: fc.Arbitrary<OdfResults> = fc.record({
  start: nullable(instant),
  end: nullable(instant),
  extendedInfos: few(anyExtension),
  sportDescription: nullable(
    fc.record({ disciplineName: optionalText, eventName: optionalText, subEventName: optionalText }),
  ),
  venueName: optionalText,
  locationName: optionalText,
  clock: nullable(fc.record({ period: optionalText, running: fc.boolean(), time: optionalText })),
  periods: few(anyPeriod),
  officials: few(fc.record({ code: anyText, function: optionalText, name: optionalText, organisation: optionalText })),
  progress: anyProgress,
  results: ascending(anyResult),
})

const anyMedals: fc.Arbitrary<OdfMedal[]> = few(
  fc.record({
    medal: fc.constantFrom('gold', 'silver', 'bronze'),
    date: nullable(day),
    unit: nullable(anyRsc),
    competitors: fewDistinct(
      fc.record({
        code: anyText,
        type: competitorType,
        organisation: anyText,
        order: fc.integer({ min: 0, max: 99 }),
        bib: optionalText,
        teamName: optionalText,
        athletes: few(anyAthlete),
      }),
      ({ code }) => code,
    ),
  }),
)

const medalCount = fc.nat({ max: 400 })
const anyStandings: fc.Arbitrary<OdfMedalStandings> = fc.record({
  totalEvents: order,
  finishedEvents: order,
  lines: fewDistinct(
    fc.record({
      organisation: anyText,
      rank: optionalText,
      gold: medalCount,
      silver: medalCount,
      bronze: medalCount,
      total: medalCount,
    }),
    ({ organisation }) => organisation,
  ),
})

const anyDisciplineMedallists: fc.Arbitrary<OdfDisciplineMedallists> = fc.record({
  code: anyDiscipline,
  totalEvents: order,
  finishedEvents: order,
  events: fewDistinct(
    fc.record({ code: anyRsc, name: optionalText, date: nullable(day), medals: anyMedals }),
    (event) => event.code,
    2,
  ),
})

const place = fc.integer({ min: 1, max: 64 })
const anyBrackets: fc.Arbitrary<OdfBrackets> = fc.record({
  progress: anyProgress,
  brackets: few(
    fc.record({
      code: anyText,
      phases: few(
        fc.record({
          code: anyText,
          items: few(
            fc.record({
              position: place,
              order: place,
              code: optionalText,
              unit: nullable(anyRsc),
              date: nullable(day),
              time: optionalText,
              result: optionalText,
              places: few(
                fc.record({
                  pos: place,
                  code: nullable(fc.constantFrom('TBD', 'BYE')),
                  rank: optionalText,
                  wlt: optionalText,
                  result: optionalText,
                  resultType: optionalText,
                  irm: optionalText,
                  diff: optionalText,
                  qualificationMark: optionalText,
                  strikeOut: fc.boolean(),
                  previousUnit: anyPreviousUnit,
                  competitor: nullable(
                    fc.record({
                      code: anyText,
                      type: competitorType,
                      seed: optionalText,
                      bib: optionalText,
                      organisation: optionalText,
                    }),
                  ),
                }),
                2,
              ),
            }),
            2,
          ),
        }),
        2,
      ),
    }),
    2,
  ),
})

const anyPlayByPlay: fc.Arbitrary<OdfPlayByPlay> = fc.record({
  home: optionalText,
  away: optionalText,
  extendedInfos: few(anyExtension),
  actions: ascending(
    fc.record({
      parent: optionalText,
      period: optionalText,
      when: optionalText,
      action: optionalText,
      actionAdd: optionalText,
      description: optionalText,
      comment: optionalText,
      result: optionalText,
      scoreH: optionalText,
      scoreA: optionalText,
      extended: few(anyExtension),
      competitors: few(
        fc.record({
          code: anyText,
          type: competitorType,
          organisation: optionalText,
          athletes: few(fc.record({ code: anyText, bib: optionalText, role: optionalText })),
        }),
      ),
    }),
  ).map((actions) => actions.map((action, at) => ({ id: `${at}`, ...action }))),
})

const anyStats = few(
  fc.record<OdfStat, 'code'>(
    {
      ...extensionKeys,
      attempt: anyText,
      percent: anyText,
      avg: anyText,
      rank: anyText,
      rankEqual: fc.constant(true),
      sortOrder: fc.integer({ min: 0, max: 99 }),
    },
    { requiredKeys: ['code'] },
  ),
)
const anyTableOfStats: fc.Arbitrary<OdfStats> = fc.record({
  code: optionalText,
  progress: anyProgress,
  competitors: few(
    fc.record({
      code: anyText,
      type: competitorType,
      organisation: optionalText,
      order,
      teamName: optionalText,
      stats: anyStats,
      athletes: few(
        fc.record({
          code: anyText,
          order,
          bib: optionalText,
          familyName: optionalText,
          givenName: optionalText,
          stats: anyStats,
        }),
      ),
    }),
  ),
})

const anyRecord: fc.Arbitrary<OdfRecord> = fc.record({
  code: anyText,
  order,
  name: optionalText,
  types: few(
    fc.record({
      recordType: anyText,
      order,
      marks: few(
        fc.record({
          order,
          result: optionalText,
          resultType: optionalText,
          equalled: fc.boolean(),
          unit: nullable(anyRsc),
          date: nullable(day),
          place: optionalText,
          country: optionalText,
          extended: few(anyExtension),
          competitor: nullable(anyCompetitor),
        }),
        2,
      ),
    }),
  ),
})

const anyCommunication: fc.Arbitrary<OdfCommunication> = fc.record({
  publishedAt: nullable(instant),
  decisions: few(
    fc.record({
      number: optionalText,
      issuedAt: nullable(instant),
      affectsSchedule: fc.boolean(),
      affectsResults: fc.boolean(),
      affectsOther: fc.boolean(),
      unit: nullable(anyRsc),
      subtitle: optionalText,
      summary: optionalText,
      details: optionalText,
      issuedBy: optionalText,
      signedBy: optionalText,
    }),
  ),
  protests: few(
    fc.record({
      status: anyText,
      rule: optionalText,
      interpreter: optionalText,
      procedure: optionalText,
      hearingAt: nullable(instant),
      decidedAt: nullable(instant),
      unit: nullable(anyRsc),
      details: optionalText,
      decisionShort: optionalText,
      decisionLong: optionalText,
      jury: optionalText,
    }),
  ),
})

const anyConfig: fc.Arbitrary<OdfConfig> = fc.record({
  extendedInfos: few(anyExtension),
  configs: fewDistinct(fc.record({ unit: anyRsc, values: few(anyExtension) }), ({ unit }) => unit),
})

const anyReport: fc.Arbitrary<OdfReport> = fc.record({
  title: optionalText,
  status: optionalText,
  bytes: fc.uint8Array({ maxLength: 60 }).map((file) => Uint8Array.from([...Buffer.from('%PDF-'), ...file])),
})

const byCode = ({ code }: { readonly code: string }): string => code

const bodies: Record<UnderstoodType, fc.Arbitrary<OdfBody>> = (() => {
  const schedule = fc
    .record({ sessions: fewDistinct(anySession, byCode), units: fewDistinct(anyUnit, byCode) })
    .map((body) => ({ kind: 'schedule' as const, ...body }))
  const participants = fewDistinct(anyParticipant, byCode).map((list) => ({
    kind: 'participants' as const,
    participants: list,
  }))
  const teams = fewDistinct(anyTeam, byCode).map((list) => ({ kind: 'teams' as const, teams: list }))
  const results = anyResults.map((body) => ({ kind: 'results' as const, ...body }))
  return {
    DT_SCHEDULE: schedule,
    DT_SCHEDULE_UPDATE: schedule,
    DT_PARTIC: participants,
    DT_PARTIC_UPDATE: participants,
    DT_PARTIC_TEAMS: teams,
    DT_PARTIC_TEAMS_UPDATE: teams,
    DT_ENTRIES: fewDistinct(anyEntry, byCode).map((entries) => ({ kind: 'entries', entries })),
    DT_RESULT: results,
    DT_CURRENT: results,
    DT_PHASE_RESULT: results,
    DT_CUMULATIVE_RESULT: results,
    DT_POOL_STANDING: results,
    DT_RANKING: results,
    DT_BRACKETS: anyBrackets.map((body) => ({ kind: 'brackets', ...body })),
    DT_PLAY_BY_PLAY: anyPlayByPlay.map((body) => ({ kind: 'play-by-play', ...body })),
    DT_STATS: anyTableOfStats.map((body) => ({ kind: 'stats', ...body })),
    DT_RECORD: fewDistinct(anyRecord, byCode).map((records) => ({ kind: 'records', records })),
    DT_MEDALLISTS_DISCIPLINE: fewDistinct(anyDisciplineMedallists, byCode, 2).map((disciplines) => ({
      kind: 'discipline-medallists',
      disciplines,
    })),
    DT_COMMUNICATION: anyCommunication.map((body) => ({ kind: 'communication', ...body })),
    DT_CONFIG: anyConfig.map((body) => ({ kind: 'config', ...body })),
    DT_PDF: anyReport.map((body) => ({ kind: 'report', ...body })),
    DT_MEDALLISTS: anyMedals.map((medals) => ({ kind: 'medallists', medals })),
    DT_MEDALS: anyStandings.map((standings) => ({ kind: 'medal-standings', ...standings })),
    DT_CODES: fewDistinct(fc.record({ code: anyText, name: anyName }), byCode).map((codes) => ({
      kind: 'codes',
      codes,
    })),
    DT_KA: nullable(
      fc.record({ at: instant, speed: fc.oneof(fc.integer({ min: 0, max: 3600 }), fc.constant(0.5)) }),
    ).map((clock) => ({ kind: 'keep-alive', clock })),
  }
})()

/** A message of one type, with its body or bare. */
export const anyMessageOf = (documentType: UnderstoodType): fc.Arbitrary<OdfMessage> =>
  fc.record({
    header: anyHeader(fc.constant(documentType)),
    notes: few(anyText, 2),
    body:
      documentType === 'DT_KA'
        ? bodies[documentType]
        : fc.oneof(
            { weight: 9, arbitrary: bodies[documentType] },
            { weight: 1, arbitrary: fc.constant({ kind: 'bare' }) },
          ),
    warnings: fc.constant([]),
  })

const anyOther: fc.Arbitrary<OdfMessage> = fc.record({
  header: anyHeader(fc.constantFrom('DT_LOCAL_ON', 'DT_IMAGE', 'DT_WEATHER', 'DT_FUTURE')),
  notes: fc.constant([]),
  body: fc.constant({ kind: 'other' }),
  warnings: fc.constant([]),
})

/** A message of any type, understood or not. */
export const anyMessage: fc.Arbitrary<OdfMessage> = fc.oneof(...UNDERSTOOD_TYPES.map(anyMessageOf), anyOther)
