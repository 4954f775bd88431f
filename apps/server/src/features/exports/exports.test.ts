import type { Games } from '@games/contract'
import type { OdfMessage } from '@games/odf'
import {
  aCompetitor,
  aParticipant,
  aResult,
  aTeam,
  aUnit,
  medallists,
  participants,
  results,
  schedule,
  scheduleUpdate,
  teams,
} from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { someContent } from '../../testing/some-content.ts'
import { storeBatch } from '../access-log/index.ts'
import { storeContent } from '../content/index.ts'
import { games } from '../games/index.ts'
import { createHandlers } from '../handlers.ts'
import { createExporters, type ExportedFile, type Exporters } from './index.ts'

const ORIGIN = 'https://games.example'
const FINAL = 'JUDW57KG--------------FNL-000100--'
const SEMI = 'JUDW57KG--------------SFNL000100--'

let db: TestDatabase
let exporters: Exporters
let now: Games

const send = (...messages: readonly OdfMessage[]): Promise<void> => receive(db.pool, ...messages)
const day = (units: Parameters<typeof schedule>[1], header: object = {}) =>
  schedule({ documentCode: 'JUD', ...header }, units)

/** Lines of a table, without the byte order mark. */
const lines = ({ body }: ExportedFile) => body.slice(1).split('\r\n').slice(0, -1)
/** Rows by the heads. */
function rows(made: ExportedFile): Record<string, string>[] {
  const [heads = [], ...cells] = lines(made).map((line) => line.split(';'))
  return cells.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at] ?? ''])))
}
/** Properties of each event of a calendar, long lines put together (RFC 5545 §3.1). */
function events({ body }: ExportedFile): Record<string, string>[] {
  const unfolded = body.replaceAll('\r\n ', '')
  return unfolded
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        (event.split('END:VEVENT')[0] ?? '')
          .split('\r\n')
          .filter(Boolean)
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
      ),
    )
}
const unitIcs = async (code = FINAL) => events(await exporters.unitIcs({ params: { code }, query: {} }, ORIGIN))

beforeAll(async () => {
  db = await testDatabase()
  const handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
  now = await games(db.pool, false, Date.now())
  exporters = createExporters({ pool: db.pool, handlers, games: () => ({ ...now, competitionCode: 'TEST2027' }) })
})
beforeEach(() => emptyDatabase(db.pool))
afterAll(() => db.close())

const judo = { disciplines: [{ code: 'JUD', entries: [], registeredEvents: [] }] }
const people = () =>
  participants({ documentCode: 'JUD' }, [
    aParticipant({ code: '101', organisation: 'AL', ...judo }),
    aParticipant({
      code: '102',
      organisation: 'SP',
      printName: '=HYPERLINK("x")',
      familyName: '=HYPERLINK("x")',
      ...judo,
    }),
  ])
const sides = (code = SEMI) =>
  results({ documentCode: code }, [
    aResult({
      sortOrder: 1,
      rank: '1',
      result: '10',
      wlt: 'W',
      competitor: aCompetitor({ code: '101', organisation: 'AL' }),
    }),
    aResult({
      sortOrder: 2,
      rank: '2',
      result: '0',
      wlt: 'L',
      competitor: aCompetitor({ code: '102', organisation: 'SP' }),
    }),
  ])

describe('tables (R5, public API)', () => {
  test('the medal table has both ranks, and shared ones are the same number', async () => {
    await send(
      medallists({ documentCode: 'JUDW57KG' }, [
        ['gold', '101', 'AL'],
        ['silver', '102', 'SP'],
        ['bronze', '103', 'PR'],
        ['bronze', '104', 'BA'],
      ]),
    )
    const table = await exporters.medalTableCsv({ params: { scope: 'all' }, query: {} }, ORIGIN)
    expect(lines(table)).toEqual([
      'Posição;Código da delegação;Delegação;Ouro;Prata;Bronze;Total;Posição pelo total;Medalhas que podem mudar',
      '1;AL;Alagoas;1;0;0;1;1;0',
      '2;SP;São Paulo;0;1;0;1;1;0',
      '3;BA;Bahia;0;0;1;1;1;0',
      '3;PR;Paraná;0;0;1;1;1;0',
    ])
    expect(table).toMatchObject({ name: 'medals-all', topics: expect.arrayContaining(['medals:all']) })
  })

  test('provisional medals are marked in the medal table and among the medallists, as text and as a workbook', async () => {
    await send(
      medallists({ documentCode: 'JUDW57KG', resultStatus: 'OFFICIAL' }, [['gold', '101', 'AL']]),
      medallists({ documentCode: 'JUDW63KG', resultStatus: 'PARTIAL' }, [
        ['gold', '102', 'AL'],
        ['silver', '103', 'SP'],
      ]),
    )
    const table = { params: { scope: 'discipline:JUD' }, query: {} }
    const counts = rows(await exporters.medalTableCsv(table, ORIGIN))
    expect(counts.map((row) => [row['Total'], row['Medalhas que podem mudar']])).toEqual([
      ['2', '1'],
      ['1', '1'],
    ])
    const { body } = await exporters.medalTableXlsx(table, ORIGIN)
    expect((await readXlsx(body)).sheets[0]?.rows.map((cells) => cells[8])).toEqual(['Medalhas que podem mudar', 1, 1])
    const won = rows(await exporters.medallistsCsv({ query: {} }, ORIGIN))
    expect(won.map((row) => [row['Código'], row['Situação da medalha']])).toEqual([
      ['101', ''],
      ['102', 'provisória'],
      ['103', 'provisória'],
    ])
  })

  test('heads and names come in the language requested, with the separator of its spreadsheets', async () => {
    await send(medallists({ documentCode: 'JUDW57KG' }, [['gold', '101', 'AL']]))
    const table = await exporters.medallistsCsv({ query: { lang: 'eng' } }, ORIGIN)
    expect(lines(table)[0]).toMatch(/^Day,Discipline code,Discipline,/)
    expect(lines(table)[1]).toContain(',gold,101,')
  })

  test('more medals than one page of the call has are all in the table', async () => {
    const won = Array.from({ length: 230 }, (_, at) => ['bronze', String(1_000 + at), 'AL'] as const)
    await send(medallists({ documentCode: 'JUDW57KG' }, won))
    expect(lines(await exporters.medallistsCsv({ query: {} }, ORIGIN))).toHaveLength(231)
  })

  test('a day has its units in time order; a start that must not be shown is not in it (ODF §6)', async () => {
    await send(
      day([
        aUnit({ code: FINAL, start: '2027-09-14T11:00:00-03:00', hideStart: true, startText: { por: 'A seguir' } }),
        aUnit({ code: SEMI, medal: 0 }),
      ]),
    )
    const made = await exporters.unitsCsv({ params: { day: '2027-09-14' }, query: {} }, ORIGIN)
    expect(rows(made)).toMatchObject([
      { 'Código da unidade': SEMI, Início: '10:00', 'Início com fuso': '2027-09-14T10:00:00-03:00', Local: 'Arena' },
      { 'Código da unidade': FINAL, Início: 'A seguir', 'Início com fuso': '', Fim: '' },
    ])
    expect(made.body).not.toContain('11:00')
  })

  test('of a bout the winner has a column, and what is of no gender has none', async () => {
    await send(
      people(),
      day([
        aUnit({ code: SEMI }),
        aUnit({ code: 'JUD-------------------CER-000100--', start: '2027-09-14T18:00:00-03:00' }),
      ]),
    )
    const exported = async () => rows(await exporters.unitsCsv({ params: { day: '2027-09-14' }, query: {} }, ORIGIN))
    expect((await exported())[0]).toMatchObject({ Vencedor: '', 'Delegação do vencedor': '' })
    await send(sides())
    expect(await exported()).toMatchObject([
      { Gênero: 'W', Vencedor: 'FAMÍLIA 101 Inventada', 'Delegação do vencedor': 'AL' },
      { Gênero: '', Vencedor: '', 'Delegação do vencedor': '' },
    ])
    const results = await exporters.resultsCsv({ params: { code: SEMI }, query: {} }, ORIGIN)
    expect(rows(results).map((row) => row.Vencedor)).toEqual(['sim', ''])
  })

  test.each([
    ['por', 'Quadro de medalhas', 'Posição'],
    ['spa', 'Medallero', 'Puesto'],
    ['eng', 'Medal table', 'Rank'],
  ] as const)(
    'in %s a workbook has the sheet %s, its heads in sight and its counts as numbers',
    async (lang, name, head) => {
      await send(medallists({ documentCode: 'JUDW57KG' }, [['gold', '101', 'AL']]))
      const { body } = await exporters.medalTableXlsx({ params: { scope: 'all' }, query: { lang } }, ORIGIN)
      const [sheet, ...others] = (await readXlsx(body)).sheets
      expect(others).toEqual([])
      expect(sheet).toMatchObject({ name, freezePane: { rows: 1 } })
      expect(sheet?.rows[0]?.[0]).toBe(head)
      expect(sheet?.rows[1]).toEqual([1, 'AL', 'Alagoas', 1, 0, 0, 1, 1, 0])
    },
  )

  test('every table is a workbook too, with the same heads and rows, and the same bytes each time', async () => {
    await send(
      people(),
      day([aUnit({ code: SEMI })]),
      sides(),
      medallists({ documentCode: 'JUDW57KG' }, [['gold', '101', 'AL']]),
    )
    const [unit, date] = [{ code: SEMI }, { day: '2027-09-14' }]
    const pairs = [
      [
        () => exporters.medalTableCsv({ params: { scope: 'all' }, query: {} }, ORIGIN),
        () => exporters.medalTableXlsx({ params: { scope: 'all' }, query: {} }, ORIGIN),
      ],
      [() => exporters.medallistsCsv({ query: {} }, ORIGIN), () => exporters.medallistsXlsx({ query: {} }, ORIGIN)],
      [
        () => exporters.unitsCsv({ params: date, query: {} }, ORIGIN),
        () => exporters.unitsXlsx({ params: date, query: {} }, ORIGIN),
      ],
      [() => exporters.athletesCsv({ query: {} }, ORIGIN), () => exporters.athletesXlsx({ query: {} }, ORIGIN)],
      [
        () => exporters.resultsCsv({ params: unit, query: {} }, ORIGIN),
        () => exporters.resultsXlsx({ params: unit, query: {} }, ORIGIN),
      ],
    ] as const
    for (const [csv, xlsx] of pairs) {
      const [table, workbook] = [await csv(), await xlsx()]
      const sheet = (await readXlsx(workbook.body)).sheets[0]
      expect(sheet?.rows[0]?.join(';')).toBe(lines(table)[0])
      expect(sheet?.rows).toHaveLength(lines(table).length)
      expect([workbook.name, workbook.topics]).toEqual([table.name, table.topics])
      expect((await xlsx()).body).toEqual(workbook.body)
    }
  })

  test('a day of a workbook is a day, and a name that looks like a formula stays a name', async () => {
    await send(people(), day([aUnit({ code: SEMI })]))
    const rowsOf = async ({ body }: ExportedFile<Uint8Array<ArrayBuffer>>) => (await readXlsx(body)).sheets[0]?.rows
    const [, unit] =
      (await rowsOf(await exporters.unitsXlsx({ params: { day: '2027-09-14' }, query: {} }, ORIGIN))) ?? []
    expect(unit?.[0]).toEqual(new Date('2027-09-14T00:00:00Z'))
    const athletes = await rowsOf(await exporters.athletesXlsx({ query: {} }, ORIGIN))
    expect(athletes?.flat()).toContain('=HYPERLINK("x")')
    // a code is no number
    expect(athletes?.flat()).toContain('101')
  })

  test('athletes are listed whole with public fields only, and a name that looks like a formula is harmless', async () => {
    await send(people())
    const made = await exporters.athletesCsv({ query: { separator: 'tab' } }, ORIGIN)
    expect(made.body).not.toContain('\t"=HYPERLINK')
    expect(made.body).toContain(`\t"'=HYPERLINK`)
    expect(lines(made)[0]?.split('\t')).toEqual([
      'Código',
      'Nome',
      'Gênero',
      'Código da delegação',
      'Delegação',
      'Modalidades',
      'Número',
    ])
  })

  test('the access log has every metric on one line, per cents with a decimal comma, and the same as a workbook (R8.1)', async () => {
    const count = (status: number, requests: number, device: 'mobile' | 'bot' = 'mobile') => ({
      ...({
        slot: Date.parse('2024-09-14T15:00Z'),
        source: 'server',
        kind: 'page',
        route: '/',
        platform: 'web',
      } as const),
      status,
      requests,
      device,
      durationMs: 0,
      durations: [],
    })
    const counts = [count(200, 5), count(404, 1), count(503, 2, 'bot')]
    await storeBatch(db.pool, { id: crypto.randomUUID(), counts }, 'UTC')
    const query = { first: '2024-09-14', last: '2024-09-14', by: 'day' } as const
    const table = await exporters.accessLogCsv({ query }, ORIGIN)
    expect(lines(table)).toEqual([
      'Data;Aparelho;Status;Quantidade;Porcentagem da data;Sucessos do aparelho;Erros do aparelho;Total de acessos da data',
      '2024-09-14;Robô;503;2;25,00;0;2;8',
      '2024-09-14;Celular;200;5;62,50;5;1;8',
      '2024-09-14;Celular;404;1;12,50;5;1;8',
    ])
    expect(table).toMatchObject({ name: 'access-log-2024-09-14-2024-09-14', topics: [] })
    const { body } = await exporters.accessLogXlsx({ query: { ...query, lang: 'eng' } }, ORIGIN)
    const [sheet] = (await readXlsx(body)).sheets
    expect(sheet?.name).toBe('Accesses')
    expect(sheet?.rows[2]).toEqual([new Date('2024-09-14T00:00:00Z'), 'Mobile', 200, 5, 62.5, 5, 1, 8])
    const hours = await exporters.accessLogCsv({ query: { ...query, by: 'hour' } }, ORIGIN)
    expect(lines(hours)[1]).toBe('2024-09-14;15:00;2024-09-14T15:00:00+00:00;Robô;503;2;25,00;0;2;8')
  })

  test('a unit has its rows in the order sent with the columns of its sport; before the start the start list', async () => {
    await send(people(), day([aUnit({ code: SEMI })]), {
      ...sides(),
      header: { ...sides().header, resultStatus: 'START_LIST' },
    })
    const results = () => exporters.resultsCsv({ params: { code: SEMI }, query: {} }, ORIGIN)
    expect(rows(await results()).map((row) => row.Código)).toEqual(['101', '102'])
    await send({ ...sides(), header: { ...sides().header, version: 2 } })
    expect(rows(await results())).toMatchObject([
      { Posição: '1', Código: '101', Resultado: '10' },
      { Posição: '2', Código: '102', Resultado: '0' },
    ])
  })
})

describe('calendars (RFC 5545)', () => {
  test('a unit is an event with its time in UTC, its place and the way to its page', async () => {
    await send(people(), day([aUnit({ code: FINAL, name: { por: 'Até 57 kg, final' } })]), sides(FINAL))
    expect(await unitIcs()).toEqual([
      expect.objectContaining({
        UID: 'JUDW57KG--------------FNL-000100@test2027.games-companion',
        DTSTART: '20270914T130000Z',
        DTEND: '20270914T133000Z',
        SUMMARY: expect.stringMatching(/^Judô: Até 57 kg\\, final: FAMÍLIA 101 Inventada × /),
        LOCATION: expect.stringContaining('Arena\\, Tatame 1'),
        'URL;VALUE=URI': `${ORIGIN}/discipline/JUD/results/JUDW57KG--------------FNL-000100`,
        STATUS: 'CONFIRMED',
      }),
    ])
  })

  test('awards are the programme’s, which move with it, and the organiser’s own from their publication until they are withdrawn (R6.1)', async () => {
    const awards = async () => {
      const made = await exporters.awardsIcs({ query: {} }, ORIGIN)
      return { topics: made.topics, events: events(made) }
    }
    await expect(awards()).rejects.toMatchObject({ status: 404 })
    await send(day([aUnit({ code: FINAL, medal: 1, name: { por: 'Final' } }), aUnit({ code: SEMI })]))
    const { award } = someContent('Entrega na praça')
    const id = '5f0c7a52-9a0f-4c35-8a53-6f0f8f4d2b70'
    // of the evening of the 14th, which lasts until 03:00
    await storeContent(db.pool, [
      { id, body: { ...award, at: '2027-09-15T01:30:00-03:00' }, publishedAt: '2027-09-01T12:00:00Z' },
    ])
    const { topics, events: all } = await awards()
    expect(topics).toContain('content:award')
    expect(all).toEqual([
      expect.objectContaining({ UID: 'JUDW57KG--------------FNL-000100@test2027.games-companion' }),
      expect.objectContaining({
        UID: `${id}@test2027.games-companion`,
        DTSTART: '20270915T043000Z',
        DTSTAMP: '20270901T120000Z',
        SUMMARY: 'Entrega na praça',
        LOCATION: 'Entrega na praça',
        DESCRIPTION: 'Entrega: Entrega na praça\\nEntrega na praça',
        'URL;VALUE=URI': `${ORIGIN}/official-awards-schedule?day=2027-09-14`,
      }),
    ])
    await db.pool.query('update content_item set published_version = null, published_at = null')
    expect((await awards()).events).toHaveLength(1)
    await db.pool.query('delete from content_item')
  })

  test('no line is longer than 75 octets', async () => {
    await send(day([aUnit({ code: FINAL, name: { por: 'ação, '.repeat(60) } })]))
    const { body } = await exporters.unitIcs({ params: { code: FINAL }, query: {} }, ORIGIN)
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test('a unit that is moved keeps its UID and comes with a higher sequence, and says when it was to be', async () => {
    await send(day([aUnit({ code: FINAL })]))
    const [before] = await unitIcs()
    await send(
      scheduleUpdate({ documentCode: 'JUD', time: '093000000' }, [
        aUnit({ code: FINAL, start: '2027-09-14T12:00:00-03:00', end: '2027-09-14T12:30:00-03:00' }),
      ]),
    )
    const [after] = await unitIcs()
    expect(after).toMatchObject({
      UID: before?.UID,
      DTSTART: '20270914T150000Z',
      DESCRIPTION: 'Antes previsto para 2027-09-14 10:00 (hora da sede)',
    })
    expect(Number(after?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE))
  })

  test('a unit that is called off stays, as cancelled', async () => {
    await send(day([aUnit({ code: FINAL })]))
    const [before] = await unitIcs()
    await send(
      scheduleUpdate({ documentCode: 'JUD', time: '093000000' }, [aUnit({ code: FINAL, scheduleStatus: 'CANCELLED' })]),
    )
    const [after] = await unitIcs()
    expect(after).toMatchObject({ UID: before?.UID, STATUS: 'CANCELLED' })
    expect(Number(after?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE))
  })

  test('a unit whose start is not known or not shown takes its whole day (ODF §6)', async () => {
    await send(
      day([
        aUnit({ code: FINAL, hideStart: true, startText: { por: 'A seguir' } }),
        aUnit({ code: SEMI, scheduleStatus: 'UNSCHEDULED' }),
      ]),
    )
    const [event] = await unitIcs()
    expect(event).toMatchObject({ 'DTSTART;VALUE=DATE': '20270914', DESCRIPTION: 'A seguir' })
    expect(event).not.toHaveProperty('DTEND')
    expect(JSON.stringify(event)).not.toContain('130000')
  })

  test('a result changes no byte of a calendar', async () => {
    await send(people(), day([aUnit({ code: SEMI })]))
    const startList = sides()
    await send({ ...startList, header: { ...startList.header, resultStatus: 'START_LIST' } })
    const exported = async () => (await exporters.unitIcs({ params: { code: SEMI }, query: {} }, ORIGIN)).body
    const before = await exported()
    await send({ ...startList, header: { ...startList.header, version: 2, time: '103000000' } })
    expect(await exported()).toBe(before)
  })

  test('where the organiser has published where a venue is, the event says so', async () => {
    await send(day([aUnit({ code: FINAL })]))
    await db.pool.query(
      `insert into venue_place (code, lat, lon, address) values ('ARN', -9.5, -35.75, 'Rua Inventada, 1')`,
    )
    const [event] = await unitIcs()
    expect(event).toMatchObject({ GEO: '-9.5;-35.75', LOCATION: 'Arena\\, Tatame 1\\nRua Inventada\\, 1' })
    await db.pool.query('delete from venue_place')
  })

  test('athlete, team, delegation, discipline and day have their units, each once', async () => {
    await send(
      people(),
      teams({ documentCode: 'BKB' }, [aTeam({ code: 'BKBWTEAM5-----------AL', name: 'Alagoas', athletes: ['101'] })]),
      day([aUnit({ code: SEMI }), aUnit({ code: FINAL, start: '2027-09-15T10:00:00-03:00' })]),
      schedule({ documentCode: 'BKB' }, [
        aUnit({ code: 'BKBWTEAM5-------------GPA-000100--' }),
        aUnit({ code: 'BKB-------------------TRNG000100--', phaseType: '1' }),
      ]),
      sides(),
      results({ documentCode: 'BKBWTEAM5-------------GPA-000100--', resultStatus: 'START_LIST' }, [
        aResult({ sortOrder: 1, competitor: aCompetitor({ code: 'BKBWTEAM5-----------AL', type: 'T' }) }),
      ]),
    )
    const codes = async (made: Promise<ExportedFile>) =>
      events(await made)
        .map(({ UID = '' }) => UID.slice(0, UID.indexOf('@')))
        .sort()
    const [semi, final, pool] = [SEMI, FINAL, 'BKBWTEAM5-------------GPA-000100--'].map((code) =>
      code.replace(/-+$/, ''),
    )
    expect(await codes(exporters.athleteIcs({ params: { id: '102' }, query: {} }, ORIGIN))).toEqual([semi])
    expect(await codes(exporters.teamIcs({ params: { code: 'BKBWTEAM5-----------AL' }, query: {} }, ORIGIN))).toEqual([
      pool,
    ])
    expect(await codes(exporters.disciplineIcs({ params: { code: 'JUD' }, query: {} }, ORIGIN))).toEqual([final, semi])
    expect(await codes(exporters.delegationIcs({ params: { code: 'SP' }, query: {} }, ORIGIN))).toEqual([semi])
    // what accompanies the competition stands in a discipline's calendar only on request, and in a day's always
    expect(await codes(exporters.disciplineIcs({ params: { code: 'BKB' }, query: {} }, ORIGIN))).toEqual([pool])
    expect(await codes(exporters.disciplineIcs({ params: { code: 'BKB' }, query: { part: 'event' } }, ORIGIN))).toEqual(
      ['BKB-------------------TRNG000100'],
    )
    expect(await codes(exporters.dayIcs({ params: { day: '2027-09-15' }, query: {} }, ORIGIN))).toEqual([final])
  })

  describe('are narrowed to a delegation, a discipline and to units that decide gold or bronze (R5.4, 0094)', () => {
    const BRONZE = 'JUDW57KG--------------BRN-000100--'
    const SWIM = 'SWMM50MFR-------------FNL-000100--'
    const EVENT = 'JUDW57KG--------------'
    const entered = {
      code: 'JUD',
      entries: [],
      registeredEvents: [{ event: EVENT, bib: null, substitute: false, entries: [] }],
    }
    beforeEach(async () => {
      await send(
        people(),
        participants({ documentCode: 'SWM' }, [
          aParticipant({ code: '103', disciplines: [{ code: 'SWM', entries: [], registeredEvents: [] }] }),
          aParticipant({ code: '104', disciplines: [entered] }),
        ]),
        day([
          aUnit({ code: SEMI }),
          aUnit({ code: BRONZE, medal: 3, start: '2027-09-14T16:00:00-03:00', end: '2027-09-14T16:30:00-03:00' }),
          aUnit({ code: FINAL, medal: 1, start: '2027-09-15T10:00:00-03:00', end: '2027-09-15T10:30:00-03:00' }),
        ]),
        schedule({ documentCode: 'SWM' }, [aUnit({ code: SWIM, medal: 1 })]),
        sides(),
        sides(FINAL),
        results({ documentCode: SWIM, resultStatus: 'START_LIST' }, [
          aResult({ sortOrder: 1, competitor: aCompetitor({ code: '103' }) }),
        ]),
      )
    })
    const medals = '1'
    const unitsOf = (made: ExportedFile) => events(made).map(({ UID = '' }) => UID.slice(0, UID.indexOf('@')))
    const [semi, bronze, final, swim] = [SEMI, BRONZE, FINAL, SWIM].map((code) => code.replace(/-+$/, ''))
    const titleOf = ({ body }: ExportedFile) => /X-WR-CALNAME:(.*)\\, /.exec(body.replaceAll('\r\n ', ''))?.[1]

    const delegation = (query: object) => exporters.delegationIcs({ params: { code: 'AL' }, query }, ORIGIN)
    const discipline = (query: object) => exporters.disciplineIcs({ params: { code: 'JUD' }, query }, ORIGIN)

    test.each([
      ['a delegation’s', () => delegation({ medals }), [swim, final], 'delegation-AL-medals'],
      ['a delegation’s in a discipline', () => delegation({ discipline: 'JUD' }), [semi, final], 'delegation-AL-JUD'],
      [
        'a delegation’s in a discipline, of medals',
        () => delegation({ discipline: 'JUD', medals }),
        [final],
        'delegation-AL-JUD-medals',
      ],
      ['a discipline’s', () => discipline({ medals }), [bronze, final], 'discipline-JUD-medals'],
      ['a discipline’s of a delegation', () => discipline({ organisation: 'SP' }), [semi, final], 'discipline-JUD-SP'],
      [
        'an athlete’s',
        () => exporters.athleteIcs({ params: { id: '102' }, query: { medals } }, ORIGIN),
        [final],
        'athlete-102-medals',
      ],
    ] as const)('%s calendar', async (_whose, make, units, name) => {
      const made = await make()
      expect([unitsOf(made), made.name]).toEqual([units, name])
    })

    test.each([
      ['por', 'Alagoas\\, Judô\\, medalhas'],
      ['spa', 'Alagoas\\, Judo\\, medallas'],
      ['eng', 'Alagoas\\, Judo\\, medals'],
    ] as const)('in %s it is called so, whichever of the two was narrowed', async (lang, title) => {
      expect(titleOf(await delegation({ lang, discipline: 'JUD', medals }))).toBe(title)
      expect(titleOf(await discipline({ lang, organisation: 'AL', medals }))).toBe(title)
    })

    test('a unit is the same event in every calendar that has it', async () => {
      const [one] = events(await exporters.unitIcs({ params: { code: FINAL }, query: {} }, ORIGIN))
      for (const made of [
        await delegation({ medals }),
        await delegation({ discipline: 'JUD' }),
        await discipline({ organisation: 'AL', medals }),
        await exporters.athleteIcs({ params: { id: '101' }, query: { medals } }, ORIGIN),
      ])
        expect(events(made)).toContainEqual(one)
    })

    test('what nothing is in is not found: no medal, no unit, no such discipline or delegation', async () => {
      for (const made of [
        () => delegation({ discipline: 'SWM', part: 'event' }),
        () => delegation({ discipline: 'QQQ' }),
        () => discipline({ organisation: 'QQ' }),
        () => exporters.disciplineIcs({ params: { code: 'SWM' }, query: { organisation: 'SP' } }, ORIGIN),
        // the days of an event that somebody is entered in are no medals
        () => exporters.athleteIcs({ params: { id: '104' }, query: { medals } }, ORIGIN),
      ])
        await expect(made()).rejects.toMatchObject({ status: 404, id: 'not-found' })
      expect(await exporters.athleteIcs({ params: { id: '104' }, query: {} }, ORIGIN)).toBeDefined()
    })
  })

  test('who is entered in an event has its days, tentative and whole, until the own units are known (R5.4)', async () => {
    const EVENT = 'JUDW57KG--------------'
    const entered = [
      { code: 'JUD', entries: [], registeredEvents: [{ event: EVENT, bib: null, substitute: false, entries: [] }] },
    ]
    await send(
      participants({ documentCode: 'JUD' }, [aParticipant({ code: '101', disciplines: entered })]),
      day([
        aUnit({ code: SEMI }),
        aUnit({ code: 'JUDW57KG--------------SFNL000200--' }),
        aUnit({ code: FINAL, start: '2027-09-15T10:00:00-03:00', end: '2027-09-15T10:30:00-03:00' }),
        aUnit({
          code: 'JUDW57KG--------------REP-000100--',
          start: '2027-09-16T10:00:00-03:00',
          scheduleStatus: 'CANCELLED',
        }),
      ]),
    )
    const exported = async (lang?: 'spa') => {
      const made = await exporters.athleteIcs({ params: { id: '101' }, query: { ...(lang && { lang }) } }, ORIGIN)
      return { ...made, events: events(made) }
    }
    const before = await exported()
    expect(before.events).toMatchObject([
      {
        UID: 'JUDW57KG-2027-09-14@test2027.games-companion',
        'DTSTART;VALUE=DATE': '20270914',
        STATUS: 'TENTATIVE',
        TRANSP: 'TRANSPARENT',
        SUMMARY: expect.stringMatching(/^Judô: /),
        DESCRIPTION: 'Inscrição na prova\\; a hora ainda não se sabe',
        'URL;VALUE=URI': `${ORIGIN}/discipline/JUD/competitions?event=JUDW57KG`,
      },
      { UID: 'JUDW57KG-2027-09-15@test2027.games-companion', 'DTSTART;VALUE=DATE': '20270915' },
    ])
    expect(before.events).toHaveLength(2)
    expect(before.topics).toContain('event:JUDW57KG')
    expect((await exported('spa')).events[0]?.DESCRIPTION).toBe('Inscripción en la prueba\\; aún no se sabe la hora')
    await send(sides())
    expect((await exported()).events.map(({ UID = '' }) => UID.slice(0, UID.indexOf('@')))).toEqual([
      'JUDW57KG--------------SFNL000100',
    ])
  })

  test('a team has the days of its events until its own units are known', async () => {
    const TEAM = 'BKBWTEAM5-----------AL'
    await send(
      teams({ documentCode: 'BKB' }, [
        aTeam({ code: TEAM, athletes: ['101'], registeredEvents: ['BKBWTEAM5-------------'] }),
      ]),
      schedule({ documentCode: 'BKB' }, [aUnit({ code: 'BKBWTEAM5-------------GPA-000100--' })]),
    )
    expect(events(await exporters.teamIcs({ params: { code: TEAM }, query: {} }, ORIGIN))).toMatchObject([
      { UID: 'BKBWTEAM5-2027-09-14@test2027.games-companion', STATUS: 'TENTATIVE' },
    ])
  })

  test('a calendar without anything in it is not found: RFC 5545 knows none', async () => {
    await send(people(), day([aUnit({ code: FINAL, scheduleStatus: 'UNSCHEDULED' })]))
    for (const made of [
      () => exporters.unitIcs({ params: { code: FINAL }, query: {} }, ORIGIN),
      () => exporters.athleteIcs({ params: { id: '101' }, query: {} }, ORIGIN),
      () => exporters.delegationIcs({ params: { code: 'AL' }, query: {} }, ORIGIN),
      () => exporters.disciplineIcs({ params: { code: 'JUD' }, query: {} }, ORIGIN),
      () => exporters.dayIcs({ params: { day: '2027-09-20' }, query: {} }, ORIGIN),
      () => exporters.dayIcs({ params: { day: '2026-02-31' }, query: {} }, ORIGIN),
    ])
      await expect(made()).rejects.toMatchObject({ status: 404, id: 'not-found' })
  })

  test('a calendar bears the name of whom it is of, and what parts values in it is escaped', async () => {
    await send(people(), day([aUnit({ code: SEMI })]), sides())
    const { body } = await exporters.athleteIcs({ params: { id: '101' }, query: {} }, ORIGIN)
    expect(body).toContain('X-WR-CALNAME:FAMÍLIA 101 Inventada\\, Jogos Nacionais Juvenis')
    expect(body).toContain('METHOD:PUBLISH')
    expect(body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M')
  })
})

test('what is not there is not found in any export', async () => {
  for (const made of [
    () => exporters.unitIcs({ params: { code: FINAL }, query: {} }, ORIGIN),
    () => exporters.athleteIcs({ params: { id: '999' }, query: {} }, ORIGIN),
    () => exporters.teamIcs({ params: { code: 'NOBODY' }, query: {} }, ORIGIN),
    () => exporters.delegationIcs({ params: { code: 'QQ' }, query: {} }, ORIGIN),
    () => exporters.disciplineIcs({ params: { code: 'QQQ' }, query: {} }, ORIGIN),
    () => exporters.resultsCsv({ params: { code: FINAL }, query: {} }, ORIGIN),
  ])
    await expect(made()).rejects.toMatchObject({ status: 404, id: 'not-found' })
})
