import type { MedalTableView } from '@games/contract'
import { isInMedalScope, medalScopeParts, medalTable, UNLISTED_ORGANISATIONS } from '@games/domain'
import type { OdfMedal, OdfMessage } from '@games/odf'
import { producedAt } from '@games/odf'
import { aMessage, aParticipant, aUnit, bare, medallists, participants, schedule } from '@games/testing'
import { randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'
import { inSnapshot } from '../snapshot.ts'
import { medallists as medallistsShown, medalTableView } from './index.ts'

let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>
beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
})
beforeEach(() => emptyDatabase(db.pool))
afterAll(() => db.close())

const send = (...messages: readonly OdfMessage[]): Promise<void> => receive(db.pool, ...messages)
const tableOf = async (scope: string, at?: string): Promise<MedalTableView> =>
  (await handlers.getMedalTable({ params: { scope }, query: at === undefined ? {} : { at } })).view
const listOf = async (query: Parameters<typeof handlers.listMedallists>[0]['query']) =>
  (await handlers.listMedallists({ query })).view
const standing = ({ rows }: MedalTableView) =>
  rows.map(({ organisation, rank, gold, silver, bronze }) => `${rank} ${organisation.code} ${gold}-${silver}-${bronze}`)

const EVENT = 'JUDW57KG'

describe('the table as it stood at a moment (R5.6)', () => {
  const first = medallists({ documentCode: EVENT, version: 1, time: '100000000' }, [
    ['gold', '1', 'AL'],
    ['bronze', '2', 'SP'],
  ])
  const corrected = medallists(
    { documentCode: EVENT, version: 2, time: '110000000' },
    [
      ['gold', '2', 'SP'],
      ['bronze', '1', 'AL'],
    ],
    ['Ouro passa a SP'],
  )
  const day = first.header.date
  const at = (time: string) => `${day}T${time}`

  test('a corrected medal stands as it was until it was corrected, and the correction is in the open after', async () => {
    await send(first, corrected)
    const before = await tableOf('all', at('10:59'))
    expect(standing(before)).toEqual(['1 AL 1-0-0', '2 SP 0-0-1'])
    expect(before.correction).toBeNull()
    expect(before.at).toBe(at('10:59'))
    const after = await tableOf('all', at('11:00'))
    expect(standing(after)).toEqual(['1 SP 1-0-0', '2 AL 0-0-1'])
    expect(after.correction).toEqual({ at: `${day}T11:00:00`, note: 'Ouro passa a SP' })
    expect(standing(await tableOf('all', at('09:59')))).toEqual([])
  })

  test('an invalidated version counts until its invalidation came, then the one below it', async () => {
    const invalidation = bare(corrected)
    const later = { ...invalidation, header: { ...invalidation.header, time: '120000000' } }
    await send(first, corrected, later)
    expect(standing(await tableOf('all', at('11:59')))[0]).toBe('1 SP 1-0-0')
    expect(standing(await tableOf('all', at('12:00')))[0]).toBe('1 AL 1-0-0')
    expect(standing(await tableOf('all'))[0]).toBe('1 AL 1-0-0')
  })

  test('a day alone is the end of the games’ day, at 03:00 of the next', async () => {
    const night = (date: string, time: string, event: string) =>
      medallists({ documentCode: event, date, time }, [['gold', '1', 'AL']])
    await send(night('2027-09-15', '020000000', EVENT), night('2027-09-15', '031000000', 'JUDW63KG'))
    expect(standing(await tableOf('all', '2027-09-14'))).toEqual(['1 AL 1-0-0'])
    expect(standing(await tableOf('all', '2027-09-15'))).toEqual(['1 AL 2-0-0'])
  })

  test('who won the medals then is named with it', async () => {
    await send(first, corrected)
    const winners = async (moment: string) =>
      (await listOf({ medal: 'gold', at: moment })).medals.map(({ competitor }) => competitor.organisation?.code)
    expect(await winners(at('10:30'))).toEqual(['AL'])
    expect(await winners(at('11:30'))).toEqual(['SP'])
  })

  test('what is no moment is refused', async () => {
    await expect(tableOf('all', 'yesterday')).rejects.toThrow('no moment')
  })
})

const TIMES = ['080000000', '090000000', '100000000']
const medal = fc.tuple(
  fc.constantFrom<OdfMedal['medal'][]>('gold', 'silver', 'bronze'),
  fc.constantFrom('1', '2', '3', 'NOAWARD'),
  fc.constantFrom('AL', 'SP', 'AIN'),
)
const sent = fc
  .tuple(
    fc.record({
      version: fc.integer({ min: 1, max: 4 }),
      time: fc.constantFrom(...TIMES),
      documentCode: fc.constantFrom('JUDW57KG', 'JUDM60KG', 'HBLWTEAM7---D1'),
      resultStatus: fc.constantFrom('UNOFFICIAL' as const, 'OFFICIAL' as const, 'PROTESTED' as const),
    }),
    fc.array(medal, { maxLength: 4 }),
    fc.constantFrom<string[]>([], ['após protesto']),
  )
  .map(([header, won, notes]) => medallists(header, won, notes))
/** Some come twice, some are invalidated, then or later. */
const history = fc
  .array(fc.tuple(sent, fc.constantFrom('once', 'once', 'twice', ...TIMES)), { minLength: 1, maxLength: 10 })
  .chain((list) => {
    const all = list.flatMap(([m, how]) => {
      if (how === 'once') return [m]
      return how === 'twice' ? [m, m] : [m, aMessage({ ...m.header, time: how }, { kind: 'bare' })]
    })
    return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })
  })

test('the table at a moment is what the table was when that moment was now, whatever came and in whatever order (R5.6)', async () => {
  const scopes = ['all', 'discipline:JUD', 'gender:W', 'division:1', 'discipline:JUD:gender:M']
  const tables = (at?: string) =>
    inSnapshot(db.pool, async (tx) => {
      const views = []
      for (const scope of scopes) views.push({ ...(await medalTableView(tx, 0, scope, at)), at: null })
      return views
    })
  await fc.assert(
    fc.asyncProperty(history, fc.constantFrom(...TIMES), async (messages, time) => {
      const moment = `${messages[0]?.header.date}T${time.slice(0, 2)}:${time.slice(2, 4)}`
      const upTo = producedAt({ date: messages[0]?.header.date ?? '', time })
      await emptyDatabase(db.pool)
      await send(...messages.filter(({ header }) => producedAt(header) <= upTo))
      const then = await tables()
      await emptyDatabase(db.pool)
      await send(...messages)
      expect(await tables(moment)).toEqual(then)
    }),
    { numRuns: randomCases(40) },
  )
})

test('the table of every scope is made of the medals in force', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (messages) => {
      await emptyDatabase(db.pool)
      await send(...messages)
      for (const scope of ['all', 'discipline:JUD', 'gender:W', 'division:1', 'discipline:JUD:gender:W']) {
        const [won, shown] = await inSnapshot(db.pool, async (tx) => [
          (await medallistsShown(tx, 0, {})).medals,
          await medalTableView(tx, 0, scope),
        ])
        const counted = medalTable(
          won
            .filter(({ event }) => isInMedalScope(event.code, medalScopeParts(scope)))
            .map(({ medal, competitor }) => ({ medal, organisation: competitor.organisation?.code ?? '' })),
          (organisation) => !UNLISTED_ORGANISATIONS.has(organisation),
        )
        expect(standing(shown)).toEqual(
          counted.rows.map((row) => `${row.rank} ${row.organisation} ${row.gold}-${row.silver}-${row.bronze}`),
        )
      }
    }),
    { numRuns: randomCases(15) },
  )
})

describe('an event whose gold is withheld (ODF §7, NOAWARD)', () => {
  const FINAL = 'JUDW57KG--------------FNL-000100--'
  const withheld = (gold: string) =>
    medallists({ documentCode: EVENT }, [
      ['gold', gold, gold],
      ['silver', gold, gold],
      ['bronze', '3', 'AL'],
    ])
  const counts = async () => {
    const { finishedEvents, totalEvents } = await tableOf('all')
    const programme = (await handlers.getProgramme()).view.disciplines[0]
    const home = (await handlers.getDayMedals({ params: { day: '2027-09-14' } })).view
    return [
      [finishedEvents, totalEvents],
      [programme?.finishedEvents, programme?.totalEvents],
      [home.decided, home.events],
    ]
  }
  beforeEach(() => send(schedule({ documentCode: 'JUD' }, [aUnit({ code: FINAL, medal: 1 })])))

  test('is decided, in the table, the programme and on the home page, and its gold is in no row', async () => {
    await send(withheld('NOAWARD'))
    expect(await counts()).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ])
    expect(standing(await tableOf('all'))).toEqual(['1 AL 0-0-1'])
    const past = await tableOf('all', '2027-09-20')
    expect([past.finishedEvents, past.totalEvents]).toEqual([1, 1])
  })

  test('is not decided while the winner is not known', async () => {
    await send(withheld('TBD'))
    expect(await counts()).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ])
  })
})

test('a discipline that nobody knows has no table, and one without medals an empty one (R5.6)', async () => {
  for (const scope of ['discipline:XXX', 'discipline:XXX:gender:W'])
    await expect(handlers.getMedalTable({ params: { scope }, query: {} })).rejects.toMatchObject({
      status: 404,
      id: 'not-found',
    })
  const { view } = await handlers.getMedalTable({ params: { scope: 'discipline:JUD' }, query: {} })
  expect(view.rows).toEqual([])
})

describe('movement, and medals by part', () => {
  const FINAL = 'JUDW57KG--------------FNL-000100--'
  test('a row shows its rank before the last day medals were won on (R5.6)', async () => {
    await send(
      schedule({ documentCode: 'JUD' }, [aUnit({ code: FINAL, medal: 1, start: '2027-09-15T01:30:00-03:00' })]),
      medallists({ documentCode: 'JUDM60KG' }, [
        ['gold', '1', 'SP'],
        ['silver', '2', 'AL'],
      ]),
      aMessage(
        { documentType: 'DT_MEDALLISTS', documentCode: EVENT, resultStatus: 'OFFICIAL' },
        {
          kind: 'medallists',
          medals: ['3', '4'].map((code) => ({
            medal: 'gold',
            date: '2027-09-16',
            unit: null,
            competitors: [
              {
                code,
                type: 'A',
                organisation: code === '3' ? 'AL' : 'CE',
                order: 1,
                bib: null,
                teamName: null,
                athletes: [],
              },
            ],
          })),
        },
      ),
    )
    const table = await tableOf('all')
    expect(table.days).toEqual(['2027-09-14', '2027-09-16'])
    expect(table.rows.map(({ organisation, rank, rankBefore }) => [organisation.code, rank, rankBefore])).toEqual([
      ['AL', 1, 2],
      ['CE', 2, null],
      ['SP', 2, 1],
    ])
  })

  test('a discipline’s table is narrowed to a gender or a division (R2.2, R5.6)', async () => {
    await send(
      medallists({ documentCode: EVENT }, [['gold', '1', 'AL']]),
      medallists({ documentCode: 'JUDM60KG' }, [['gold', '2', 'SP']]),
      medallists({ documentCode: 'HBLWTEAM7---D1' }, [['gold', '3', 'CE']]),
    )
    expect(standing(await tableOf('discipline:JUD:gender:W'))).toEqual(['1 AL 1-0-0'])
    expect(standing(await tableOf('discipline:HBL:division:1'))).toEqual(['1 CE 1-0-0'])
    expect(standing(await tableOf('discipline:JUD:division:1'))).toEqual([])
  })
})

describe('medallists, a page at a time (R2.6)', () => {
  const EVENTS = ['JUDW52KG', 'JUDW57KG', 'JUDM60KG']
  beforeEach(async () => {
    await send(
      participants({ documentCode: 'JUD' }, [
        aParticipant({ code: '1', organisation: 'AL', printName: 'CAVALCANTEADO Açucena' }),
        aParticipant({ code: '2', organisation: 'SP', printName: 'FARIALVA Joanita' }),
      ]),
      ...EVENTS.map((documentCode) =>
        medallists({ documentCode }, [
          ['gold', '1', 'AL'],
          ['silver', '2', 'SP'],
          ['bronze', '3', 'SP'],
        ]),
      ),
    )
  })

  test('every medal stands on exactly one page, in both orders', async () => {
    for (const order of ['medal', 'day'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page: Awaited<ReturnType<typeof listOf>> = await listOf({
          order,
          limit: 2,
          ...(cursor ? { cursor } : {}),
        })
        expect(page.total).toBe(9)
        seen.push(...page.medals.map(({ event, medal }) => `${event.code} ${medal}`))
        cursor = page.next ?? undefined
      } while (cursor)
      expect(seen).toHaveLength(9)
      expect(new Set(seen).size).toBe(9)
      const whole = (await listOf({ order })).medals.map(({ event, medal }) => `${event.code} ${medal}`)
      expect(seen).toEqual(whole)
    }
  })

  test('gold first, or event by event', async () => {
    expect((await listOf({})).medals.map(({ medal }) => medal).slice(0, 4)).toEqual(['gold', 'gold', 'gold', 'silver'])
    expect((await listOf({ order: 'day' })).medals.map(({ medal }) => medal).slice(0, 4)).toEqual([
      'gold',
      'silver',
      'bronze',
      'gold',
    ])
  })

  test.each([
    ['a delegation’s', { organisation: 'SP' }, 6],
    ['of one colour', { medal: 'gold' }, 3],
    ['of a gender', { gender: 'M' }, 3],
    ['of a division none has', { division: '1' }, 0],
    ['of an event', { event: 'JUDW57KG' }, 3],
    ['of another discipline', { discipline: 'SWM' }, 0],
    ['by a name without its accents', { q: 'acucena' }, 3],
    ['by a delegation’s name', { q: 'sao paulo' }, 6],
    ['by words of which one does not fit', { q: 'acucena paulo' }, 0],
  ] as const)('%s', async (_what, query, total) => expect((await listOf(query)).total).toBe(total))

  test('what is no cursor of this list is refused', async () => {
    await expect(listOf({ cursor: 'bm9uZQ' })).rejects.toMatchObject({ status: 400 })
  })
})
