import type { BracketMatch, EventPage } from '@games/contract'
import { padRsc, trimRsc } from '@games/domain'
import {
  NO_BRACKET_ITEM,
  NO_BRACKET_PLACE,
  type OdfBracketItem,
  type OdfBracketPlace,
  type OdfHeader,
  type OdfMessage,
  type OdfOpponent,
  type OdfRecordMark,
  type OdfStart,
} from '@games/odf'
import {
  aCompetitor,
  aMessage,
  aParticipant,
  aResult,
  aUnit,
  bare,
  medallists,
  participants,
  participantsUpdate,
  results,
  schedule,
  scheduleUpdate,
} from '@games/testing'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { Reading } from '../../facts/reading.ts'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'
import { createPublishers } from '../publishers.ts'
import { eventPage } from './present.ts'

const EVENT = 'JUDW57KG'
const OTHER = 'JUDW52KG'
const rsc = (unit: string, event = EVENT): string => padRsc(`${event.padEnd(22, '-')}${unit}`)
const [SEMI1, SEMI2, FINAL] = [rsc('SFNL000100'), rsc('SFNL000200'), rsc('FNL-000100')]
let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>

beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
})
afterAll(() => db.close())
beforeEach(() => emptyDatabase(db.pool))

async function send(...messages: readonly OdfMessage[]): Promise<void> {
  await receive(db.pool, ...messages)
  expect((await db.pool.query(`select reason from inbox where verdict = 'rejected'`)).rows).toEqual([])
}
/** The topics that these messages are announced on. */
async function announced(...messages: readonly OdfMessage[]): Promise<string[]> {
  const { rows: before } = await db.pool.query<{ seq: string }>('select coalesce(max(seq), 0) as seq from event_log')
  await send(...messages)
  const { rows } = await db.pool.query<{ topic: string }>(
    `select topic from event_log where seq > $1 and topic like 'event:%' order by seq`,
    [before[0]?.seq],
  )
  return rows.map(({ topic }) => topic)
}
const page = async (event = EVENT): Promise<EventPage> => (await handlers.getEvent({ params: { event } })).view

const people = participants(
  { documentCode: 'JUD' },
  ['1', '2', '3', '4'].map((code) => aParticipant({ code, printName: `JUDOCA ${code}` })),
)
const at = (hour: number): string => `2027-09-14T${hour}:00:00-03:00`
const programme = schedule({ documentCode: 'JUD' }, [
  aUnit({ code: FINAL, medal: 1, start: at(15) }),
  aUnit({ code: SEMI2, start: at(11) }),
  aUnit({ code: SEMI1, start: at(10) }),
])

const place = (pos: number, given: Partial<OdfBracketPlace> & { who?: string } = {}): OdfBracketPlace => {
  const { who, ...rest } = given
  const competitor = who ? { code: who, type: 'A' as const, seed: who, bib: null, organisation: 'AL' } : null
  return { ...NO_BRACKET_PLACE, pos, competitor, ...rest }
}
const winnerOf = (unit: string): Partial<OdfBracketPlace> => ({ previousUnit: { unit, value: null, wlt: 'W' } })
const match = (position: number, unit: string | null, places: readonly OdfBracketPlace[]): OdfBracketItem => ({
  ...NO_BRACKET_ITEM,
  position,
  order: position,
  code: String(position),
  unit,
  places,
})
const brackets = (
  header: Partial<OdfHeader>,
  phases: Readonly<Record<string, readonly OdfBracketItem[]>>,
): OdfMessage =>
  aMessage(
    { documentType: 'DT_BRACKETS', documentCode: EVENT, ...header },
    {
      kind: 'brackets',
      progress: null,
      brackets: [{ code: 'FNL', phases: Object.entries(phases).map(([code, items]) => ({ code, items })) }],
    },
  )
const SEMIS = [
  match(1, SEMI1, [place(1, { who: '1' }), place(2, { who: '4' })]),
  match(2, SEMI2, [place(1, { who: '3' }), place(2, { who: '2' })]),
]
const FINALS = [match(1, FINAL, [place(1, winnerOf(SEMI1)), place(2, winnerOf(SEMI2))])]
const drawn = brackets({ time: '100000000' }, { SFNL: SEMIS, 'FNL-': FINALS })
const bout = (code: string, header: Partial<OdfHeader>, rows: readonly [string, string, string][]): OdfMessage =>
  results(
    { documentCode: code, ...header },
    rows.map(([competitor, wlt, result], i) => aResult({ sortOrder: i + 1, competitor, wlt, result })),
  )

/** A side as `SEED NAME RESULT WLT`, or where it comes from. */
const sides = (given: BracketMatch | undefined): string[] =>
  (given?.sides ?? []).map(({ competitor, from, seed, bye, result, irm, wlt }) =>
    bye
      ? 'BYE'
      : competitor
        ? [seed, competitor.name, irm ?? result, wlt].filter((part) => part !== null).join(' ')
        : from
          ? `${from.wlt} ${from.unit.slice(22, 32)}`
          : '?',
  )
const matches = async (phase: string): Promise<BracketMatch[]> =>
  (await page()).brackets.flatMap((bracket) => bracket.phases).find(({ code }) => code === phase)?.matches ?? []

describe('brackets (ODF §9, R5.7)', () => {
  test('a bracket names its competitors by the participants, with seeds, units and where others come from', async () => {
    await send(people, programme, drawn)
    const { brackets: list } = await page()
    expect(list.map(({ code, kind, phases }) => [code, kind, phases.map((phase) => phase.code)])).toEqual([
      ['FNL', 'main', ['SFNL', 'FNL']],
    ])
    expect((await matches('SFNL')).map(sides)).toEqual([
      ['1 JUDOCA 1', '4 JUDOCA 4'],
      ['3 JUDOCA 3', '2 JUDOCA 2'],
    ])
    const [final] = await matches('FNL')
    expect(sides(final)).toEqual(['W SFNL000100', 'W SFNL000200'])
    expect(final).toMatchObject({ position: 1, number: '1', unit: { code: FINAL, status: 'SCHEDULED', medal: 'gold' } })
    expect(Object.keys(final?.unit ?? {})).toHaveLength(8)
  })

  test('a result that is newer than the bracket stands in it, and so does who it leads to the final', async () => {
    await send(people, programme, drawn)
    await send(
      bout(SEMI1, { time: '110000000' }, [
        ['4', 'W', '10'],
        ['1', 'L', '0'],
      ]),
      bout(FINAL, { time: '120000000', resultStatus: 'START_LIST' }, []),
      scheduleUpdate({ documentCode: 'JUD', time: '120000000' }, [
        aUnit({
          code: FINAL,
          medal: 1,
          start: at(15),
          startList: [
            {
              sortOrder: 1,
              startOrder: '1',
              competitor: { code: '4', type: 'A', organisation: 'AL' },
              previousUnit: null,
            },
            { sortOrder: 2, startOrder: '2', competitor: null, previousUnit: { unit: SEMI2, value: null, wlt: 'W' } },
          ],
        }),
      ]),
    )
    expect(sides((await matches('SFNL'))[0])).toEqual(['1 JUDOCA 1 0 L', '4 JUDOCA 4 10 W'])
    expect((await matches('SFNL'))[0]?.unit?.status).toBe('OFFICIAL')
    expect(sides((await matches('FNL'))[0])).toEqual(['JUDOCA 4', 'W SFNL000200'])
  })

  test('a side that a pool sends is named by its place in the pool, in the bracket as on the unit (ODF §6)', async () => {
    const pool = `${EVENT}--------------GPA-`.slice(0, 26).padEnd(34, '-')
    const second = { unit: pool, value: '2', wlt: null }
    const from = { unit: pool, wlt: null, place: '2' }
    await send(
      schedule({ documentCode: 'JUD' }, [
        aUnit({
          code: SEMI1,
          start: at(10),
          startList: [
            { sortOrder: 1, startOrder: '1', competitor: null, previousUnit: second },
            { sortOrder: 2, startOrder: '2', competitor: null, previousUnit: null },
          ],
        }),
      ]),
      brackets({}, { SFNL: [match(1, SEMI1, [place(1, { previousUnit: second }), place(2)])] }),
    )
    const { phases } = await page()
    expect(phases[0]?.units[0]).toMatchObject({ kind: 'head-to-head', sides: [{ from }, {}] })
    expect((await matches('SFNL'))[0]?.sides[0]?.from).toEqual(from)
  })

  test('a bracket that comes before any unit of it is known shows what it says', async () => {
    await send(
      brackets(
        {},
        { SFNL: [match(1, SEMI1, [place(1, { who: '1', result: '10', wlt: 'W' }), place(2, { who: '9' })])] },
      ),
    )
    expect((await matches('SFNL'))[0]).toMatchObject({ unit: null })
    expect(sides((await matches('SFNL'))[0])).toEqual(['1 1 10 W', '9 9'])
  })

  test('a late, older bracket changes nothing, and a newer one that drops a match has it no more', async () => {
    await send(people, programme, brackets({ version: 2, time: '110000000' }, { SFNL: SEMIS }), drawn)
    expect(await matches('FNL')).toEqual([])
    expect(await matches('SFNL')).toHaveLength(2)
    await send(brackets({ version: 3, time: '120000000' }, { SFNL: SEMIS.slice(1) }))
    expect((await matches('SFNL')).map(({ position }) => position)).toEqual([2])
  })

  test('of brackets in several languages the one produced last is shown', async () => {
    const inLanguage = (language: string, time: string, who: string) =>
      brackets({ language, time }, { SFNL: [match(1, SEMI1, [place(1, { who })])] })
    await send(
      inLanguage('POR', '110000000', '2'),
      inLanguage('ENG', '120000000', '3'),
      inLanguage('SPA', '100000000', '1'),
    )
    expect(sides((await matches('SFNL'))[0])).toEqual(['3 3'])
  })

  test('an invalidated bracket gives way to the one before; without any, the links of the start lists draw it (ODF §2.5, §6)', async () => {
    const from = (unit: string, sortOrder: number): OdfStart => ({
      sortOrder,
      startOrder: null,
      competitor: null,
      previousUnit: { unit, value: null, wlt: 'W' },
    })
    const linked = aUnit({ code: FINAL, medal: 1, start: at(15), startList: [from(SEMI1, 1), from(SEMI2, 2)] })
    const second = brackets({ version: 2, time: '110000000' }, { SFNL: SEMIS.slice(1) })
    await send(people, programme, scheduleUpdate({ documentCode: 'JUD' }, [linked]), drawn, second, bare(second))
    expect(await matches('SFNL')).toHaveLength(2)
    expect((await matches('SFNL'))[0]?.sides[0]?.seed).toBe('1')
    expect(await announced(bare(drawn))).toEqual(['event:JUDW57KG'])
    expect((await matches('SFNL')).map(({ position, unit }) => [position, unit?.code])).toEqual([
      [1, SEMI1],
      [2, SEMI2],
    ])
    expect(sides((await matches('FNL'))[0])).toEqual(['W SFNL000100', 'W SFNL000200'])
  })

  test('links of the start lists hold when results have come, which do not repeat them (ODF §6)', async () => {
    const [first, second, last] = [rsc('RND1000100'), rsc('RND1000200'), rsc('RND2000100')]
    const start = (sortOrder: number, code: string, from: string): OdfStart => ({
      sortOrder,
      startOrder: null,
      competitor: { code, type: 'A', organisation: 'AL' },
      previousUnit: { unit: from, value: null, wlt: 'W' },
    })
    await send(
      people,
      schedule({ documentCode: 'JUD' }, [
        aUnit({ code: first }),
        aUnit({ code: second }),
        aUnit({ code: last, medal: 1, unitNum: '7', startList: [start(1, '1', first), start(2, '3', second)] }),
      ]),
      bout(last, {}, [
        ['1', 'L', '0'],
        ['3', 'W', '10'],
      ]),
    )
    expect((await matches('RND1')).map(({ unit }) => unit?.code)).toEqual([first, second])
    const [final] = await matches('RND2')
    expect([final?.number, ...sides(final)]).toEqual(['7', 'JUDOCA 1 0 L', 'JUDOCA 3 10 W'])
  })

  test('a bye is shown, somebody to be decided is nobody, and somebody nobody knows is shown by code (ODF §7)', async () => {
    await send(
      programme,
      brackets(
        {},
        {
          QFNL: [match(1, null, [place(1, { who: '77' }), place(2, { code: 'BYE' })])],
          SFNL: [match(1, SEMI1, [place(1, { code: 'TBD' })])],
        },
      ),
    )
    expect(sides((await matches('QFNL'))[0])).toEqual(['77 77', 'BYE'])
    expect((await matches('QFNL'))[0]?.sides[1]?.competitor).toBeNull()
    expect(sides((await matches('SFNL'))[0])).toEqual(['?'])
  })

  test('128 players are read in as many statements as four are', { ...NIGHTLY, timeout: 30_000 }, async () => {
    const statements = async (): Promise<number> =>
      transaction(db.pool, async (tx) => {
        let requested = 0
        const counting = new Proxy(tx, {
          get: (target, key) => {
            if (key === 'query') requested++
            const value: unknown = Reflect.get(target, key)
            return typeof value === 'function' ? value.bind(target) : value
          },
        })
        expect(await eventPage(new Reading(counting), 0, padRsc(EVENT))).not.toBeNull()
        return requested
      })
    await send(
      people,
      programme,
      drawn,
      bout(SEMI1, {}, [
        ['1', 'W', '10'],
        ['4', 'L', '0'],
      ]),
    )
    const few = await statements()
    const units = Array.from({ length: 64 }, (_, i) => rsc(`R128${String(i + 1).padStart(4, '0')}00`))
    const first = units.map((unit, i) => match(i + 1, unit, [place(1, { who: `a${i}` }), place(2, { who: `b${i}` })]))
    await send(
      schedule(
        { documentCode: 'JUD', version: 2 },
        units.map((code) => aUnit({ code, start: at(10) })),
      ),
      ...units.map((code, i) =>
        bout(code, {}, [
          [`a${i}`, 'W', '10'],
          [`b${i}`, 'L', '0'],
        ]),
      ),
      brackets({ version: 2 }, { R128: first, SFNL: SEMIS, 'FNL-': FINALS }),
    )
    expect(await matches('R128')).toHaveLength(64)
    expect(sides((await matches('R128'))[63])).toEqual(['a63 a63 10 W', 'b63 b63 0 L'])
    expect(await statements()).toBe(few)
  })
})

describe('phases and who goes on (ODF §6, §8)', () => {
  const [HEAT1, HEAT2] = [rsc('HEAT000100', 'ATHW100M'), rsc('HEAT000200', 'ATHW100M')]
  const heats = schedule({ documentCode: 'ATH' }, [
    aUnit({ code: rsc('FNL-000100', 'ATHW100M'), medal: 1, start: at(15) }),
    aUnit({ code: HEAT2, start: at(11) }),
    aUnit({ code: HEAT1, start: at(10) }),
    aUnit({ code: rsc('HEAT000300', 'ATHW100M'), scheduleStatus: 'UNSCHEDULED', start: null }),
    aUnit({ code: rsc('TRNG000100', 'ATHW100M'), phaseType: '1', start: at(12) }),
  ])
  const heat = (code: string, rows: readonly [string, string | null][]) =>
    results(
      { documentCode: code },
      rows.map(([competitor, qualificationMark], i) =>
        aResult({ sortOrder: i + 1, competitor, rank: String(i + 1), result: '11.90', qualificationMark }),
      ),
    )
  const qualified = async () =>
    (await page('ATHW100M')).phases.map(({ code, qualifiers }) => [
      code,
      ...qualifiers.map(({ competitor, mark, unit }) => `${mark} ${competitor.code} ${unit.slice(22, 32)}`),
    ])

  test('phases stand in the order they are played with what is displayed of the competition; marks by unit and in its order', async () => {
    await send(
      heats,
      heat(HEAT1, [
        ['2', 'Q'],
        ['1', null],
      ]),
      heat(HEAT2, [
        ['4', 'Q'],
        ['3', 'q'],
      ]),
    )
    const { phases, meanings } = await page('ATHW100M')
    expect(phases.map(({ units }) => units.map(({ code }) => code))).toEqual([
      [HEAT1, HEAT2],
      [rsc('FNL-000100', 'ATHW100M')],
    ])
    expect(await qualified()).toEqual([
      ['ATHW100M--------------HEAT', 'Q 2 HEAT000100', 'Q 4 HEAT000200', 'q 3 HEAT000200'],
      ['ATHW100M--------------FNL'],
    ])
    expect(Object.keys(meanings)).toEqual(['Q', 'q'])
  })

  test('the phase’s own result says who goes on, in its order, since marks by time need all heats', async () => {
    await send(
      heats,
      heat(HEAT1, [
        ['2', 'Q'],
        ['1', null],
      ]),
      heat(HEAT2, [
        ['4', 'Q'],
        ['3', null],
      ]),
    )
    const phase = (version: number, rows: readonly [string, string | null][]) => {
      const { header, ...rest } = heat(rsc('HEAT', 'ATHW100M'), rows)
      return { header: { ...header, documentType: 'DT_PHASE_RESULT', version }, ...rest }
    }
    expect(
      await announced(
        phase(1, [
          ['4', 'Q'],
          ['2', 'Q'],
          ['1', 'q'],
          ['3', null],
        ]),
      ),
    ).toEqual(['event:ATHW100M'])
    expect((await qualified())[0]).toEqual([
      'ATHW100M--------------HEAT',
      'Q 4 HEAT000200',
      'Q 2 HEAT000100',
      'q 1 HEAT000100',
    ])
    await send(phase(2, [['4', null]]))
    expect((await qualified())[0]?.slice(1)).toEqual(['Q 2 HEAT000100', 'Q 4 HEAT000200'])
  })

  test('a phase has the feed’s own name where it sent one', async () => {
    await send(
      heats,
      aMessage(
        { documentType: 'DT_CODES', documentCode: 'GLO', documentSubtype: 'PHASE' },
        { kind: 'codes', codes: [{ code: rsc('HEAT', 'ATHW100M'), name: { por: 'Eliminatórias' } }] },
      ),
    )
    expect((await page('ATHW100M')).phases.map(({ name }) => name?.por ?? null)).toEqual(['Eliminatórias', null])
  })
})

describe('pools (ODF §9)', () => {
  const POOL = rsc('GPA-')
  const games = [rsc('GPA-000100'), rsc('GPA-000200'), rsc('GPA-000300')]
  const against = (code: string, pos: number, unit: string | null, result: string | null): OdfOpponent => ({
    code,
    type: 'A',
    organisation: null,
    pos,
    unit,
    result,
    homeAway: null,
    date: null,
    time: null,
  })
  const standing = (header: Partial<OdfHeader> = {}) =>
    results({ documentType: 'DT_POOL_STANDING', documentCode: POOL, ...header }, [
      aResult({
        sortOrder: 1,
        competitor: aCompetitor({
          code: '2',
          opponents: [against('1', 2, games[0] ?? null, '10-0'), against('3', 3, null, null)],
        }),
        rank: '1',
        rankEqual: true,
        result: '3',
        played: '1',
        won: '1',
        qualificationMark: 'Q',
      }),
      aResult({ sortOrder: 2, competitor: '1', rank: '1', rankEqual: true, result: '3', lost: '1', ratio: '1.5' }),
      aResult({ sortOrder: 3, competitor: '3', irm: 'DSQ' }),
    ])
  const scheduled = schedule(
    { documentCode: 'JUD' },
    games.map((code, i) => aUnit({ code, start: at(10 + i), scheduleStatus: i === 0 ? 'FINISHED' : 'SCHEDULED' })),
  )

  test('a pool stands in the order sent, with ties, IRM and whom each has met', async () => {
    await send(people, scheduled)
    expect(await announced(standing())).toEqual(['event:JUDW57KG'])
    const [pool, another] = (await page()).pools
    expect(another).toBeUndefined()
    expect(pool).toMatchObject({ code: 'JUDW57KG--------------GPA', progress: { over: 1, units: 3 } })
    expect(pool?.rows).toMatchObject([
      {
        rank: '1',
        rankEqual: true,
        competitor: { code: '2', name: 'JUDOCA 2', known: true },
        points: '3',
        played: '1',
        won: '1',
        lost: null,
        qualificationMark: 'Q',
        opponents: [{ code: '1', unit: games[0], result: '10-0' }],
      },
      { rank: '1', rankEqual: true, competitor: { code: '1' }, lost: '1', ratio: '1.5', opponents: [] },
      { rank: null, rankEqual: false, competitor: { code: '3' }, irm: 'DSQ', points: null },
    ])
    expect((await page()).meanings).toHaveProperty('DSQ')
  })

  test('how far it is is the list’s own word where it has one, and nothing once it is over', async () => {
    const standingSent = (unitsComplete: number, version: number) => {
      const { body, ...rest } = standing({ version })
      if (body.kind !== 'results') throw new Error('no results')
      return { ...rest, body: { ...body, progress: { unitsTotal: 3, unitsComplete, lastUnit: null } } }
    }
    await send(scheduled, standingSent(2, 1))
    expect((await page()).pools[0]?.progress).toEqual({ over: 2, units: 3 })
    await send(standingSent(3, 2))
    expect((await page()).pools[0]?.progress).toBeNull()
  })

  test('a phase without a standing has its result’s table where that counts matches, and gives it up for a standing', async () => {
    const list = (header: Partial<OdfHeader>, competitor: string, won: string | null) =>
      results({ documentType: 'DT_PHASE_RESULT', documentCode: POOL, ...header }, [
        aResult({ sortOrder: 1, competitor, won }),
      ])
    const first = async () => (await page()).pools.map(({ rows }) => rows[0]?.competitor.code)
    await send(scheduled, list({}, '4', null))
    expect(await first()).toEqual([])
    await send(list({ version: 2 }, '4', '1'))
    expect(await first()).toEqual(['4'])
    await send(standing())
    expect(await first()).toEqual(['2'])
  })
})

describe('totals and who leads (ODF §3)', () => {
  const list = (documentType: string, documentCode: string, header: Partial<OdfHeader> = {}): OdfMessage =>
    results({ documentType, documentCode, ...header }, [
      aResult({ sortOrder: 1, rank: '1', competitor: '2', result: '1210' }),
      aResult({ sortOrder: 2, rank: '1', rankEqual: true, competitor: '1', result: '1210' }),
    ])
  const standings = async () =>
    (await page()).standings.map(({ kind, code, rows }) => [kind, code, ...rows.map((row) => row.competitor.name)])

  test('totals stand in the order sent, the newest of each code, and go with their message', async () => {
    await send(people, programme)
    const totals = list('DT_CUMULATIVE_RESULT', EVENT, { resultStatus: 'INTERMEDIATE' })
    expect(await announced(totals)).toEqual([`event:${EVENT}`])
    expect(await standings()).toEqual([['cumulative', EVENT, 'JUDOCA 2', 'JUDOCA 1']])
    await send(bare(totals))
    expect(await standings()).toEqual([])
  })

  test('who leads a unit is shown while it is on, and no longer', async () => {
    await send(people, programme, list('DT_CURRENT', FINAL, { resultStatus: 'LIVE' }))
    expect(await standings()).toEqual([])
    const running = (scheduleStatus: 'RUNNING' | 'FINISHED', time: string) =>
      scheduleUpdate({ documentCode: 'JUD', time }, [aUnit({ code: FINAL, medal: 1, start: at(15), scheduleStatus })])
    await send(running('RUNNING', '150000000'))
    expect(await standings()).toEqual([['current', trimRsc(FINAL), 'JUDOCA 2', 'JUDOCA 1']])
    await send(running('FINISHED', '160000000'))
    expect(await standings()).toEqual([])
  })
})

describe('records (ODF §12)', () => {
  const RACE = rsc('FNL-000100', 'SWMM100MFR')
  const mark = (given: Partial<OdfRecordMark>): OdfRecordMark => ({
    order: null,
    result: '49.90',
    resultType: 'TIME',
    equalled: false,
    unit: null,
    date: null,
    place: null,
    country: null,
    extended: [],
    competitor: null,
    ...given,
  })
  const records = (types: Readonly<Record<string, readonly OdfRecordMark[]>>): OdfMessage =>
    aMessage(
      { documentType: 'DT_RECORD', documentCode: 'SWMM100MFR' },
      {
        kind: 'records',
        records: [
          {
            code: padRsc('SWMM100MFR'),
            order: 1,
            name: null,
            types: Object.entries(types).map(([recordType, marks]) => ({ recordType, order: null, marks })),
          },
        ],
      },
    )

  test('a record that was equalled has both holders; an older one of the same code is of no unit of these games', async () => {
    await send(schedule({ documentCode: 'SWM' }, [aUnit({ code: RACE, medal: 1, start: at(15) })]), people)
    const own = mark({ unit: RACE, date: '2027-09-14', equalled: true, competitor: aCompetitor({ code: '1' }) })
    const older = mark({ unit: RACE, date: '2023-08-02', place: 'Recife', country: 'PE' })
    expect(await announced(records({ WR: [mark({})], RG: [older, own], XX: [] }))).toEqual(['event:SWMM100MFR'])
    expect((await page('SWMM100MFR')).records).toMatchObject([
      { type: 'WR', name: { por: 'recorde mundial' }, holder: null, organisation: null, unit: null, date: null },
      { type: 'RG', equalled: false, holder: null, organisation: { code: 'PE' }, place: 'Recife', unit: null },
      { type: 'RG', equalled: true, holder: 'JUDOCA 1', organisation: { code: 'AL' }, unit: RACE },
    ])
  })

  test('an event of which nothing but records is known has its page; one of which nothing is has none', async () => {
    await send(records({ WR: [mark({})] }))
    expect(await page('SWMM100MFR')).toMatchObject({ discipline: { code: 'SWM' }, phases: [], brackets: [], pools: [] })
    for (const event of ['SWMM200MFR', 'SWM', RACE, 'SWM?'])
      await expect(handlers.getEvent({ params: { event } })).rejects.toMatchObject({ status: 404 })
    expect((await page(padRsc('SWMM100MFR'))).event.code).toBe('SWMM100MFR')
  })
})

describe('who is notified (architecture, way 1)', () => {
  test('each message once for each event it changes, and nobody of another event', async () => {
    expect(await announced(programme)).toEqual(['event:JUDW57KG'])
    expect(await announced(drawn)).toEqual(['event:JUDW57KG'])
    expect(await announced(bout(rsc('FNL-000100', OTHER), {}, [['1', 'W', '10']]))).toEqual(['event:JUDW52KG'])
    expect(
      await announced(
        bout(SEMI1, {}, [
          ['1', 'W', '10'],
          ['4', 'L', '0'],
        ]),
      ),
    ).toEqual(['event:JUDW57KG'])
    expect(await announced(medallists({ documentCode: EVENT }, [['gold', '1', 'AL']]))).toEqual(['event:JUDW57KG'])
    expect(
      await announced(
        schedule({ documentCode: 'ATH' }, [
          aUnit({ code: padRsc('ATH-------------------TRNG000100'), phaseType: '1' }),
        ]),
      ),
    ).toEqual([])
  })

  test('a new name is announced to the brackets and pools that show it, even where no unit has it yet (ODF §7)', async () => {
    await send(people, drawn)
    await send(
      results({ documentType: 'DT_POOL_STANDING', documentCode: rsc('GPA-', OTHER) }, [
        aResult({ sortOrder: 1, competitor: '2' }),
      ]),
    )
    const renamed = (code: string) =>
      participantsUpdate({ documentCode: 'JUD' }, [aParticipant({ code, printName: 'OUTRO NOME' })])
    expect(await announced(renamed('1'))).toEqual(['event:JUDW57KG'])
    expect(await announced(renamed('2'))).toEqual(['event:JUDW52KG', 'event:JUDW57KG'])
    expect(await announced(renamed('99'))).toEqual([])
  })

  test('a small course is sent whole, a large one is requested', async () => {
    const published = async () => (await createPublishers(db.pool)['event']?.(`event:${EVENT}`, []))?.kind
    expect(await published()).toBe('changed')
    await send(programme)
    expect(await published()).toBe('whole')
    const many = Array.from({ length: 17 }, (_, i) => aUnit({ code: rsc(`R32-00${String(i + 1).padStart(2, '0')}00`) }))
    await send(schedule({ documentCode: 'JUD', version: 2 }, many))
    expect(await published()).toBe('changed')
  })

  test('the page is cached until its event changes, which announces all its units', async () => {
    await send(programme)
    const { topics } = await handlers.getEvent({ params: { event: EVENT } })
    expect(topics).toContain('event:JUDW57KG')
    expect(topics.filter((topic) => topic.startsWith('unit:'))).toEqual([])
  })
})
