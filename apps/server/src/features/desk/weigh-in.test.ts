import { randomUUID } from 'node:crypto'
import { contract, DESK_KEY_HEADER, WeighIns, WeighTapsTaken } from '@games/contract'
import { padRsc } from '@games/domain'
import { weighInCode } from '@games/domain/weigh-in/weigh-in-code'
import { weighInOf } from '@games/domain/weigh-in/weigh-in'
import { aCompetitor, aParticipant, aResult, aUnit, participants, results, schedule } from '@games/testing'
import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { plainCalls } from '../../testing/random-calls.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'
import { createHandlers } from '../handlers.ts'
import { forgetWeighed } from './index.ts'

const EVENT = 'JUDW57KG--------------'
const OTHER = 'JUDW52KG--------------'
const VENUE = 'GFA'
const TODAY = '2027-07-16'
const AT = `${TODAY}T10:00:00-03:00`
const CODE = weighInCode(EVENT, TODAY)
const bout = (event: string, over: object = {}) =>
  aUnit({ code: padRsc(`${event}FNL-000100`), start: AT, end: AT, venue: VENUE, location: 'T1', medal: 1, ...over })

let db: TestDatabase
let site: AccountsApp
/** Of the venue; of another; of the office; signed in without a role. */
let rui: Visitor
let ivone: Visitor
let carla: Visitor
let maria: Visitor
beforeAll(async () => {
  db = await testDatabase()
  site = accountsApp(db.pool)
  rui = await site.signedUp('rui')
  ivone = await site.signedUp('ivone')
  carla = await site.signedUp('carla')
  maria = await site.signedUp('maria')
})
afterAll(async () => {
  await site.close()
  await db.close()
})
beforeEach(async () => {
  await emptyDatabase(db.pool)
  await emptyTables(db.pool, 'office_action', 'weigh_in', 'desk_event', 'desk_link')
  await db.pool.query(
    `update account set role = case username when 'maria' then null when 'carla' then 'operator' else 'results' end,
       role_venues = case username when 'rui' then '{${VENUE}}'::text[] when 'ivone' then '{ARN}' else '{}' end,
       role_until = case when username in ('rui', 'ivone') then now() + interval '1 day' end`,
  )
  await receive(
    db.pool,
    schedule({ documentCode: 'JUD' }, [bout(EVENT), bout(OTHER), bout('JUDXTEAM--------------')]),
    participants({ documentCode: 'JUD' }, [
      aParticipant({
        code: '1',
        disciplines: [
          {
            code: 'JUD',
            entries: [],
            registeredEvents: [{ event: padRsc(EVENT), bib: null, substitute: false, entries: [] }],
          },
        ],
      }),
      aParticipant({ code: '2' }),
    ]),
    results({ documentCode: padRsc(`${EVENT}FNL-000100`), resultStatus: 'START_LIST' }, [
      aResult({ sortOrder: 1, competitor: aCompetitor({ code: '2' }) }),
      aResult({ sortOrder: 2, competitor: aCompetitor({ code: '3' }) }),
    ]),
  )
})

const list = async (who: Visitor, query = `venue=${VENUE}&date=${TODAY}`) => {
  const { status, body } = await who.call('GET', `/api/desk/weigh-ins?${query}`)
  return { status, weighIns: status === 200 ? WeighIns.parse(body).weighIns : [] }
}
let made = 0
function scales(who: Visitor, device = `scales-${(made += 1)}`) {
  let seq = 0
  const tap = (kind: string, over: object = {}) => ({
    id: randomUUID(),
    unit: CODE,
    device,
    seq: (seq += 1),
    deviceTime: Date.parse(AT) + seq,
    kind,
    ...over,
  })
  const send = async (taps: readonly object[], over: object = {}, event = EVENT, day = TODAY) => {
    const { status, body } = await who.call('POST', `/api/desk/weigh-ins/${event}/${day}/taps`, {
      device,
      after: 0,
      taps,
      ...over,
    })
    return { status, body: WeighTapsTaken.partial().parse(status === 200 ? body : {}) }
  }
  return { tap, send, weigh: (competitor: string, value: number) => send([tap('weigh', { competitor, value })]) }
}
const stateNow = async (who = rui) => {
  const one = (await list(who)).weighIns.find(({ code }) => code === CODE)
  if (!one) throw new Error('there is no weigh-in')
  return weighInOf(
    one.competitors.map(({ code }) => code),
    one.limits,
    one.taps as never,
  ).lines.map(({ competitor, state }) => `${competitor} ${state}`)
}

describe('the weigh-in of a day (R12.5)', () => {
  test('has the events with classes, who is entered, registered or listed, and the limits of the programme’s classes', async () => {
    const { weighIns } = await list(rui)
    expect(weighIns.map(({ code, limits }) => [code, limits.over, limits.upTo])).toEqual([
      [weighInCode(OTHER, TODAY), null, 52_000],
      [CODE, 52_000, 57_000],
    ])
    expect(weighIns[1]?.competitors.map(({ code }) => code).toSorted()).toEqual(['1', '2', '3'])
    expect(weighIns[1]?.rules).toEqual({
      id: 'judo-ijf-2025',
      name: 'IJF Sport and Organisation Rules',
      edition: '2025-2028',
    })
  })

  test('keeps each tap once, in the order in which two scales sent them, and answers what others did', async () => {
    const [one, other] = [scales(rui), scales(carla)]
    const first = one.tap('weigh', { competitor: '1', value: 57_400 })
    await one.send([first])
    expect((await one.send([first])).body.stored).toEqual([{ id: first.id, stored: 1 }])
    const { body } = await other.weigh('2', 55_000)
    expect([body.head, body.taps?.length]).toEqual([2, 2])
    expect(await stateNow()).toEqual(expect.arrayContaining(['1 outside', '2 within', '3 waits']))
    await one.send([one.tap('undo', { value: first.id })])
    expect(await stateNow()).toContain('1 waits')
  })

  test('refuses by name and by itself what is of another weigh-in or device, has another’s id or number, or is no tap', async () => {
    const { tap, send } = scales(rui)
    const good = tap('weigh', { competitor: '1', value: 55_000 })
    await send([good])
    const bad = [
      { ...tap('close'), unit: weighInCode(OTHER, TODAY) },
      { ...tap('close'), device: 'another' },
      { ...good, value: 54_000 },
      { ...tap('close'), seq: 1 },
      { id: 'x', nothing: true },
    ]
    const { body } = await send([...bad, tap('close')])
    expect(body.refused?.map(({ why }) => why)).toEqual([
      'other-unit',
      'other-device',
      'same-id-other-content',
      'same-number-other-tap',
      'malformed',
    ])
    expect(body.stored).toHaveLength(1)
  })

  test('goes by what the office chose for the event, whose choice of the rules leaves it as it is', async () => {
    const limits = { over: null, upTo: 58_000, allowance: 500, tries: 3 }
    const choose = (body: object) =>
      carla.call('PUT', `/api/office/desk-events/${EVENT}`, { ruleSet: null, limits: {}, secondPerson: true, ...body })
    expect((await choose({ weighIn: limits })).status).toBe(200)
    await choose({ secondPerson: false })
    const { weighIns } = await list(rui)
    expect(weighIns.find(({ code }) => code === CODE)).toMatchObject({ limits, chosen: true })
    for (const weighIn of [{ ...limits, over: 60_000 }, { ...limits, tries: 0 }, { ...limits, upTo: 58 }, {}])
      expect((await choose({ weighIn })).status).toBe(400)
    await choose({ weighIn: null })
    expect((await list(rui)).weighIns.find(({ code }) => code === CODE)).toMatchObject({ chosen: false })
  })

  test('is gone seven days after its day, and not before', async () => {
    await scales(rui).weigh('1', 55_000)
    expect(await forgetWeighed(db.pool, '2027-07-22')).toBe(0)
    expect(await forgetWeighed(db.pool, '2027-07-23')).toBe(1)
    const { rows } = await db.pool.query('select from weigh_in_tap')
    expect(rows).toEqual([])
  })
})

describe('a minor’s weight is the staff’s alone (R4.6, R12.5)', () => {
  test('nobody reads or writes one without a role at the venue, and nobody at all by a link', async () => {
    const { body } = await carla.call('POST', '/api/office/desk-links', {
      venue: VENUE,
      location: null,
      date: TODAY,
      name: 'Balança',
    })
    const key = String(body['address']).split('#')[1] ?? ''
    const stranger = createVisitor(site.app)
    const byLink: Visitor = {
      ...stranger,
      call: (method, path, sent) => stranger.call(method, path, sent, { [DESK_KEY_HEADER]: key }),
    }
    // the link is good for a unit of the venue
    expect((await byLink.call('GET', '/api/desk/units')).status).toBe(200)
    for (const [who, status] of [
      [byLink, 401],
      [stranger, 401],
      [maria, 403],
      [ivone, 403],
      [rui, 200],
      [carla, 200],
    ] as const) {
      expect((await list(who)).status).toBe(status)
      expect((await scales(who).weigh('1', 55_000)).status).toBe(status)
    }
    expect((await scales(rui).send([], {}, EVENT, '2027-07-17')).status).toBe(404)
  })

  test('stands in no public answer, no message, no record of the office, no log, and in no table but its own', async () => {
    const WEIGHT = /\b(56\.?913|56[.,]91)\b/
    const { tap, send } = scales(rui)
    await send([tap('weigh', { competitor: '1', value: 56_913 }), tap('close')])
    await site.deskSender.sweep()
    await site.deskSender.idle()
    // it can be found where it belongs
    expect(JSON.stringify((await list(rui)).weighIns)).toMatch(WEIGHT)
    const handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
    for (const name of Object.keys(contract) as (keyof typeof contract)[])
      for (const { raw } of plainCalls(name, contract[name])) {
        const handler = handlers[name] as (input: unknown) => Promise<unknown>
        const answer = await handler({ params: {}, query: {}, ...raw }).catch((error: unknown) => String(error))
        expect([name, WEIGHT.test(JSON.stringify(answer))]).toEqual([name, false])
      }
    expect(JSON.stringify(site.logged.map(String))).not.toMatch(WEIGHT)
    const { rows } = await db.pool.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const { rows: stored } = await db.pool.query<{ text: string | null }>(
        `select string_agg(t::text, E'\\n') as text from ${name} t`,
      )
      if (WEIGHT.test(stored[0]?.text ?? '')) found.push(name)
    }
    expect(found).toEqual(['weigh_in_tap'])
  })
})
