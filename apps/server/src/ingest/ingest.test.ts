import { NO_ATHLETE, type OdfMessage, readOdf, writeOdf } from '@games/odf'
import {
  aCompetitor,
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
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase, POLICY, receive } from '../testing/feed.ts'
import { projectionDigests } from './projections.queries.ts'
import { rebuild } from './rebuild.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(() => emptyDatabase(db.pool))

const send = (...messages: (OdfMessage | Uint8Array)[]): Promise<void> => receive(db.pool, ...messages)
const rows = async <T extends object>(sql: string): Promise<T[]> => (await db.pool.query<T>(sql)).rows
const verdicts = async () =>
  (await rows<{ verdict: string }>('select verdict from inbox order by id')).map((r) => r.verdict)
const statuses = async () =>
  Object.fromEntries(
    (await rows<{ code: string; status: string }>('select code, status from unit order by code')).map((r) => [
      r.code.replace(/-+$/, ''),
      r.status,
    ]),
  )

const JUD = 'JUD'
const FINAL = 'JUDW57KG--------------FNL-000100--'
const SEMI = 'JUDW57KG--------------SFNL000100--'
const EVENT = 'JUDW57KG'
const at = (time: string, version = 1) => ({ documentCode: JUD, version, time })

describe('versions (ODF §2)', () => {
  test('a higher version replaces the whole message: what is missing from it is gone', async () => {
    const rowsOf = (...codes: string[]) => codes.map((c, i) => aResult({ sortOrder: i + 1, competitor: c }))
    await send(
      results({ documentCode: FINAL, version: 1 }, rowsOf('1', '2', '3')),
      results({ documentCode: FINAL, version: 4 }, rowsOf('2')),
    )
    expect(await rows('select competitor from fact_result')).toEqual([{ competitor: '2' }])
    expect(await verdicts()).toEqual(['superseded', 'applied'])
  })
  test('a lower version that arrives late is stored and changes nothing', async () => {
    await send(
      results({ documentCode: FINAL, version: 4 }, [aResult({ sortOrder: 1, competitor: '2' })]),
      results({ documentCode: FINAL, version: 3 }, [aResult({ sortOrder: 1, competitor: '9' })]),
    )
    expect(await rows('select competitor from fact_result')).toEqual([{ competitor: '2' }])
    expect(await verdicts()).toEqual(['applied', 'superseded'])
  })
  test('the same bytes again are a duplicate', async () => {
    const message = results({ documentCode: FINAL }, [aResult({ sortOrder: 1, competitor: '2' })])
    await send(message, message)
    expect(await verdicts()).toEqual(['applied', 'duplicate'])
  })
  test('a message without Competition voids its version and the one before is in force again', async () => {
    const second = results({ documentCode: FINAL, version: 2 }, [aResult({ sortOrder: 1, competitor: '2' })])
    await send(
      results({ documentCode: FINAL, version: 1 }, [aResult({ sortOrder: 1, competitor: '1' })]),
      second,
      bare(second),
    )
    expect(await rows('select competitor from fact_result')).toEqual([{ competitor: '1' }])
    expect(await verdicts()).toEqual(['applied', 'voided', 'applied'])
  })
  test('an invalidation that comes first voids the message that follows', async () => {
    const only = results({ documentCode: FINAL, version: 2 }, [aResult({ sortOrder: 1, competitor: '2' })])
    await send(bare(only), only)
    expect(await rows('select competitor from fact_result')).toEqual([])
    expect(await verdicts()).toEqual(['applied', 'voided'])
  })
})

describe('bulk and updates (ODF §2.3–4)', () => {
  const unit = (code: string, scheduleStatus: 'SCHEDULED' | 'RUNNING' | 'FINISHED') => aUnit({ code, scheduleStatus })
  test('updates replace by Code and leave the other units alone', async () => {
    await send(
      schedule(at('080000000'), [unit(FINAL, 'SCHEDULED'), unit(SEMI, 'SCHEDULED')]),
      scheduleUpdate(at('090000000', 7), [unit(SEMI, 'RUNNING')]),
    )
    expect(await statuses()).toEqual({ [FINAL.replace(/-+$/, '')]: 'SCHEDULED', [SEMI.replace(/-+$/, '')]: 'RUNNING' })
  })
  test('of two updates the higher version wins, whichever comes first', async () => {
    await send(
      scheduleUpdate(at('100000000', 9), [unit(SEMI, 'FINISHED')]),
      scheduleUpdate(at('090000000', 7), [unit(SEMI, 'RUNNING')]),
      schedule(at('080000000'), [unit(SEMI, 'SCHEDULED')]),
    )
    expect(Object.values(await statuses())).toEqual(['FINISHED'])
  })
  test('a bulk discards the earlier updates of its discipline only', async () => {
    const heat = 'SWMM100M--------------HEAT000100--'
    await send(
      schedule(at('080000000'), [unit(SEMI, 'SCHEDULED')]),
      scheduleUpdate(at('090000000', 7), [unit(SEMI, 'RUNNING'), unit(FINAL, 'RUNNING')]),
      scheduleUpdate({ documentCode: 'SWM', time: '090000000' }, [unit(heat, 'RUNNING')]),
      schedule({ ...at('100000000', 2), documentSubtype: 'SYNC' }, [unit(SEMI, 'SCHEDULED')]),
      scheduleUpdate(at('093000000', 8), [unit(SEMI, 'FINISHED')]),
    )
    expect(await statuses()).toEqual({ [SEMI.replace(/-+$/, '')]: 'SCHEDULED', [heat.replace(/-+$/, '')]: 'RUNNING' })
    expect(await verdicts()).toEqual(['superseded', 'superseded', 'applied', 'applied', 'superseded'])
  })
  test('an invalidated bulk gives its updates back', async () => {
    const second = schedule(at('100000000', 2), [unit(SEMI, 'SCHEDULED')])
    await send(
      schedule(at('080000000'), [unit(SEMI, 'SCHEDULED')]),
      scheduleUpdate(at('090000000', 7), [unit(SEMI, 'RUNNING')]),
      second,
      bare(second),
    )
    expect(Object.values(await statuses())).toEqual(['RUNNING'])
  })
  test('a bare DT_PARTIC_TEAMS is an empty bulk', async () => {
    const first = teams({ documentCode: 'HBL', version: 1 }, [aTeam({ code: 'HBLWTEAM7---AL01' })])
    await send(first, bare(teams({ documentCode: 'HBL', version: 2 }, [])))
    expect(await rows('select code from competitor')).toEqual([])
  })
  test('the start as first planned outlives the update that moves it', async () => {
    await send(
      scheduleUpdate(at('090000000', 7), [
        aUnit({ code: SEMI, scheduleStatus: 'RESCHEDULED', start: '2027-09-15T09:00:00-03:00' }),
      ]),
      schedule(at('080000000'), [unit(SEMI, 'SCHEDULED')]),
    )
    expect(await rows('select day, planned_start from unit')).toEqual([
      { day: '2027-09-15', planned_start: '2027-09-14T10:00:00-03:00' },
    ])
  })
})

describe('what is refused, and hurts nothing else (ODF §1, R12.1)', () => {
  test.each([
    ['FeedFlag T in production', results({ documentCode: FINAL, feedFlag: 'T' }, []), 'test-feed'],
    ['truncated XML', writeOdf(results({ documentCode: FINAL }, [])).subarray(0, 200), 'malformed-xml'],
    ['no XML at all', new TextEncoder().encode('{"a":1}'), 'malformed-xml'],
    ['an empty body', new Uint8Array(), ''],
  ])('%s', async (_name, message, reason) => {
    await send(message, results({ documentCode: SEMI }, [aResult({ sortOrder: 1, competitor: '2' })]))
    const [refused, next] = await rows<{ verdict: string; reason: string }>(
      'select verdict, reason from inbox order by id',
    )
    expect(refused).toMatchObject({ verdict: 'rejected', reason: expect.stringContaining(reason) })
    expect(next).toMatchObject({ verdict: 'applied' })
  })
  test('another competition than the stored one', async () => {
    await send(results({ documentCode: FINAL }, []), results({ documentCode: SEMI, competitionCode: 'OTHER' }, []))
    expect(await verdicts()).toEqual(['applied', 'rejected'])
  })
})

describe('medals (R5.6, ODF §10)', () => {
  const table = () =>
    rows(
      "select organisation, rank, gold, bronze, listed from medal_table where scope = 'all' order by rank nulls last, organisation",
    )
  test('a medal taken back is gone from the table', async () => {
    await send(
      medallists({ documentCode: EVENT, version: 1 }, [
        ['gold', '1', 'AL'],
        ['bronze', '2', 'SP'],
        ['bronze', '3', 'BA'],
      ]),
      medallists(
        { documentCode: EVENT, version: 2 },
        [
          ['gold', '1', 'AL'],
          ['bronze', '3', 'BA'],
        ],
        ['Bronze retirado'],
      ),
    )
    expect(await table()).toEqual([
      { organisation: 'AL', rank: 1, gold: 1, bronze: 0, listed: true },
      { organisation: 'BA', rank: 2, gold: 0, bronze: 1, listed: true },
    ])
    const [event] = await rows<{ correction: object }>(
      "select correction from event_log where topic = 'medals:all' order by seq desc limit 1",
    )
    expect(event?.correction).toEqual({ at: '2027-09-14T09:00:00', note: 'Bronze retirado' })
  })
  test('NOAWARD stands for nobody, neutral athletes have no row', async () => {
    await send(
      medallists({ documentCode: EVENT }, [
        ['gold', '1', 'AIN'],
        ['silver', 'NOAWARD', 'AL'],
      ]),
    )
    expect(await table()).toEqual([{ organisation: 'AIN', rank: null, gold: 1, bronze: 0, listed: false }])
  })
})

test('a person of two disciplines is one athlete, by the newest message (ODF §7)', async () => {
  await send(
    participants({ documentCode: 'SWM' }, [aParticipant({ code: '77' })]),
    participants({ documentCode: 'OWS', time: '100000000' }, [aParticipant({ code: '77', printName: 'NOVA Ana' })]),
    participantsUpdate({ documentCode: 'SWM', time: '110000000' }, [
      aParticipant({ code: '77', printName: 'NOVÍSSIMA Ana' }),
    ]),
  )
  expect(await rows('select name, disciplines from competitor')).toEqual([
    { name: 'NOVÍSSIMA Ana', disciplines: ['OWS', 'SWM'] },
  ])
})

test('an OFFICIAL sent again is a correction, even when the first one comes later (ODF §1)', async () => {
  const list = (version: number) =>
    results({ documentCode: FINAL, version }, [aResult({ sortOrder: 1, competitor: '1' })])
  await send(list(5))
  expect(await rows('select corrected from fact_result_list')).toEqual([{ corrected: false }])
  await send(list(4))
  expect(await rows('select corrected from fact_result_list')).toEqual([{ corrected: true }])
})

describe('the pages of those who stand in a unit are notified of it (R5.4)', () => {
  const TEAM = 'HBLWTEAM7-----------AL01'
  const MATCH = 'HBLWTEAM7-------------FNL-000100--'
  const unit = (start: string, ...competitors: string[]) =>
    aUnit({
      code: MATCH,
      start: `2027-09-14T${start}:00-03:00`,
      startList: competitors.map((code, i) => ({
        sortOrder: i + 1,
        startOrder: `${i + 1}`,
        competitor: { code, type: 'T', organisation: 'AL' },
        previousUnit: null,
      })),
    })
  const moved = (...units: ReturnType<typeof unit>[]) =>
    scheduleUpdate({ documentCode: 'HBL', time: '120000000' }, units)
  /** Whose pages had an announcement after `clearAnnouncements`. */
  const announced = async () =>
    (
      await rows<{ id: string }>(
        `select distinct substr(topic, 9) as id from event_log where topic like 'athlete:%' order by 1`,
      )
    ).map(({ id }) => id)
  const games = () => [
    teams({ documentCode: 'HBL' }, [aTeam({ code: TEAM, athletes: ['101', '102'] })]),
    schedule({ documentCode: 'HBL' }, [unit('10:00', TEAM)]),
  ]
  const clearAnnouncements = () => db.pool.query('delete from event_log')

  test('the members’ too, of a team that was sent without a line-up', async () => {
    await send(...games())
    await clearAnnouncements()
    await send(moved(unit('11:00', TEAM)))
    expect(await announced()).toEqual(['101', '102', TEAM])
  })

  test('a line-up, once there, decides: whom it leaves out is notified of that once', async () => {
    await send(...games())
    await clearAnnouncements()
    const lineUp = (version: number) =>
      results({ documentCode: MATCH, version }, [
        aResult({
          sortOrder: 1,
          competitor: aCompetitor({ code: TEAM, type: 'T', athletes: [{ ...NO_ATHLETE, code: '101' }] }),
        }),
      ])
    await send(lineUp(1))
    expect(await announced()).toEqual(['101', '102', TEAM])
    await clearAnnouncements()
    await send(lineUp(2))
    expect(await announced()).toEqual(['101', TEAM])
  })

  test('who is taken out of a list is notified too', async () => {
    await send(...games())
    await clearAnnouncements()
    await send(moved(unit('10:00')))
    expect(await announced()).toEqual(['101', '102', TEAM])
  })

  test('who comes to a team, who leaves it and who stays are notified of the new composition; of the same again nobody is', async () => {
    await send(...games())
    await clearAnnouncements()
    const composition = (version: number) =>
      teams({ documentCode: 'HBL', version }, [aTeam({ code: TEAM, athletes: ['102', '103'] })])
    await send(composition(2))
    expect(await announced()).toEqual(['101', '102', '103', TEAM])
    await clearAnnouncements()
    await send(composition(3))
    expect(await announced()).toEqual([])
  })

  test('a person is notified of what only the own page shows', async () => {
    const person = (birthDate: string) => aParticipant({ code: '101', birthDate })
    await send(participants({ documentCode: 'HBL' }, [person('2009-01-02'), aParticipant({ code: '102' })]))
    await clearAnnouncements()
    await send(participantsUpdate({ documentCode: 'HBL', time: '120000000' }, [person('2009-02-01')]))
    expect(await announced()).toEqual(['101'])
  })
})

test('rebuilding gives the same rows and says so to everybody', async () => {
  await send(
    schedule(at('080000000'), [aUnit({ code: FINAL, medal: 1 })]),
    results({ documentCode: FINAL }, [aResult({ sortOrder: 1, competitor: '1' })]),
    medallists({ documentCode: EVENT }, [['gold', '1', 'AL']]),
  )
  const before = await projectionDigests(db.pool)
  expect(await rebuild(db.pool, POLICY)).toBe(3)
  expect(await projectionDigests(db.pool)).toEqual(before)
  expect(await rows('select topic from event_log order by seq desc limit 1')).toEqual([{ topic: '*' }])
})

test(
  'while a million elements that say nothing are read, others have their turn all the time (R12.1)',
  NIGHTLY,
  async () => {
    const head = Buffer.from(writeOdf(schedule({ documentCode: 'JUD' }, []))).toString()
    const [before = '', after = ''] = head.split(/(?=<\/OdfBody>)/)
    // few bytes each: what the database's driver makes of bytes is one turn, whatever is in them
    const message = Buffer.from(`${before}<Competition>${'<a/>'.repeat(990_000)}</Competition>${after}`)
    // this thread's processor time, which other work on the machine leaves as it is
    const spent = () => process.threadCpuUsage().user / 1_000
    const start = spent()
    expect(readOdf(message).ok).toBe(true)
    const atOnce = spent() - start
    let [last, longest, isApplied] = [spent(), 0, false]
    const turn = () => {
      longest = Math.max(longest, spent() - last)
      last = spent()
      if (!isApplied) setImmediate(turn)
    }
    turn()
    await send(message)
    isApplied = true
    expect(await verdicts()).toEqual(['applied'])
    // all of it at once would be as long as that; a turn has the collection of what was read in it
    expect(longest).toBeLessThan((atOnce * 2) / 3)
  },
)
