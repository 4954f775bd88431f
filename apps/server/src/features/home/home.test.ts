import { ApiFailure } from '@games/contract'
import { padRsc } from '@games/domain'
import type { OdfMessage, OdfUnit } from '@games/odf'
import { aParticipant, aResult, aUnit, medallists, participants, results, schedule } from '@games/testing'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'

const DAY = '2027-09-14'
let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>

beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: true, now: () => Date.parse(`${DAY}T14:02:00-03:00`) })
})
afterAll(() => db.close())
beforeEach(() => emptyDatabase(db.pool))

const send = (...messages: OdfMessage[]): Promise<void> => receive(db.pool, ...messages)

const judo = (event: string, phase: string, number = 1) =>
  padRsc(`${event.padEnd(22, '-')}${phase.padEnd(4, '-')}000${number}00--`)
const unit = (code: string, given: Partial<OdfUnit> = {}) => aUnit({ code, ...given })
const at = (time: string, day = DAY) => `${day}T${time}:00-03:00`
const home = async (query: { discipline?: string; organisation?: string } = {}, day = 'today') =>
  (await handlers.getHome({ params: { day }, query })).view
const medals = async (day = 'today') => (await handlers.getDayMedals({ params: { day } })).view
const delegation = async (code: string, day = 'today') =>
  (await handlers.getDelegationDay({ params: { code, day } })).view
const codes = (view: { units: readonly { code: string }[] }) => view.units.map((u) => u.code.replace(/-+$/, ''))

const SEMI = judo('JUDW57KG', 'SFNL')
const FINAL = judo('JUDW57KG', 'FNL-')
const person = (code: string, organisation: string) => aParticipant({ code, organisation })
const judoka = (...people: ReturnType<typeof person>[]) =>
  participants(
    { documentCode: 'JUD' },
    people.map((p) => ({ ...p, disciplines: [{ code: 'JUD', entries: [], registeredEvents: [] }] })),
  )

describe('what is on and what comes next (R2.1)', () => {
  test('before there are games everything is empty and nothing fails (R2.1)', async () => {
    expect(await home()).toMatchObject({ day: DAY, days: [], units: [], toCome: 0 })
    expect(await medals()).toMatchObject({ best: [], decided: 0, events: 0, leader: null })
  })

  test('units that are on stand with the next to come in time order; what is over or called off does not (R2.1)', async () => {
    await send(
      schedule({ documentCode: 'JUD' }, [
        unit(FINAL, { medal: 1, start: at('17:00') }),
        unit(SEMI, { scheduleStatus: 'RUNNING', start: at('14:00') }),
        unit(judo('JUDW57KG', 'QFNL'), { scheduleStatus: 'FINISHED', start: at('10:00') }),
        unit(judo('JUDW57KG', 'QFNL', 2), { scheduleStatus: 'CANCELLED', start: at('15:00') }),
        unit(judo('JUDW57KG', 'SFNL', 2), { scheduleStatus: 'SCHEDULED_BREAK', start: at('14:01') }),
        unit(judo('JUDW63KG', 'FNL-'), { start: at('09:00', '2027-09-15') }),
      ]),
    )
    const view = await home()
    expect(codes(view)).toEqual([SEMI, judo('JUDW57KG', 'SFNL', 2), FINAL].map((code) => code.replace(/-+$/, '')))
    expect(view.toCome).toBe(1)
    expect(view.days.map(({ day }) => day)).toEqual([DAY, '2027-09-15'])
  })

  test('what accompanies competition is not shown, ceremonies are (R2.1, R5.3)', async () => {
    await send(
      schedule({ documentCode: 'JUD' }, [
        unit(judo('JUDW57KG', 'WEIG'), { scheduleStatus: 'RUNNING', phaseType: '8' }),
        unit(judo('JUDW57KG', 'TRNO'), { phaseType: '1' }),
        unit(judo('JUDW57KG', 'MEET'), { phaseType: '4' }),
        unit(padRsc('CER-------------------OPEN000100--'), { phaseType: '0', start: at('20:00') }),
      ]),
    )
    expect(codes(await home())).toEqual(['CER-------------------OPEN000100'])
  })

  test('of many units to come the first twelve are given, and how many there are (R2.1)', async () => {
    const many = Array.from({ length: 30 }, (_, i) =>
      unit(judo('JUDW57KG', 'QFNL', i % 10).replace('000', `0${String(i).padStart(2, '0')}`), {
        start: at(`16:${String(59 - i)}`),
      }),
    )
    await send(schedule({ documentCode: 'JUD' }, many))
    const view = await home()
    expect(view.toCome).toBe(30)
    expect(view.units.map((u) => u.start?.slice(11, 16))).toEqual(
      Array.from({ length: 12 }, (_, i) => `16:${String(30 + i)}`),
    )
  })

  test('when everything of the day is over the list is empty and the days name the next (R2.1)', async () => {
    await send(
      schedule({ documentCode: 'JUD' }, [
        unit(SEMI, { scheduleStatus: 'FINISHED' }),
        unit(FINAL, { start: at('09:00', '2027-09-15') }),
      ]),
    )
    expect(await home()).toMatchObject({ units: [], toCome: 0 })
    expect(codes(await home({}, '2027-09-15'))).toEqual([FINAL.replace(/-+$/, '')])
  })

  test('it can be narrowed to a discipline, and to a delegation that stands in a list or is a side (R2.1)', async () => {
    const swimming = padRsc('SWMW100MFR------------HEAT000100--')
    await send(
      judoka(person('101', 'AL'), person('102', 'SP')),
      schedule({ documentCode: 'JUD' }, [unit(SEMI), unit(FINAL)]),
      schedule({ documentCode: 'SWM' }, [unit(swimming)]),
      results({ documentCode: SEMI, resultStatus: 'START_LIST' }, [
        aResult({ sortOrder: 1, competitor: '101' }),
        aResult({ sortOrder: 2, competitor: '102' }),
      ]),
    )
    expect(codes(await home({ discipline: 'SWM' }))).toEqual([swimming.replace(/-+$/, '')])
    expect(codes(await home({ organisation: 'AL' }))).toEqual([SEMI.replace(/-+$/, '')])
    expect(codes(await home({ organisation: 'RR' }))).toEqual([])
    expect(codes(await home({ organisation: 'AL', discipline: 'SWM' }))).toEqual([])
  })
})

describe('medals of the day (R2.1, R5.6)', () => {
  const dated = (message: OdfMessage, date: string, deciding: string | null = null): OdfMessage =>
    message.body.kind === 'medallists'
      ? {
          ...message,
          body: { ...message.body, medals: message.body.medals.map((m) => ({ ...m, date, unit: deciding })) },
        }
      : message

  test('the best three of the day by medals decided on it, in the table’s order, with how far the day is (R2.1)', async () => {
    await send(
      schedule({ documentCode: 'JUD' }, [
        ...['48', '52', '57', '63'].map((kg) => unit(judo(`JUDW${kg}KG`, 'FNL-'), { medal: 1 })),
        unit(judo('JUDW70KG', 'FNL-'), { medal: 1, scheduleStatus: 'CANCELLED' }),
      ]),
      medallists({ documentCode: 'JUDW48KG' }, [
        ['gold', '1', 'SP'],
        ['silver', '2', 'RJ'],
        ['bronze', '3', 'BA'],
        ['bronze', '4', 'AC'],
      ]),
      medallists({ documentCode: 'JUDW52KG' }, [
        ['gold', '5', 'RJ'],
        ['silver', '6', 'BA'],
      ]),
      dated(medallists({ documentCode: 'JUDM60KG' }, [['gold', '7', 'TO']]), '2027-09-13'),
    )
    const view = await medals()
    expect(
      view.best.map(({ organisation, gold, silver, bronze }) => [organisation.code, gold, silver, bronze]),
    ).toEqual([
      ['RJ', 1, 1, 0],
      ['SP', 1, 0, 0],
      ['BA', 0, 1, 1],
    ])
    expect(view).toMatchObject({ decided: 2, events: 4, leader: { organisation: { code: 'RJ' }, rank: 1 } })
    expect((await medals('2027-09-13')).best.map((row) => row.organisation.code)).toEqual(['TO'])
  })

  test('a medal belongs to the games’ day of the unit that decided it, whatever its date says (ODF §1)', async () => {
    const late = judo('JUDW57KG', 'FNL-')
    await send(
      schedule({ documentCode: 'JUD' }, [unit(late, { medal: 1, start: at('01:30', '2027-09-15') })]),
      dated(medallists({ documentCode: 'JUDW57KG' }, [['gold', '1', 'AL']]), '2027-09-15', late),
    )
    expect(await medals()).toMatchObject({ decided: 1, events: 1 })
    expect(await medals('2027-09-15')).toMatchObject({ decided: 0, events: 0, best: [] })
  })

  test('an organisation without a row in the table is not among the best (ODF §10)', async () => {
    await send(medallists({ documentCode: 'JUDW48KG' }, [['gold', '1', 'AIN']]))
    expect(await medals()).toMatchObject({ best: [], decided: 1, leader: null })
  })
})

describe('a delegation on a day (R2.1)', () => {
  test('its row, its rank before the day, what it won today and what it has left (R2.1)', async () => {
    const before = medallists({ documentCode: 'JUDM60KG' }, [
      ['gold', '7', 'SP'],
      ['silver', '8', 'AL'],
    ])
    const yesterday =
      before.body.kind === 'medallists'
        ? { ...before, body: { ...before.body, medals: before.body.medals.map((m) => ({ ...m, date: '2027-09-13' })) } }
        : before
    await send(
      judoka(person('101', 'AL'), person('102', 'SP')),
      schedule({ documentCode: 'JUD' }, [unit(SEMI), unit(FINAL), unit(judo('JUDW63KG', 'FNL-'))]),
      results({ documentCode: SEMI, resultStatus: 'START_LIST' }, [
        aResult({ sortOrder: 1, competitor: '101' }),
        aResult({ sortOrder: 2, competitor: '102' }),
      ]),
      yesterday,
      medallists({ documentCode: 'JUDW48KG' }, [
        ['gold', '1', 'AL'],
        ['bronze', '2', 'AL'],
      ]),
    )
    expect(await delegation('AL')).toMatchObject({
      organisation: { code: 'AL', name: { por: 'Alagoas' } },
      row: { rank: 1, rankEqual: false, gold: 1, silver: 1, bronze: 1 },
      rankBefore: 2,
      won: { gold: 1, silver: 0, bronze: 1 },
      unitsLeft: 1,
    })
  })

  test('without a medal it has no row and no rank; one that nobody knows is not found (R2.1)', async () => {
    await send(judoka(person('101', 'RR')))
    expect(await delegation('RR')).toMatchObject({ row: null, rankBefore: null, unitsLeft: 0 })
    await expect(delegation('ZZ')).rejects.toMatchObject({ status: 404 } satisfies Partial<ApiFailure>)
  })
})

test('a day of a games of ten thousand units is read in well under a second (R2.1)', NIGHTLY, async () => {
  await db.pool.query(
    `insert into unit (code, discipline, event, phase, gender, event_type, status, displayed, day, start_at, medal,
       head_to_head, sides, produced)
     select 'JUDW57KG' || lpad(n::text, 26, '0'), 'JUD', 'JUDW57KG', 'JUDW57KG', 'W', 'competition',
       case when n % 500 = 0 then 'RUNNING' when n % 3 = 0 then 'SCHEDULED' else 'OFFICIAL' end, true,
       to_char(date '2027-09-08' + n % 12, 'YYYY-MM-DD'), timestamptz '2027-09-08 08:00-03' + n * interval '1 minute', 0, false, '[]', ''
     from generate_series(1, 10000) n`,
  )
  await db.pool.query('analyze unit')
  await home()
  const started = performance.now()
  for (let i = 0; i < 10; i++) await home(i % 2 ? { organisation: 'AL' } : {})
  expect((performance.now() - started) / 10).toBeLessThan(500)
})
