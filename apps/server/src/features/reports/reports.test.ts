import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { ReportsQuery } from '@games/contract'
import type { OdfBody, OdfCommunication, OdfHeader, OdfMessage } from '@games/odf'
import { aMessage, aUnit, bare, schedule } from '@games/testing'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'
import { reportFiles } from './index.ts'

const EVENT = 'JUDW57KG'
const FINAL = `${EVENT}--------------FNL-000100--`
const SEMIFINAL = `${EVENT}--------------SFNL000100--`
let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>

beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
})
afterAll(() => db.close())
beforeEach(() => emptyDatabase(db.pool))

const arrive = (...messages: readonly OdfMessage[]): Promise<void> => receive(db.pool, ...messages)
const message = (header: Partial<OdfHeader> & { documentType: string }, body: OdfBody): OdfMessage =>
  aMessage({ documentCode: FINAL, ...header }, body)
const pdf = (says: string) => `%PDF-1.7 ${says}`
const report = (header: Partial<OdfHeader>, says = 'um', title: string | null = 'Resultados') =>
  message(
    { documentType: 'DT_PDF', documentSubtype: 'C73', ...header },
    { kind: 'report', title, status: 'OFFICIAL', bytes: Uint8Array.from(Buffer.from(pdf(says))) },
  )
const judo = (query: ReportsQuery = {}) => handlers.listReports({ params: { discipline: 'JUD' }, query })
const kinds = (listed: Awaited<ReturnType<typeof judo>>) =>
  listed.view.reports.map((r) => [r.about.code.replace(/-+$/, ''), r.kind, r.language, r.version])
const announced = async () =>
  (
    await db.pool.query<{ topic: string }>(`select topic from event_log where topic like 'reports:%' order by topic`)
  ).rows.map((row) => row.topic)

test('a report is listed with what is to know of it before it is opened (R5.9)', async () => {
  await arrive(schedule({ documentCode: 'JUD' }, [aUnit({ code: FINAL })]), report({ language: 'POR', version: 2 }))
  const { view } = await judo()
  const digest = createHash('sha256').update(pdf('um')).digest('hex')
  expect(view.reports).toEqual([
    {
      about: { code: FINAL, level: 'unit', event: { code: EVENT, name: null } },
      kind: 'C73',
      title: 'Resultados',
      language: 'POR',
      version: 2,
      status: 'OFFICIAL',
      size: pdf('um').length,
      produced: '2027-09-14T09:00:00',
      address: `/api/reports/files/${digest}/JUDW57KG-FNL-000100_C73_POR_v2.pdf`,
    },
  ])
  expect(view.units.map((unit) => unit.code)).toEqual([FINAL])
  expect(view.discipline).toMatchObject({ code: 'JUD', name: { por: 'Judô' } })
})

test('one report per code, kind and language, the newest; by event, kind and the units’ time (ODF §11)', async () => {
  await arrive(
    schedule({ documentCode: 'JUD' }, [
      aUnit({ code: FINAL, start: '2027-09-14T16:00:00-03:00' }),
      aUnit({ code: SEMIFINAL, start: '2027-09-14T10:00:00-03:00' }),
    ]),
    report({ version: 2 }, 'dois'),
    report({ version: 1 }, 'um'),
    report({ documentSubtype: 'C9' }),
    report({ documentCode: SEMIFINAL }),
    report({ documentCode: EVENT, language: 'POR' }),
    report({ documentCode: EVENT, language: 'ENG' }),
    report({ documentCode: 'JUD', documentSubtype: 'C08' }),
    report({ documentCode: 'SWM' }),
  )
  expect(kinds(await judo())).toEqual([
    ['JUD', 'C08', null, 1],
    [FINAL.slice(0, 32), 'C9', null, 1],
    [EVENT, 'C73', 'ENG', 1],
    [EVENT, 'C73', 'POR', 1],
    [SEMIFINAL.slice(0, 32), 'C73', null, 1],
    [FINAL.slice(0, 32), 'C73', null, 2],
  ])
})

test('an event and a unit have their own alone (R2.2)', async () => {
  await arrive(
    report({}),
    report({ documentCode: SEMIFINAL }),
    report({ documentCode: EVENT }),
    report({ documentCode: 'JUDW52KG' }),
    report({ documentCode: 'JUD' }),
  )
  expect(kinds(await judo({ unit: 'judw57kg--------------fnl-000100' })).map(([code]) => code)).toEqual([
    FINAL.slice(0, 32),
  ])
  expect(kinds(await judo({ event: EVENT }))).toHaveLength(3)
  await expect(judo({ unit: 'SWMM100M' })).rejects.toMatchObject({ status: 404 })
  await expect(judo({ unit: 'JUD%' })).rejects.toMatchObject({ status: 404 })
})

const ENTRIES = `${EVENT}--------------8FNL000100--`
const narrowable = () =>
  arrive(
    schedule({ documentCode: 'JUD' }, [
      aUnit({ code: FINAL, start: '2027-09-14T16:00:00-03:00' }),
      aUnit({ code: SEMIFINAL }),
    ]),
    report({ language: 'POR' }),
    report({ language: 'ENG' }, 'um', 'Results'),
    report({ documentCode: SEMIFINAL, language: 'POR', date: '2027-09-15' }),
    report(
      { documentCode: ENTRIES, language: 'POR', date: '2027-09-13', documentSubtype: 'C51' },
      'um',
      'Lista: quartas',
    ),
    report({ documentCode: 'JUDM60KG', documentSubtype: 'C51' }, 'um', 'Lista: todos'),
    report({ documentCode: 'JUD', documentSubtype: null }),
    message(
      { documentType: 'DT_PDF', documentSubtype: 'C73', documentCode: 'JUDW52KG', language: 'POR' },
      { kind: 'report', title: 'Resultados', status: 'UNOFFICIAL', bytes: Uint8Array.from(Buffer.from(pdf('um'))) },
    ),
  )

test.each<[ReportsQuery, readonly string[]]>([
  [{ kind: 'C51' }, ['JUDM60KG C51', `${ENTRIES} C51 POR`]],
  [{ event: 'judm60kg' }, ['JUDM60KG C51']],
  [{ event: EVENT, kind: 'C73' }, [`${SEMIFINAL} C73 POR`, `${FINAL} C73 ENG`, `${FINAL} C73 POR`]],
  // the day of its unit, else the day it was made
  [{ day: '2027-09-13' }, [`${ENTRIES} C51 POR`]],
  [{ day: '2027-09-15' }, []],
  [{ language: 'ENG' }, [`${FINAL} C73 ENG`]],
  [{ official: '1', language: 'POR', kind: 'C73' }, [`${SEMIFINAL} C73 POR`, `${FINAL} C73 POR`]],
  [{ kind: 'C99' }, []],
  [{ event: 'JUDM99KG' }, []],
  [{ event: 'SWMM100M' }, []],
  [{ event: 'JUD%' }, []],
  [{ day: '2030-01-01' }, []],
  [{ language: 'por' }, []],
])('reports narrowed by %j are %j, and can be narrowed otherwise as before (R5.9)', async (query, listed) => {
  await narrowable()
  const { view } = await judo(query)
  expect(
    view.reports.map((one) =>
      [one.about.code.replace(/-+$/, ''), one.kind, one.language].filter((part) => part !== null).join(' '),
    ),
  ).toEqual(listed.map((one) => one.replace(/-+( |$)/, '$1')))
  expect([view.count, view.next]).toEqual([listed.length, null])
  expect(view.choices).toEqual((await judo()).view.choices)
})

test('what reports can be narrowed to: kinds with titles that say their names, events, days, languages (R5.9)', async () => {
  await narrowable()
  expect((await judo()).view.choices).toEqual({
    kinds: [
      {
        kind: 'C51',
        titles: [
          { title: 'Lista: todos', language: null },
          { title: 'Lista: quartas', language: 'POR' },
        ],
      },
      {
        kind: 'C73',
        titles: [
          { title: 'Resultados', language: 'POR' },
          { title: 'Results', language: 'ENG' },
        ],
      },
    ],
    events: [
      { code: 'JUDM60KG', name: null },
      { code: 'JUDW52KG', name: null },
      { code: EVENT, name: null },
    ],
    days: ['2027-09-13', '2027-09-14'],
    languages: ['ENG', 'POR'],
    official: true,
  })
})

test('a kind whose reports each have a title of their own is described by the first and the last', async () => {
  const titled = (code: string, title: string) => report({ documentCode: code }, 'um', title)
  await arrive(
    titled('JUDW57KG', 'Resultados: 57 kg'),
    titled('JUDW52KG', 'Resultados: 52 kg'),
    titled('JUDM60KG', 'Resultados: 60 kg'),
  )
  expect((await judo()).view.choices.kinds[0]?.titles.map(({ title }) => title)).toEqual([
    'Resultados: 52 kg',
    'Resultados: 60 kg',
  ])
})

test('reports of one standing cannot be narrowed by it', async () => {
  await arrive(report({}), report({ documentCode: SEMIFINAL }))
  expect((await judo()).view.choices.official).toBe(false)
})

test('an event’s communications and books are its own, a kind’s are the discipline’s', async () => {
  await arrive(report({}), decision({ number: '1' }), decision({ number: '2', unit: FINAL }, { documentSubcode: '2' }))
  const listed = async (query: ReportsQuery) => (await judo(query)).view.communications.length
  expect([await listed({}), await listed({ event: EVENT }), await listed({ kind: 'C99' })]).toEqual([2, 1, 2])
})

test('what is requested for today is made anew for everybody: it is another day tomorrow', async () => {
  const today = createHandlers({ pool: db.pool, demo: false, now: () => Date.parse('2027-09-14T12:00:00-03:00') })
  await arrive(report({}))
  const requested = await today.listReports({ params: { discipline: 'JUD' }, query: { day: 'today' } })
  expect([requested.view.count, requested.topics]).toEqual([1, []])
})

test('a list is made anew when the units that order it move, whether the page names them or not', async () => {
  await arrive(schedule({ documentCode: 'JUD' }, [aUnit({ code: FINAL })]), report({}))
  const announcedBy = ['reports:JUD', 'discipline:JUD', 'medals:discipline:JUD', 'ranks:JUD']
  expect((await judo()).topics).toEqual(expect.arrayContaining(announcedBy))
  const ofUnit = (await judo({ unit: FINAL })).topics
  expect(ofUnit).toEqual(expect.arrayContaining(['reports:JUD', `unit:${FINAL}`]))
  expect(ofUnit).not.toContain('discipline:JUD')
})

const EVENTS = Array.from({ length: 25 }, (_, event) => `JUDW${String(event + 10)}KG`)
/** Units of an event, the later by code the earlier by time. */
const UNITS = 20
const unitsOf = (event: string) =>
  Array.from({ length: UNITS }, (_, number) => ({
    code: `${event.padEnd(22, '-')}R${String(number + 10)}-000100--`,
    start: `2027-09-${10 + Math.floor((UNITS - number) / 4)}T${10 + ((UNITS - number) % 4)}:00:00-03:00`,
  }))
const KINDS = [
  ['C51', 'POR'],
  ['C73', 'ENG'],
  ['C73', 'POR'],
] as const

/** A discipline at the end of the games: three reports of each of 500 units, stored as they lie there. */
async function manyReports(): Promise<void> {
  await arrive(
    schedule(
      { documentCode: 'JUD' },
      EVENTS.flatMap(unitsOf).map(({ code, start }, index) =>
        aUnit({ code, start, name: { por: `Combate ${index}`, eng: `Bout ${index}`, spa: `Combate ${index}` } }),
      ),
    ),
  )
  await db.pool.query(
    `with kind as (select * from unnest($2::text[], $3::text[]) as kind(subtype, language)),
     listed as (
       select code, subtype, language, encode(sha256(convert_to(code || subtype || language, 'UTF8')), 'hex') as digest
       from unnest($1::text[]) code, kind
     ),
     stored as (insert into report_file (digest, content) select digest, lo_from_bytea(0, '%PDF') from listed)
     insert into report (replacement_key, code, subtype, language, title, status, version, produced, size, digest, message_id)
     select digest, code, subtype, language, 'Resultados', 'OFFICIAL', 1, '2027-09-14093000000', 240512, digest, 1 from listed`,
    [
      EVENTS.flatMap(unitsOf).map(({ code }) => code),
      KINDS.map(([kind]) => kind),
      KINDS.map(([, language]) => language),
    ],
  )
}

test('1,500 reports come in pages that together are the list, none more than 60 kB, gzip', NIGHTLY, async () => {
  await manyReports()
  const listed: string[] = []
  const sizes: number[] = []
  let cursor: string | undefined
  do {
    const { view } = await judo(cursor === undefined ? {} : { cursor })
    expect(view.count).toBe(1_500)
    listed.push(...view.reports.map(({ about, kind, language }) => `${about.code} ${kind} ${language}`))
    expect(new Set(view.units.map(({ code }) => code))).toEqual(new Set(view.reports.map(({ about }) => about.code)))
    sizes.push(gzipSync(JSON.stringify(view)).length)
    cursor = view.next ?? undefined
  } while (cursor !== undefined)
  const inTime = (event: string) => unitsOf(event).toReversed()
  expect(listed).toEqual(
    EVENTS.flatMap((event) =>
      ['C51', 'C73'].flatMap((kind) =>
        inTime(event).flatMap(({ code }) =>
          KINDS.filter(([one]) => one === kind).map(([, language]) => `${code} ${kind} ${language}`),
        ),
      ),
    ),
  )
  expect(sizes).toHaveLength(15)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000)
  const { view } = await judo({ kind: 'C51', limit: 200 })
  expect([view.count, view.reports.length, view.choices.kinds.length]).toEqual([500, 200, 2])
})

test('a page goes on where the one before ended, whatever came or went meanwhile', async () => {
  const codes = ['JUDW52KG', EVENT, 'JUDW63KG', 'JUDW70KG']
  await arrive(...codes.map((documentCode) => report({ documentCode })))
  const first = (await judo({ limit: 2 })).view
  await arrive(bare(report({ documentCode: EVENT })), report({ documentCode: 'JUDM60KG' }))
  const second = (await judo({ limit: 2, cursor: first.next ?? '' })).view
  expect([...first.reports, ...second.reports].map(({ about }) => about.event?.code)).toEqual(codes)
  expect([first.count, second.count, second.next]).toEqual([4, 4, null])
})

test('kinds that differ in the writing of a number alone are each on one page', async () => {
  await arrive(
    report({ documentSubtype: 'C9' }),
    report({ documentSubtype: 'C09' }),
    report({ documentSubtype: 'C10' }),
  )
  const listed: (string | null)[] = []
  let cursor: string | undefined
  do {
    const { view } = await judo({ limit: 1, ...(cursor !== undefined && { cursor }) })
    listed.push(...view.reports.map(({ kind }) => kind))
    cursor = view.next ?? undefined
  } while (cursor !== undefined)
  expect(listed).toEqual(['C09', 'C9', 'C10'])
})

test.each(['x', 'W10', Buffer.from('["FULANA","1"]').toString('base64url')])(
  'what is no cursor of this list is refused: %s',
  async (cursor) => {
    await arrive(report({}))
    await expect(judo({ cursor })).rejects.toMatchObject({ status: 400, id: 'invalid-input' })
  },
)

test('a phase’s report is named by a unit of the phase', async () => {
  await arrive(
    schedule({ documentCode: 'JUD' }, [aUnit({ code: SEMIFINAL }), aUnit({ code: FINAL })]),
    report({ documentCode: SEMIFINAL.slice(0, 26) }),
  )
  const { view } = await judo()
  expect(view.reports[0]?.about.level).toBe('phase')
  expect(view.units.map((unit) => unit.code)).toEqual([SEMIFINAL])
})

test('which disciplines have documents; one that nobody knows is not there', async () => {
  await arrive(report({}), report({ version: 2 }), report({ documentCode: 'GEN' }), decision({ unit: 'SWMM100M' }))
  const { view, topics } = await handlers.listReportDisciplines()
  expect(view.disciplines.map((d) => [d.discipline.code, d.reports, d.communications])).toEqual([
    ['GEN', 1, 0],
    ['JUD', 1, 0],
    ['SWM', 0, 1],
  ])
  expect(topics).toEqual(expect.arrayContaining(['reports:all', 'medals:all', 'days']))
  const of = (discipline: string) => handlers.listReports({ params: { discipline }, query: {} })
  expect((await of('GEN')).view.reports).toHaveLength(1)
  expect((await of('ARC')).view).toMatchObject({ reports: [], communications: [] })
  await expect(of('XYZ')).rejects.toMatchObject({ status: 404 })
})

type Decision = OdfCommunication['decisions'][number]
type Protest = OdfCommunication['protests'][number]
const communication = (header: Partial<OdfHeader>, body: Partial<OdfCommunication>) =>
  message(
    { documentType: 'DT_COMMUNICATION', documentCode: 'JUD', ...header },
    { kind: 'communication', publishedAt: '2027-09-14T12:00:00-03:00', decisions: [], protests: [], ...body },
  )
const aDecision = (given: Partial<Decision>): Decision => ({
  number: null,
  issuedAt: null,
  affectsSchedule: false,
  affectsResults: false,
  affectsOther: false,
  unit: null,
  subtitle: null,
  summary: null,
  details: null,
  issuedBy: null,
  signedBy: null,
  ...given,
})
const decision = (given: Partial<Decision>, header: Partial<OdfHeader> = {}) =>
  communication(header, { decisions: [aDecision(given)] })
const aProtest = (given: Partial<Protest>): Protest => ({
  status: 'DENIED',
  rule: null,
  interpreter: null,
  procedure: null,
  hearingAt: null,
  decidedAt: null,
  unit: null,
  details: null,
  decisionShort: null,
  decisionLong: null,
  jury: null,
  ...given,
})

test('decisions and protests come newest first, in the source’s words, and no one’s signature (ODF §12)', async () => {
  await arrive(
    communication(
      { language: 'POR' },
      {
        decisions: [
          aDecision({ number: '7', summary: 'Novo horário', affectsSchedule: true, signedBy: 'PESSOA Inventada' }),
        ],
        protests: [
          aProtest({ decidedAt: '2027-09-14T15:30:00-03:00', unit: FINAL, decisionShort: 'Negado', jury: 'Júri' }),
        ],
      },
    ),
  )
  const { view } = await judo()
  expect(view.communications).toEqual([
    expect.objectContaining({
      kind: 'protest',
      about: expect.objectContaining({ code: FINAL, level: 'unit' }),
      at: '2027-09-14T15:30:00-03:00',
      decision: 'Negado',
      issuedBy: 'Júri',
    }),
    expect.objectContaining({
      kind: 'decision',
      number: '7',
      at: '2027-09-14T12:00:00-03:00',
      summary: 'Novo horário',
      affects: ['schedule'],
    }),
  ])
  expect(JSON.stringify(view)).not.toContain('PESSOA')
})

test('a decision about another discipline’s unit stands in that discipline, not in the message’s own', async () => {
  await arrive(decision({ number: '1', unit: FINAL }, { documentCode: 'GEN' }))
  const of = async (discipline: string) =>
    (await handlers.listReports({ params: { discipline }, query: {} })).view.communications.length
  expect([await of('JUD'), await of('GEN')]).toEqual([1, 0])
  expect((await judo({ unit: FINAL })).view.communications).toHaveLength(1)
})

test('a report is announced that arrives, is replaced or taken back, and of a communication (R3.8)', async () => {
  const announcedAfter = async (...messages: readonly OdfMessage[]) => {
    await db.pool.query('delete from event_log')
    await arrive(...messages)
    return announced()
  }
  const both = ['reports:JUD', 'reports:all']
  expect(await announcedAfter(report({}))).toEqual(both)
  expect(await announcedAfter(report({ version: 2 }, 'dois'))).toEqual(both)
  expect(await announcedAfter(bare(report({ version: 2 })))).toEqual(both)
  expect(await announcedAfter(bare(report({})))).toEqual(both)
  expect(await announcedAfter(decision({ unit: 'SWMM100M' }))).toEqual(['reports:JUD', 'reports:SWM', 'reports:all'])
  expect(await announcedAfter(bare(decision({})))).toEqual(['reports:JUD', 'reports:SWM', 'reports:all'])
})

const addressOf = async () => (await judo()).view.reports.map((r) => r.address)[0] ?? ''
const fileAt = (address: string) => {
  const [digest = '', name = ''] = address.split('/').slice(4)
  return reportFiles(db.pool)(digest, name)
}

test('a replaced report’s address is gone, the newer one has its own; a version taken back gives the old one back', async () => {
  await arrive(report({}))
  const first = await addressOf()
  await arrive(report({ version: 2 }, 'dois'))
  const second = await addressOf()
  expect([second === first, await fileAt(first), (await fileAt(second))?.size]).toEqual([
    false,
    null,
    pdf('dois').length,
  ])
  await arrive(bare(report({ version: 2 })))
  expect([await fileAt(second), (await fileAt(first))?.size]).toEqual([null, pdf('um').length])
})

test.each([
  ['', 'x.pdf'],
  ["' or 1=1 --", 'x.pdf'],
  ['f'.repeat(64), 'x.pdf'],
  [createHash('sha256').update(pdf('um')).digest('hex'), 'another.pdf'],
  ['\u0000'.repeat(64), '\u0000'],
])('%j with %j is no file', async (digest, name) => {
  await arrive(report({}))
  expect(await reportFiles(db.pool)(digest, name)).toBeNull()
})

test('a file is called by its title where it is stored, without what file systems do not take', async () => {
  await arrive(report({ language: 'POR' }, 'um', 'Súmula: 1/2 "final"\u202e'))
  expect((await fileAt(await addressOf()))?.name).toBe('Súmula  1 2  final (JUDW57KG-FNL-000100_C73_POR_v1).pdf')
})

test('a report replaced while it is read ends; no byte of another file comes', async () => {
  await arrive(report({}, 'a'.repeat(100)))
  const file = await fileAt(await addressOf())
  const decode = (bytes: Uint8Array | null | undefined) => bytes && Buffer.from(bytes).toString()
  expect(decode(await file?.read(0, 12))).toBe('%PDF-1.7 aaa')
  await arrive(report({ version: 2 }, 'b'.repeat(100)))
  expect(await file?.read(12, 12)).toBeNull()
})

test('the same file under a new version is read to its end', async () => {
  await arrive(report({}, 'a'.repeat(100)))
  const file = await fileAt(await addressOf())
  await arrive(report({ version: 2 }, 'a'.repeat(100)))
  expect((await file?.read(0, 200))?.length).toBe(pdf('a'.repeat(100)).length)
})
