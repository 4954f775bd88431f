import { type DeskEvents, gamesTimeAt } from '@games/contract'
import { padRsc } from '@games/domain'
import type { Tap } from '@games/domain/scoring/index'
import { NO_ATHLETE, type OdfStart, readOdf } from '@games/odf'
import { aCompetitor, aResult, aUnit, medallists, results, schedule, scheduleUpdate } from '@games/testing'
import { emptyTables } from '@games/testing/empty-tables'
import { NIGHTLY, sampled, SUITE } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { breaking, faultyPool } from '../../testing/faulty-pool.ts'
import { applyAll, emptyDatabase, POLICY, receive, store } from '../../testing/feed.ts'
import { GAMES } from '../../testing/test-app.ts'
import { inSnapshot } from '../snapshot.ts'
import { followEvent } from './course.ts'
import { courseRows, eventsToLookAt, lockCourse } from './course.queries.ts'
import { deskEntries } from './opened.ts'
import { presentUnits } from './present.ts'
import { deskRuleCalls } from './rules-calls.ts'
import { type SendOptions, startSender } from './send-outcomes.ts'
import { storeTaps } from './store-taps.ts'
import type { Worker } from './workers.ts'

const AT = '2027-07-16T10:00:00-03:00'
const EVENT = 'JUDW57KG--------------'
const unitOf = (rest: string, event = EVENT) => padRsc(event + rest)
const [SEMI1, SEMI2, FINAL, BRONZE1, BRONZE2] = [
  'SFNL000100',
  'SFNL000200',
  'FNL-000100',
  'REPF000100',
  'REPF000200',
].map((rest) => unitOf(rest)) as [string, string, string, string, string]

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const seat = (sortOrder: number, over: Partial<OdfStart>): OdfStart => ({
  sortOrder,
  startOrder: String(sortOrder),
  competitor: null,
  previousUnit: null,
  ...over,
})
const known = (code: string): Partial<OdfStart> => ({ competitor: { code, type: 'A', organisation: 'AL' } })
const from = (unit: string, wlt: 'W' | 'L'): Partial<OdfStart> => ({ previousUnit: { unit, value: null, wlt } })
const bout = (code: string, one: Partial<OdfStart>, other: Partial<OdfStart>, over: object = {}) =>
  aUnit({ code, start: AT, end: AT, phaseType: '3', startList: [seat(1, one), seat(2, other)], ...over })
/** Semifinals, two bouts for bronze with who lost them, the final. */
const BRACKET = [
  bout(SEMI1, known('A'), known('B')),
  bout(SEMI2, known('C'), known('D')),
  bout(BRONZE1, known('E'), from(SEMI1, 'L'), { medal: 3 }),
  bout(BRONZE2, known('F'), from(SEMI2, 'L'), { medal: 3 }),
  bout(FINAL, from(SEMI1, 'W'), from(SEMI2, 'W'), { medal: 1 }),
]

beforeEach(async () => {
  await emptyDatabase(db.pool)
  await emptyTables(db.pool, 'desk_unit', 'desk_device', 'desk_holder', 'desk_course')
  await receive(db.pool, schedule({ documentCode: 'JUD' }, BRACKET))
})

const somebody = (by: string): Worker => ({
  by,
  kind: 'operator',
  name: by,
  accountId: null,
  venues: null,
  court: null,
  until: null,
})
const options = (over: Partial<SendOptions> = {}): SendOptions => ({
  pool: db.pool,
  gamesTime: (instant) => gamesTimeAt(GAMES.clock, instant),
  utcOffset: () => GAMES.utcOffset,
  today: () => GAMES.today,
  now: () => Date.parse(AT) + 600_000,
  wake: () => {},
  policy: POLICY,
  log: (line, error) => {
    throw new Error(line, { cause: error })
  },
  onCommitted: () => {},
  onError: (error) => {
    throw error
  },
  sweepMs: null,
  ...over,
})
/** What was scored goes out, is applied, and what follows from that too. */
async function settle(over: Partial<SendOptions> = {}): Promise<void> {
  const sender = startSender(options(over))
  for (let round = 0; round < 3; round += 1) {
    await sender.sweep()
    await sender.idle()
    await applyAll(db.pool)
  }
  await sender.close()
}
let made = 0
type Pressed = readonly [kind: string, over?: Partial<Tap>]
/** Keys pressed at a unit by somebody, each by its kind; gives the ids of the taps. */
async function press(unit: string, by: string, ...keys: readonly Pressed[]): Promise<string[]> {
  const device = `${by}-${(made += 1)}`
  const taps = keys.map(
    ([kind, over], at): Tap => ({
      id: `${device}-${at + 1}`,
      unit,
      device,
      seq: at + 1,
      deviceTime: Date.parse(AT) + at * 1_000,
      kind,
      ...over,
    }),
  )
  const { view } = await transaction(db.pool, (tx) =>
    storeTaps(tx, somebody(by), unit, { device, after: 0, taps: taps as never }, 0),
  )
  expect(view.refused).toEqual([])
  return taps.map(({ id }) => id)
}
/** A bout that a side wins by ippon, to the sending; gives the tap of the ippon. */
async function bring(unit: string, side: 0 | 1): Promise<string> {
  const ids = await press(
    unit,
    'one',
    ['list-confirm'],
    ['start'],
    ['clock-start', { clockTime: 0 }],
    ['ippon', { side, clockTime: 61_000 }],
    ['end', { clockTime: 61_000 }],
    ['unofficial'],
  )
  return ids[3] ?? ''
}
const official = (unit: string) => press(unit, 'two', ['official'])
async function won(unit: string, side: 0 | 1): Promise<string> {
  const ippon = await bring(unit, side)
  await official(unit)
  await settle()
  return ippon
}
const sidesOf = async (unit: string) => {
  const { rows } = await db.pool.query<{ sides: { code: string | null }[] }>('select sides from unit where code = $1', [
    unit,
  ])
  return rows[0]?.sides.map(({ code }) => code)
}
const medals = async () => {
  const { rows } = await db.pool.query<{ medal: string; competitor: string }>(
    'select medal, competitor from fact_medal order by position',
  )
  return rows.map(({ medal, competitor }) => `${medal} ${competitor}`).join(', ')
}
const sentMedals = async () => {
  const { rows } = await db.pool.query<{ body: Buffer }>(`select body from inbox where channel = 'desk' order by id`)
  return rows.flatMap(({ body }) => {
    const read = readOdf(body)
    return read.ok && read.value.body.kind === 'medallists'
      ? [
          `${read.value.header.resultStatus} ${read.value.body.medals.flatMap(({ medal, competitors }) => competitors.map(({ code }) => `${medal} ${code}`)).join(', ')}`,
        ]
      : []
  })
}
const remarks = async () => {
  const [course] = await courseRows(db.pool, [EVENT])
  return (course?.remarks ?? []).map(({ kind, of, code, competitors }) =>
    `${kind} ${of} ${code === padRsc(EVENT) ? '' : code.slice(22, 34)} ${competitors.join(' ')}`.trim(),
  )
}
/** What a phone at the final is told of the event. */
const courseTold = async () =>
  inSnapshot(db.pool, async (tx) => {
    const entries = await deskEntries(tx.from([]), [FINAL])
    const [unit] = await presentUnits(tx, somebody('one'), [FINAL], entries, { all: false, now: 0 })
    return unit?.course
  })
const startOf = async (unit: string) => {
  const { rows } = await db.pool.query<{ start: string }>(
    `select schedule ->> 'start' as start from unit where code = $1`,
    [unit],
  )
  return rows[0]?.start
}
/** An event of which results are there that nothing was made of yet. */
const lookAtOnce = (unit: string) =>
  db.pool.query(`insert into desk_course (event, seen) values ($1, '')`, [unit.slice(0, 22)])
/** A bout as the feed has it: the first has won. */
const ofFeed = (unit: string, version: number, winner: string, loser: string) =>
  results({ documentCode: unit, version }, [
    aResult({ sortOrder: 1, result: '10', wlt: 'W', competitor: aCompetitor({ code: winner }) }),
    aResult({ sortOrder: 2, result: '0', wlt: 'L', competitor: aCompetitor({ code: loser }) }),
  ])
const WHOLE = 'gold A, silver C, bronze E, bronze F'
async function wholeEvent(): Promise<{ final: string; semi: string }> {
  const semi = await won(SEMI1, 0)
  await won(SEMI2, 0)
  await won(BRONZE1, 0)
  await won(BRONZE2, 0)
  return { semi, final: await won(FINAL, 0) }
}
/** A result that was sent becomes another: opened again, the ippon taken back, the other side's in its place. */
const corrected = async (unit: string, ippon: string, side: 0 | 1) => {
  await press(
    unit,
    'one',
    ['reopen', { value: 'Era do outro' }],
    ['undo', { value: ippon }],
    ['reopen', { value: 'Era do outro' }],
    ['ippon', { side, clockTime: 61_000 }],
    ['end'],
    ['unofficial'],
  )
  await settle()
}

describe('medals of what the desk decided (R12.5)', () => {
  test('come with the final that is made official, both bronzes, and no earlier', async () => {
    await won(SEMI1, 0)
    await won(SEMI2, 0)
    await won(BRONZE1, 0)
    await won(BRONZE2, 0)
    await bring(FINAL, 0)
    await settle()
    expect(await medals()).toBe('')
    await official(FINAL)
    await settle()
    expect(await medals()).toBe(WHOLE)
    expect(await sentMedals()).toEqual([`OFFICIAL ${WHOLE}`])
    expect(await courseTold()).toEqual({ medals: 'desk', open: [] })
    await settle()
    expect(await sentMedals()).toHaveLength(1)
  })

  test('of a final before the bouts for bronze are gold and silver alone, and the bronzes come with theirs', async () => {
    await won(SEMI1, 0)
    await won(SEMI2, 0)
    await won(FINAL, 1)
    expect(await medals()).toBe('gold C, silver A')
    await won(BRONZE1, 1)
    await won(BRONZE2, 0)
    expect(await medals()).toBe('gold C, silver A, bronze B, bronze F')
    expect(await sentMedals()).toEqual([
      'PARTIAL gold C, silver A',
      'PARTIAL gold C, silver A, bronze B',
      'OFFICIAL gold C, silver A, bronze B, bronze F',
    ])
    // that they become whole is no correction
    const { rows } = await db.pool.query('select corrected from fact_medal_list')
    expect(rows).toEqual([{ corrected: false }])
  })

  test('stand while a unit of the event is under protest, which the office is told by name', async () => {
    await wholeEvent()
    await press(SEMI1, 'one', ['protest', { value: 'Não era ippon' }])
    await settle()
    expect(await medals()).toBe(WHOLE)
    expect(await remarks()).toContain(`undecided medal ${SEMI1.slice(22)}`)
  })

  test('have the line-up of a relay as it was corrected', NIGHTLY, async () => {
    const RELAY = unitOf('FNL-000100', 'SWMM4X100MFR----------')
    const finish = (version: number, swimmer: string) =>
      results(
        { documentCode: RELAY, version },
        ['A', 'B', 'C'].map((code, at) =>
          aResult({
            sortOrder: at + 1,
            rank: String(at + 1),
            result: `3:2${at}.00`,
            competitor: aCompetitor({
              code,
              type: 'T',
              athletes: [{ ...NO_ATHLETE, code: swimmer, order: 1 }],
            }),
          }),
        ),
      )
    await receive(
      db.pool,
      schedule({ documentCode: 'SWM' }, [aUnit({ code: RELAY, start: AT, end: AT, phaseType: '3', medal: 1 })]),
      finish(1, '101'),
    )
    await lookAtOnce(RELAY)
    await settle()
    const swimmers = async () => {
      const { rows } = await db.pool.query<{ fact: { athletes: { code: string }[] } }>('select fact from fact_medal')
      return rows.map(({ fact }) => fact.athletes[0]?.code)
    }
    expect(await swimmers()).toEqual(['101', '101', '101'])
    await receive(db.pool, finish(2, '102'))
    await settle()
    expect([await swimmers(), (await sentMedals()).length]).toEqual([['102', '102', '102'], 2])
    await settle()
    expect(await sentMedals()).toHaveLength(2)
  })

  test('leave with a final that is opened again, and are the other’s once it is official anew', NIGHTLY, async () => {
    const { final } = await wholeEvent()
    await corrected(FINAL, final, 1)
    expect(await medals()).toBe('')
    await official(FINAL)
    await settle()
    expect(await medals()).toBe('gold C, silver A, bronze E, bronze F')
  })
})

test('a table has goals that were corrected, also where nobody’s place or points change (R12.5)', NIGHTLY, async () => {
  const MATCH = unitOf('GPA-000100', 'HBLMTEAM7-------------')
  const match = (version: number, goals: string) =>
    results({ documentCode: MATCH, version }, [
      aResult({ sortOrder: 1, result: goals, wlt: 'W', competitor: aCompetitor({ code: 'A', type: 'T' }) }),
      aResult({ sortOrder: 2, result: '20', wlt: 'L', competitor: aCompetitor({ code: 'B', type: 'T' }) }),
    ])
  await receive(
    db.pool,
    schedule({ documentCode: 'HBL' }, [
      aUnit({ code: MATCH, start: AT, end: AT, phaseType: '3' }),
      aUnit({ code: unitOf('FNL-000100', 'HBLMTEAM7-------------'), start: AT, end: AT, phaseType: '3', medal: 1 }),
    ]),
    match(1, '30'),
  )
  await lookAtOnce(MATCH)
  await settle()
  const goals = async () => {
    const { rows } = await db.pool.query<{ goals: string }>(
      `select fact ->> 'for' as goals from fact_result where document_type = 'DT_POOL_STANDING' order by position`,
    )
    return rows.map((row) => row.goals)
  }
  expect(await goals()).toEqual(['30', '20'])
  await receive(db.pool, match(2, '31'))
  await settle()
  expect(await goals()).toEqual(['31', '20'])
})

test('a result that comes while its event is looked at is looked at again (R12.5)', NIGHTLY, async () => {
  await won(SEMI1, 0)
  await transaction(db.pool, async (tx) => {
    const course = await lockCourse(tx, EVENT)
    const query = tx.query.bind(tx) as (...args: readonly unknown[]) => Promise<unknown>
    const slow = Object.assign(Object.create(tx) as typeof tx, {
      query: async (...args: readonly unknown[]) => {
        // another connection, when all was read
        if (String(args[0]).startsWith('update desk_course')) await receive(db.pool, ofFeed(SEMI2, 1, 'C', 'D'))
        return query(...args)
      },
    })
    await followEvent(slow, course, {
      competition: 'TEST2027',
      at: Date.parse(AT),
      utcOffset: -180,
      today: GAMES.today,
    })
  })
  expect(await eventsToLookAt(db.pool)).toEqual([EVENT])
})

test('what nothing follows from goes out while somebody else has the event (R12.6)', NIGHTLY, async () => {
  await press(SEMI1, 'one', ['list-confirm'], ['start'], ['clock-start', { clockTime: 0 }])
  await settle()
  await transaction(db.pool, async (tx) => {
    await lockCourse(tx, EVENT)
    await press(SEMI1, 'one', ['waza-ari', { side: 0, clockTime: 30_000 }])
    const sender = startSender(options())
    await sender.sweep()
    await sender.idle()
    await sender.close()
    const { rows } = await db.pool.query('select from desk_unit where unit = $1 and sent_up_to = head', [SEMI1])
    expect(rows).toHaveLength(1)
  })
})

test('events are looked at one after the other, however many there are (R8.1)', async () => {
  const events = Array.from({ length: 6 }, (_, at) => padRsc(`JUDM6${at}KG`).slice(0, 22))
  for (const event of events) await lookAtOnce(event)
  let under = 0
  let most = 0
  const pool = new Proxy(db.pool, {
    get(target, name) {
      if (name !== 'connect') {
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      }
      return async () => {
        const client = await target.connect()
        under += 1
        most = Math.max(most, under)
        const release = client.release.bind(client)
        client.release = (error) => {
          under -= 1
          client.release = release
          release(error)
        }
        return client
      }
    },
  })
  const sender = startSender(options({ pool }))
  await sender.sweep()
  await sender.idle()
  await sender.close()
  expect(most).toBe(1)
  expect(await eventsToLookAt(db.pool)).toEqual([])
})

describe('who goes on (R12.5)', () => {
  test('comes to the next bout’s side when the result is sent, and leaves it when it is opened again', async () => {
    const ippon = await bring(SEMI1, 1)
    await settle()
    expect([await sidesOf(FINAL), await sidesOf(BRONZE1)]).toEqual([
      ['B', null],
      ['E', 'A'],
    ])
    await press(SEMI1, 'one', ['reopen', { value: 'Era do outro' }])
    await settle()
    expect([await sidesOf(FINAL), await sidesOf(BRONZE1)]).toEqual([
      [null, null],
      ['E', null],
    ])
    await press(SEMI1, 'one', ['undo', { value: ippon }], ['reopen', { value: 'x' }], ['ippon', { side: 0 }], ['end'])
    await press(SEMI1, 'one', ['unofficial'])
    await settle()
    expect(await sidesOf(FINAL)).toEqual(['A', null])
  })

  test('is the list of the next bout, which the desk there can open; corrected before it begins it is the other', async () => {
    const ippon = await won(SEMI1, 0)
    await won(SEMI2, 0)
    await press(FINAL, 'one', ['list-confirm'])
    await settle()
    const listOf = async () => {
      const { rows } = await db.pool.query<{ who: string }>(
        `select string_agg(competitor, ' ' order by position) as who from fact_result where code = $1 and document_type = 'DT_RESULT'`,
        [FINAL],
      )
      return rows[0]?.who
    }
    expect(await listOf()).toBe('A C')
    await corrected(SEMI1, ippon, 1)
    expect([await sidesOf(FINAL), await listOf()]).toEqual([['B', 'C'], 'B C'])
  })

  test(
    'stays where the next bout was played already: the office is told that the rules would have another',
    NIGHTLY,
    async () => {
      const { semi } = await wholeEvent()
      await corrected(SEMI1, semi, 1)
      expect(await sidesOf(FINAL)).toEqual(['A', 'C'])
      expect(await remarks()).toContain(`against-the-rule side ${FINAL.slice(22)} B`)
    },
  )

  test('lines of the programme that wait in the inbox lose nothing to one another', NIGHTLY, async () => {
    await bring(SEMI1, 0)
    await official(SEMI1)
    await bring(SEMI2, 0)
    await official(SEMI2)
    const sender = startSender(options())
    await sender.sweep()
    await sender.idle()
    await sender.close()
    // sent, and nothing of it applied yet
    await applyAll(db.pool)
    expect(await sidesOf(FINAL)).toEqual(['A', 'C'])
    await settle()
    const { rows } = await db.pool.query<{ status: string }>('select status from unit where code = any($1)', [
      [SEMI1, SEMI2],
    ])
    expect(rows.map(({ status }) => status)).toEqual(['OFFICIAL', 'OFFICIAL'])
  })

  test('a newer programme takes nobody away', async () => {
    await won(SEMI1, 0)
    await receive(db.pool, schedule({ documentCode: 'JUD', version: 2, date: '2027-09-20' }, BRACKET))
    expect(await sidesOf(FINAL)).toEqual([null, null])
    await settle()
    expect(await sidesOf(FINAL)).toEqual(['A', null])
  })
})

describe('what others have said (R12.5)', () => {
  test('a move of the next bout that waits in the inbox stays, and who goes on is there too', NIGHTLY, async () => {
    const MOVED = '2027-07-16T18:00:00-03:00'
    const moved = bout(FINAL, from(SEMI1, 'W'), from(SEMI2, 'W'), { medal: 1, start: MOVED, end: MOVED })
    for (const held of [false, true]) {
      await emptyDatabase(db.pool)
      await emptyTables(db.pool, 'desk_unit', 'desk_device', 'desk_holder', 'desk_course')
      await receive(db.pool, schedule({ documentCode: 'JUD' }, BRACKET))
      await store(db.pool, scheduleUpdate({ documentCode: 'JUD', version: held ? 2 : 1 }, [moved]))
      if (held) await db.pool.query(`update inbox set verdict = 'held' where verdict = 'pending'`)
      await bring(SEMI1, 0)
      const sender = startSender(options())
      await sender.sweep()
      await sender.idle()
      await sender.close()
      await applyAll(db.pool)
      await db.pool.query(`update inbox set verdict = 'pending' where verdict = 'held'`)
      await settle()
      expect([await sidesOf(FINAL), await startOf(FINAL)]).toEqual([['A', null], MOVED])
    }
  })

  test('a line that waits and is older than the one in force is not brought back', async () => {
    const [EARLY, LATE] = ['2027-07-16T12:00:00-03:00', '2027-07-16T18:00:00-03:00']
    const at = (start: string) => bout(FINAL, from(SEMI1, 'W'), from(SEMI2, 'W'), { medal: 1, start, end: start })
    await receive(db.pool, scheduleUpdate({ documentCode: 'JUD', version: 9 }, [at(LATE)]))
    await store(db.pool, scheduleUpdate({ documentCode: 'JUD', version: 8 }, [at(EARLY)]))
    await db.pool.query(`update inbox set verdict = 'held' where verdict = 'pending'`)
    await bring(SEMI1, 0)
    await settle()
    expect([await sidesOf(FINAL), await startOf(FINAL)]).toEqual([['A', null], LATE])
  })

  test('a list of medals without any is a list: the desk sends none, before or after it', NIGHTLY, async () => {
    const empty = (version: number) => medallists({ documentCode: padRsc(EVENT), version }, [])
    await receive(db.pool, empty(1))
    await wholeEvent()
    expect([await sentMedals(), await remarks()]).toEqual([[], ['against-the-rule medal']])
    await settle()
    expect([await sentMedals(), await eventsToLookAt(db.pool)]).toEqual([[], []])
  })

  test('a list without medals that comes after the desk’s takes them back for good', NIGHTLY, async () => {
    await wholeEvent()
    await receive(db.pool, medallists({ documentCode: padRsc(EVENT), version: 90 }, []))
    await settle()
    await settle()
    expect([await medals(), await sentMedals(), await eventsToLookAt(db.pool)]).toEqual(['', [`OFFICIAL ${WHOLE}`], []])
  })

  test('where the feed takes a bout over, who goes on to others stays there', NIGHTLY, async () => {
    await won(SEMI1, 0)
    await won(SEMI2, 0)
    await press(FINAL, 'one', ['list-confirm'])
    await settle()
    expect(await sidesOf(BRONZE1)).toEqual(['E', 'B'])
    await receive(db.pool, ofFeed(FINAL, 1, 'A', 'C'))
    const sender = startSender(options())
    sender.tapped(FINAL)
    await sender.idle()
    await sender.close()
    await applyAll(db.pool)
    expect(await sidesOf(BRONZE1)).toEqual(['E', 'B'])
  })

  test('medals of the feed stand, and the office is told where the rules would have them otherwise', async () => {
    await receive(db.pool, medallists({ documentCode: padRsc(EVENT) }, [['gold', 'C', 'AL']]))
    await wholeEvent()
    expect(await medals()).toBe('gold C')
    expect(await sentMedals()).toEqual([])
    expect(await remarks()).toEqual(['against-the-rule medal'])
    const { view } = await deskRuleCalls({ pool: db.pool, onCommitted: () => {} }).listDeskEvents(
      { query: {} } as never,
      {} as never,
    )
    expect((view as DeskEvents).events[0]?.open).toMatchObject([{ state: 'against', of: 'medal' }])
    expect(await courseTold()).toMatchObject({ medals: 'others', open: [{ of: 'medal' }] })
  })

  test.each(sampled<object>([{}, { language: 'POR' }], 2))(
    'medals of the feed that come after the desk’s stand in their place, whatever their version: %j',
    async (header) => {
      await wholeEvent()
      await receive(db.pool, medallists({ documentCode: padRsc(EVENT), version: 1, ...header }, [['gold', 'C', 'AL']]))
      await settle()
      expect(await medals()).toBe('gold C')
      expect(await remarks()).toEqual(['against-the-rule medal'])
    },
  )

  test('a side that somebody has set stays', async () => {
    await receive(
      db.pool,
      schedule({ documentCode: 'JUD', version: 2, date: '2027-09-20' }, [
        ...BRACKET.slice(0, 4),
        bout(FINAL, { ...from(SEMI1, 'W'), ...known('D') }, from(SEMI2, 'W'), { medal: 1 }),
      ]),
    )
    await won(SEMI1, 0)
    expect(await sidesOf(FINAL)).toEqual(['D', null])
    expect(await remarks()).toContain(`against-the-rule side ${FINAL.slice(22)} A`)
  })

  test('a correction by the feed of another bout changes what the desk gave', NIGHTLY, async () => {
    await wholeEvent()
    await receive(
      db.pool,
      results({ documentCode: BRONZE1, version: 90 }, [
        aResult({ sortOrder: 1, result: '0', wlt: 'L', competitor: aCompetitor({ code: 'E' }) }),
        aResult({ sortOrder: 2, result: '10', wlt: 'W', competitor: aCompetitor({ code: 'B' }) }),
      ]),
    )
    await settle()
    expect(await medals()).toBe('gold A, silver C, bronze B, bronze F')
  })
})

describe('what the rules leave open (R12.5)', () => {
  const RACE = unitOf('FNL-000100', 'SWMM100MBA------------')
  const lanes = ['A', 'B', 'C', 'D']
  const race = async (times: readonly (number | null)[], event = RACE) => {
    await receive(
      db.pool,
      schedule({ documentCode: event.slice(0, 3) }, [
        aUnit({ code: event, start: AT, end: AT, phaseType: '3', medal: 1 }),
      ]),
      results(
        { documentCode: event, resultStatus: 'START_LIST' },
        lanes.map((code, at) => aResult({ sortOrder: at + 1, startOrder: String(at + 1), competitor: code })),
      ),
    )
    const ids = await press(
      event,
      'one',
      ['list-confirm'],
      ['start'],
      ...times.map(
        (ms, at): Pressed =>
          ms === null
            ? [
                'out',
                {
                  competitor: lanes[at] ?? '',
                  value: { how: 'disqualified', rule: 'SW 4.4', reason: null, irm: null },
                },
              ]
            : ['time', { competitor: lanes[at] ?? '', value: { ms, again: false } }],
      ),
      ['end'],
      ['unofficial'],
    )
    await official(event)
    await settle()
    return ids
  }

  test('equal times of swimmers share a medal, and the next is left out', async () => {
    await race([60_000, 60_000, 61_000, 62_000])
    expect(await medals()).toBe('gold A, gold B, bronze C')
  })

  test('a winner who is disqualified has no medal, and who follows has theirs', async () => {
    await race([60_000, 61_000, 62_000, 63_000])
    expect(await medals()).toBe('gold A, silver B, bronze C')
    await press(
      RACE,
      'one',
      ['reopen', { value: 'Saída antes do sinal' }],
      ['out', { competitor: 'A', value: { how: 'disqualified', rule: 'SW 4.4', reason: null, irm: null } }],
      ['unofficial'],
    )
    await official(RACE)
    await settle()
    expect(await medals()).toBe('gold B, silver C, bronze D')
  })

  test('nobody without a time has a medal', async () => {
    await race([60_000, null, null, null])
    expect(await medals()).toBe('gold A')
  })

  test('equal hundredths on the track are nobody’s medal until somebody parts them, and the office is told', async () => {
    const TRACK = unitOf('FNL-000100', 'ATHM100M--------------')
    await race([10_840, 10_840, 11_000, 11_200], TRACK)
    expect(await medals()).toBe('bronze C')
    const [course] = await courseRows(db.pool, [TRACK.slice(0, 22)])
    expect(course?.remarks).toMatchObject([{ kind: 'undecided', of: 'medal', competitors: ['A', 'B'] }])
    // the photo shows them level
    await press(
      TRACK,
      'one',
      ['reopen', { value: 'Foto' }],
      ['tie', { value: { codes: ['A', 'B'], equal: true } }],
      ['unofficial'],
    )
    await official(TRACK)
    await settle()
    expect(await medals()).toBe('gold A, gold B, bronze C')
  })
})

test(
  'wherever the database goes while what follows is sent, result and medals are there together or not at all (R3.4, R12.5)',
  NIGHTLY,
  async () => {
    await won(SEMI1, 0)
    await won(SEMI2, 0)
    await won(BRONZE1, 0)
    await won(BRONZE2, 0)
    await bring(FINAL, 0)
    await settle()
    await official(FINAL)
    const pool = faultyPool(db.pool)
    let breaksAt = 0
    for (let isBroken = true; isBroken; ) {
      breaksAt += SUITE === 'nightly' ? 1 : 4
      const failures: unknown[] = []
      const statements = { breaksAt, isDone: false, count: 0 }
      const sender = startSender(options({ pool, onError: (error) => failures.push(error) }))
      await breaking(statements, async () => {
        await sender.sweep()
        await sender.idle()
      }).catch((error: unknown) => failures.push(error))
      await sender.close()
      isBroken = failures.length > 0
      if (isBroken) expect([breaksAt, await sentMedals()]).toEqual([breaksAt, []])
    }
    expect(breaksAt).toBeGreaterThan(15)
    await applyAll(db.pool)
    expect(await medals()).toBe(WHOLE)
  },
)

/** What somebody is told before a decision at a unit, of everything that it would move. */
async function told(unit: string, ...keys: readonly Pressed[]) {
  const sender = startSender(options())
  const device = `asks-${(made += 1)}`
  const moves = await sender.movesOf(
    unit,
    keys.map(
      ([kind, over], at): Tap => ({
        id: `${device}-${at}`,
        unit,
        device,
        seq: at + 1,
        deviceTime: Date.parse(AT) + 300_000,
        kind,
        ...over,
      }),
    ),
  )
  await sender.close()
  return moves
}
/** A bout that is being played. */
const begun = (unit: string) => press(unit, 'one', ['list-confirm'], ['start'], ['clock-start', { clockTime: 0 }])
const DISQUALIFIED = { how: 'disqualified', rule: '18', reason: null, irm: null }
const NO_SHOW = { how: 'no-show', rule: null, reason: null, irm: null }
const sidesTold = ({ sides }: Awaited<ReturnType<typeof told>>) =>
  sides.map(({ unit, place, now, after }) => `${unit.code.slice(22, 32)} ${place}: ${now ?? '–'} > ${after ?? '–'}`)

describe('what a serious decision moves is told before it is made (R12.5)', () => {
  test.each(
    sampled<[string, Pressed]>(
      [
        ['a disqualification', ['out', { side: 0, value: DISQUALIFIED }]],
        ['a forfeit', ['out', { side: 0, value: NO_SHOW }]],
        ['a direct hansoku-make', ['hansoku-make', { side: 0, clockTime: 20_000 }]],
        ['a winner by decision', ['winner', { side: 1, value: { reason: 'Decisão dos árbitros' } }]],
      ],
      4,
    ),
  )('%s: who would go on is who goes on, and taking it back brings the draw back', async (_name, key) => {
    await begun(SEMI1)
    await settle()
    const before = await Promise.all([FINAL, BRONZE1].map(sidesOf))
    const moves = await told(SEMI1, key)
    expect(moves.state).toBe('decided')
    expect(sidesTold(moves)).toContain('FNL-000100 1: – > B')
    // telling it has changed nothing
    await settle()
    expect(await Promise.all([FINAL, BRONZE1].map(sidesOf))).toEqual(before)

    const [made = ''] = await press(SEMI1, 'one', key, ['end', { clockTime: 20_000 }], ['unofficial'])
    await official(SEMI1)
    await settle()
    expect(await sidesOf(FINAL)).toEqual(['B', null])
    const inBronze = moves.sides.find(({ unit }) => unit.code === BRONZE1)
    expect((await sidesOf(BRONZE1))?.[1]).toBe(inBronze?.after ?? before[1]?.[1])

    // taken back: opened again with a reason, and the decision undone
    await press(SEMI1, 'one', ['reopen', { value: 'Engano de lado' }], ['undo', { value: made }])
    await settle()
    expect(await Promise.all([FINAL, BRONZE1].map(sidesOf))).toEqual(before)
  })

  test('of a final the medals are told, as they come once it is official', NIGHTLY, async () => {
    for (const unit of [SEMI1, SEMI2, BRONZE1, BRONZE2]) await won(unit, 0)
    await begun(FINAL)
    const moves = await told(FINAL, ['out', { side: 0, value: NO_SHOW }])
    expect(moves.medals?.now).toEqual([])
    const then = moves.medals?.after.map(({ medal, who }) => `${medal} ${who}`).join(', ')
    expect(then).toContain('gold C')
    await press(FINAL, 'one', ['out', { side: 0, value: NO_SHOW }], ['end'], ['unofficial'])
    await official(FINAL)
    await settle()
    expect(await medals()).toBe(then)
  })

  test('a result that is opened again: whose side and medals are taken back', async () => {
    await wholeEvent()
    const moves = await told(FINAL, ['reopen', { value: 'Placar trocado' }])
    expect(moves.medals?.now.map(({ medal, who }) => `${medal} ${who}`).join(', ')).toBe(WHOLE)
    expect(moves.medals?.after).toEqual([])
    await press(FINAL, 'one', ['reopen', { value: 'Placar trocado' }])
    await settle()
    expect(await medals()).toBe('')
  })

  test('a unit that was played already keeps its sides, and that is told too', async () => {
    await won(SEMI1, 0)
    await won(SEMI2, 0)
    await begun(FINAL)
    await settle()
    await press(SEMI1, 'one', ['reopen', { value: 'Protesto aceito' }])
    const moves = await told(SEMI1, ['reopen', { value: 'x' }], ['out', { side: 0, value: DISQUALIFIED }])
    expect(sidesTold(moves).filter((line) => line.startsWith('FNL'))).toEqual([])
    expect(moves.open.map(({ state, of, code }) => `${state} ${of} ${code.slice(22)}`)).toContain(
      'against side FNL-000100',
    )
  })

  test('taps that wait on the phone count, those that are stored count once, and nothing of it is stored', async () => {
    const ids = await begun(SEMI1)
    const count = async () => {
      const { rows } = await db.pool.query<{ n: number }>(
        'select ((select count(*) from desk_tap) + (select count(*) from inbox))::int as n',
      )
      return rows[0]?.n
    }
    const before = await count()
    const [first] = await db.pool
      .query<{ tap: Tap }>('select tap from desk_tap where id = $1', [ids[0]])
      .then(({ rows }) => rows)
    if (!first) throw new Error('the tap is gone')
    const sender = startSender(options())
    const tap = (kind: string, seq: number, over: Partial<Tap>): Tap => ({
      ...first.tap,
      id: `w-${seq}`,
      seq,
      kind,
      ...over,
    })
    const moves = await sender.movesOf(SEMI1, [
      first.tap,
      tap('waza-ari', 8, { side: 1, clockTime: 30_000 }),
      tap('waza-ari', 9, { side: 1, clockTime: 40_000 }),
    ])
    await sender.close()
    expect([moves.state, sidesTold(moves)]).toEqual(['decided', expect.arrayContaining(['FNL-000100 1: – > B'])])
    expect(await count()).toBe(before)
  })

  test('where the unit goes on, or the feed has it, nothing follows yet and that is said', async () => {
    await begun(SEMI1)
    expect(await told(SEMI1, ['shido', { side: 0, clockTime: 5_000 }])).toEqual({
      state: 'open',
      sides: [],
      medals: null,
      tables: [],
      open: [],
    })
    expect(await told(SEMI1, ['abandon', { value: 'Falta de luz' }])).toMatchObject({ state: 'open', sides: [] })
    await receive(db.pool, ofFeed(SEMI1, 50, 'A', 'B'))
    expect((await told(SEMI1, ['out', { side: 0, value: DISQUALIFIED }])).state).toBe('feed')
  })
})
