import { randomUUID } from 'node:crypto'
import {
  DESK_KEY_HEADER,
  DeskEvents,
  type DeskUnit,
  type DeskUnits,
  OfficeActions,
  type TapsTaken,
} from '@games/contract'
import { padRsc } from '@games/domain'
import { RULE_SETS, suggestedRuleSet } from '@games/domain/scoring/index'
import { aDesk, type TestDesk } from '@games/domain/scoring/scoring.factory'
import { NO_ATHLETE, readOdf } from '@games/odf'
import { deskMessages } from '@games/odf/desk/desk-messages'
import { aCompetitor, aResult, aUnit, results, schedule, scheduleUpdate } from '@games/testing'
import { emptyTables } from '@games/testing/empty-tables'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { createPdfWorkers } from '../books/index.ts'
import { transaction } from '../../db/transaction.ts'
import { withdrawBatch } from '../../ingest/withdraw-batch.ts'
import { applyAll, emptyDatabase, POLICY, receive } from '../../testing/feed.ts'
import { unitsToSend } from './desk.queries.ts'
import { MOST_AHEAD, MOST_OF_A_UNIT, MOST_OF_ONE } from './store-taps.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'

const BOUT = padRsc('JUDW57KG--------------FNL-000100')
const OTHER = padRsc('JUDW63KG--------------FNL-000100')
const VENUE = 'GFA'
const TODAY = '2027-07-16'
const AT = `${TODAY}T10:00:00-03:00`

let db: TestDatabase
let site: AccountsApp
let rui: Visitor
let ivone: Visitor
let carla: Visitor
let link: Visitor
beforeAll(async () => {
  db = await testDatabase()
  site = accountsApp(db.pool)
  rui = await site.signedUp('rui')
  ivone = await site.signedUp('ivone')
  carla = await site.signedUp('carla')
})
afterAll(async () => {
  await site.close()
  await db.close()
})

const startList = (code: string, who: readonly string[], version = 1) =>
  results(
    { documentCode: code, resultStatus: 'START_LIST', version },
    who.map((one, at) =>
      aResult({ sortOrder: at + 1, startOrder: String(at + 1), competitor: aCompetitor({ code: one }) }),
    ),
  )
const aBout = (code: string, over: object = {}) =>
  aUnit({ code, start: AT, end: AT, venue: VENUE, location: 'T1', medal: 1, ...over })

beforeEach(async () => {
  await emptyDatabase(db.pool)
  await emptyTables(
    db.pool,
    'office_action',
    'desk_unit',
    'desk_device',
    'desk_holder',
    'desk_link',
    'desk_event',
    'desk_photo',
  )
  await db.pool.query(
    `update account set role = 'results', role_venues = '{${VENUE}}', role_until = now() + interval '1 day'`,
  )
  await db.pool.query(
    `update account set role = 'operator', role_venues = '{}', role_until = null where username = 'carla'`,
  )
  await receive(
    db.pool,
    schedule({ documentCode: 'JUD' }, [aBout(BOUT), aBout(OTHER, { location: 'T2' })]),
    startList(BOUT, ['A', 'B']),
    startList(OTHER, ['C', 'D']),
  )
  link = await holder()
})

/** Somebody without an account, with a link of a court. */
async function holder(over: object = {}): Promise<Visitor> {
  const { body } = await carla.call('POST', '/api/office/desk-links', {
    venue: VENUE,
    location: 'T1',
    date: TODAY,
    name: 'Tatame 1',
    ...over,
  })
  const key = String(body['address']).split('#')[1] ?? ''
  const browser = createVisitor(site.app)
  return {
    ...browser,
    call: (method, path, sent, headers = {}) =>
      browser.call(method, path, sent, { [DESK_KEY_HEADER]: key, ...headers }),
  }
}

let made = 0
/** A device at a unit: its taps count from 1. */
function aDevice(who: Visitor, unit = BOUT, name = `device-${(made += 1)}`) {
  let seq = 0
  const tap = (kind: string, over: object = {}) => ({
    id: randomUUID(),
    unit,
    device: name,
    seq: (seq += 1),
    deviceTime: Date.parse(AT) + seq * 1_000,
    kind,
    ...over,
  })
  const send = async (taps: readonly object[], over: object = {}) => {
    const { status, body } = await who.call('POST', `/api/desk/units/${unit}/taps`, {
      device: name,
      after: 0,
      taps,
      ...over,
    })
    return { status, body: body as unknown as TapsTaken & { id?: string } }
  }
  return { name, tap, send, press: (kind: string, over: object = {}) => send([tap(kind, over)]) }
}
const getUnit = async (who: Visitor, unit = BOUT) => {
  const { status, body } = await who.call('GET', `/api/desk/units/${unit}`)
  return { status, unit: body as unknown as DeskUnit }
}
/** What was scored goes out and is applied. */
async function settle(): Promise<void> {
  await site.deskSender.sweep()
  await site.deskSender.idle()
  await applyAll(db.pool)
}
const sentOf = async (unit = BOUT) => {
  const { rows } = await db.pool.query<{ body: Buffer; verdict: string; reason: string | null }>(
    `select body, verdict, reason from inbox where channel = 'desk' order by id`,
  )
  return rows.flatMap(({ body, verdict, reason }) => {
    const read = readOdf(body)
    if (!read.ok) throw new Error(`the desk sent what cannot be read: ${read.error.reason}`)
    return read.value.header.documentCode === unit ? [{ ...read.value, verdict, reason }] : []
  })
}
const inForce = async (unit = BOUT) => {
  const { rows } = await db.pool.query<{ status: string; row: string }>(
    `select l.status, coalesce(string_agg(concat_ws(' ', r.competitor, r.fact ->> 'result', r.fact ->> 'wlt', r.fact ->> 'irm'), ', ' order by r.position), '') as row
     from fact_result_list l left join fact_result r using (replacement_key)
     where l.code = $1 and l.document_type = 'DT_RESULT' group by l.replacement_key, l.status`,
    [unit],
  )
  return rows.map(({ status, row }) => `${status} ${row}`)
}
const won = async (device: ReturnType<typeof aDevice>) => {
  const { tap, send } = device
  return send([
    tap('list-confirm'),
    tap('start'),
    tap('clock-start', { clockTime: 0 }),
    tap('ippon', { side: 0, clockTime: 61_000 }),
    tap('end', { clockTime: 61_000 }),
    tap('unofficial'),
  ])
}

describe('who scores (R12.5)', () => {
  test('a role at its venue, an operator everywhere and a link at its court are answered its units of the day', async () => {
    const asked = async (who: Visitor, query = '') => {
      const { status, body } = await who.call('GET', `/api/desk/units?date=${TODAY}${query}`)
      const { me, courts = [], units = [] } = body as unknown as Partial<DeskUnits>
      return {
        status,
        kind: me?.kind,
        courts: courts.map(({ location }) => location),
        units: units.map(({ unit }) => unit.code),
      }
    }
    expect(await asked(rui)).toEqual({ status: 200, kind: 'results', courts: ['T1', 'T2'], units: [BOUT, OTHER] })
    expect(await asked(carla, '&location=T2')).toMatchObject({ kind: 'operator', units: [OTHER] })
    expect(await asked(link)).toEqual({ status: 200, kind: 'link', courts: ['T1'], units: [BOUT] })
    expect((await asked(rui, '&venue=ARN')).status).toBe(403)
    expect((await asked(link, '&venue=ARN')).units).toEqual([BOUT])
  })

  test('a link is good until the day’s clock says three in the morning, also on a night on which it is changed (R12.6)', async () => {
    const before = { timeZone: site.games.timeZone, utcOffset: site.games.utcOffset, today: site.games.today }
    const until = async (day: string, utcOffset: number) => {
      Object.assign(site.games, { timeZone: 'America/New_York', utcOffset, today: day })
      const { body } = await (await holder({ date: day })).call('GET', '/api/desk/units')
      return (body as unknown as DeskUnits).me.until
    }
    try {
      expect(await until('2027-03-13', -300)).toBe('2027-03-14T03:00:00-04:00')
      expect(await until('2027-11-06', -240)).toBe('2027-11-07T03:00:00-05:00')
      expect(await until('2027-07-16', -240)).toBe('2027-07-17T03:00:00-04:00')
    } finally {
      Object.assign(site.games, before)
    }
  })

  test('a link opens nothing but its court: no other unit, no photo, no office', async () => {
    expect((await getUnit(link, OTHER)).status).toBe(403)
    expect((await getUnit(link, padRsc('JUDW70KG--------------FNL-000100'))).status).toBe(404)
    expect((await aDevice(link, OTHER).press('start')).status).toBe(403)
    expect((await link.call('GET', '/api/office/desk-links')).status).toBe(401)
    expect((await link.call('PUT', `/api/desk/units/${BOUT}/lead`, { leads: true, reason: 'x' })).status).toBe(401)
    expect((await link.call('GET', `/api/desk/units/${BOUT}/photos/${randomUUID()}`)).status).toBe(401)
  })

  test('a link that was ended, is of another day or never was one is told apart; ending it is in the record', async () => {
    const tomorrow = await holder({ date: '2027-07-17' })
    expect(await tomorrow.call('GET', '/api/desk/units')).toMatchObject({ status: 403, body: { id: 'not-open' } })
    const { body } = await carla.call('GET', '/api/office/desk-links')
    const { links } = body as { links: { id: number; state: string; name: string }[] }
    expect(links.map(({ state }) => state)).toEqual(['valid', 'to-come'])
    expect((await carla.call('DELETE', `/api/office/desk-links/${links[0]?.id}`)).status).toBe(200)
    const ended = await aDevice(link).press('start')
    expect([ended.status, ended.body.id]).toEqual([401, 'expired'])
    const stranger = createVisitor(site.app)
    for (const key of ['', 'desk_x', `desk_${'A'.repeat(38)}`])
      expect(await stranger.call('GET', '/api/desk/units', undefined, { [DESK_KEY_HEADER]: key })).toMatchObject({
        status: 401,
        body: { id: 'unauthorized' },
      })
    await db.pool.query(`update desk_link set day = '2027-07-15', revoked_at = null`)
    expect(await link.call('GET', '/api/desk/units')).toMatchObject({ status: 401, body: { id: 'expired' } })
    const { rows } = await db.pool.query<{ text: string }>(
      `select string_agg(t::text, ' ') as text from office_action t`,
    )
    expect(rows[0]?.text).toContain('revoke')
    expect(rows[0]?.text).not.toContain('desk_')
  })

  test('a role that has ended in the middle is refused by name, and what was tapped stays for the next', async () => {
    const device = aDevice(rui)
    await device.press('start')
    await db.pool.query(`update account set role_until = now() - interval '1 minute' where username = 'rui'`)
    expect((await device.press('ippon', { side: 0 })).status).toBe(403)
    expect((await getUnit(ivone)).unit.taps.map(({ kind }) => kind)).toEqual(['start'])
  })

  test('whoever has a link is told no username, and an account is one word', async () => {
    await aDevice(rui).press('start')
    const { unit } = await getUnit(link)
    expect(JSON.stringify(unit)).not.toMatch(/rui|@/)
    expect((await getUnit(ivone)).unit.open.map(({ who }) => who)).toEqual(['rui'])
    expect(unit.taps[0]?.by).toMatch(/^a[0-9a-f]{16}$/)
  })
})

describe('taps (R12.5)', () => {
  test('sent again they are stored once; the same id with another content, and another tap of the same number, are refused by name', async () => {
    const device = aDevice(link)
    const [first, second] = [device.tap('start'), device.tap('ippon', { side: 0 })]
    expect((await device.send([first, second])).body.stored.map(({ stored }) => stored)).toEqual([1, 2])
    const again = await device.send([first, second, { ...second, side: 1 }, { ...first, id: randomUUID() }])
    expect(again.body).toMatchObject({
      stored: [{ stored: 1 }, { stored: 2 }],
      refused: [{ why: 'same-id-other-content' }, { why: 'same-number-other-tap' }],
      head: 2,
    })
  })

  test('who pressed is never believed from the device, and what is no tap stops no other', async () => {
    const device = aDevice(link)
    const { body } = await device.send([
      device.tap('start', { by: 'somebody' }),
      device.tap('start', { unit: OTHER }),
      device.tap('start', { device: 'another' }),
      device.tap('ippon', { value: { a: { b: { c: { d: { e: { f: { g: 1 } } } } } } } }),
      device.tap('ippon', { value: '\u0000' }),
      device.tap('start'),
    ])
    expect(body.refused.map(({ why }) => why)).toEqual([
      'malformed',
      'other-unit',
      'other-device',
      'malformed',
      'malformed',
    ])
    expect(body.stored).toHaveLength(1)
    expect(body.taps[0]?.by).toMatch(/^l\d+$/)
  })

  test('gaps are told and refused to nobody; what others tapped comes after a number', async () => {
    const [one, two] = [aDevice(link), aDevice(rui)]
    await one.press('start')
    one.tap('lost')
    await one.press('waza-ari', { side: 0 })
    const { body } = await two.send([two.tap('shido', { side: 1 })], { after: 1 })
    expect(body.missing).toEqual([{ device: one.name, from: 2, to: 2 }])
    expect(body.taps.map(({ kind, stored }) => `${stored} ${kind}`)).toEqual(['2 waza-ari', '3 shido'])
  })

  test('more than a call takes is refused whole, and a body that is no form', async () => {
    const device = aDevice(link)
    const many = Array.from({ length: 501 }, () => device.tap('start'))
    expect((await device.send(many)).status).toBe(400)
    expect((await device.send([device.tap('start', { value: 'x'.repeat(300_000) })])).status).toBe(413)
    expect((await link.call('POST', `/api/desk/units/${BOUT}/taps`, [])).status).toBe(400)
    expect((await link.call('POST', `/api/desk/units/${BOUT}/taps`, '{"device":')).status).toBe(400)
  })

  test(
    'of a unit so many taps are kept and so many undos, and no number far above the last of a device (R12.6)',
    NIGHTLY,
    async () => {
      const device = aDevice(link)
      const pairs = (count: number) =>
        Array.from({ length: count }, () => {
          const deed = device.tap('shido', { side: 0 })
          return [deed, device.tap('undo', { value: deed.id })]
        }).flat()
      for (let left = MOST_OF_A_UNIT.undos; left > 0; left -= 250)
        expect((await device.send(pairs(Math.min(left, 250)))).body.refused).toEqual([])
      const last = await device.send([...pairs(1), device.tap('shido', { side: 0 })])
      expect(last.body).toMatchObject({ refused: [{ why: 'too-many' }], head: 2 * MOST_OF_A_UNIT.undos + 2 })
      const far = device.tap('shido')
      expect((await device.send([{ ...far, seq: far.seq + MOST_AHEAD }])).body.refused).toMatchObject([
        { why: 'number-far-off' },
      ])
      const fill = async (most: number, one: ReturnType<typeof aDevice>, head: number) => {
        for (let left = most - head; left > 0; left -= 500)
          await one.send(
            Array.from({ length: Math.min(500, left) }, () => one.tap('shido')),
            { after: MOST_OF_A_UNIT.taps },
          )
        return (await one.press('shido')).body
      }
      expect(await fill(MOST_OF_ONE, device, last.body.head)).toMatchObject({ refused: [{ why: 'too-many' }] })
      // somebody else goes on where one has filled what is theirs
      const other = aDevice(rui)
      expect((await other.press('shido')).body.refused).toEqual([])
      expect(await fill(MOST_OF_A_UNIT.taps, other, MOST_OF_ONE + 1)).toMatchObject({ refused: [{ why: 'too-many' }] })
    },
  )

  test('undos and changes of the rules have so many taps played again at most; those of the last deed go on (R12.6)', async () => {
    const device = aDevice(link)
    const first = device.tap('start')
    const shidos = Array.from({ length: 499 }, () => device.tap('shido', { side: 0 }))
    await device.send([first, ...shidos])
    const sendAgain = async (make: () => ReturnType<typeof device.tap>) => {
      const { body } = await device.send(Array.from({ length: 60 }, make))
      return body.refused.map(({ why }) => why)
    }
    const undoFirst = () => device.tap('undo', { value: first.id })
    expect(await sendAgain(undoFirst)).toEqual([])
    const rules = () => device.tap('rules', { value: { ruleSet: 'judo-ijf-2018', reason: 'x' } })
    const refused = await sendAgain(rules)
    expect([refused.length > 0, new Set(refused)]).toEqual([true, new Set(['too-many'])])
    expect((await device.press('undo', { value: first.id })).body.refused).toMatchObject([{ why: 'too-many' }])
    const last = device.tap('shido', { side: 1 })
    expect((await device.send([last, device.tap('undo', { value: last.id })])).body.refused).toEqual([])
  })

  test('whoever calls far more often than people tap is told to wait (R12.6)', async () => {
    await db.pool.query(`delete from attempt where key like 'taps:%'`)
    expect((await aDevice(link).press('start')).status).toBe(200)
    await db.pool.query(`update attempt set points = 100000 where key like 'taps:%'`)
    expect((await aDevice(link).press('shido')).status).toBe(429)
    expect((await aDevice(rui).press('shido')).status).toBe(200)
    await db.pool.query(`delete from attempt where key like 'taps:%'`)
  })

  test('whoever asks too often what decisions would move waits for these alone: no tap is refused for it, and no question for taps (R12.6)', async () => {
    const fill = (kind: string) => db.pool.query(`update attempt set points = 100000 where key like $1`, [`${kind}:%`])
    const forget = () => db.pool.query(`delete from attempt where key like 'taps:%' or key like 'previews:%'`)
    const asks = async (who: Visitor) => {
      const asked = { taps: [aDevice(who).tap('hansoku-make', { side: 0 })] }
      return (await who.call('POST', `/api/desk/units/${BOUT}/moves`, asked)).status
    }
    const taps = async (who: Visitor) => (await aDevice(who).press('shido', { side: 0 })).status
    await forget()
    expect([await asks(link), await taps(link)]).toEqual([200, 200])
    await fill('previews')
    expect([await asks(link), await taps(link)]).toEqual([429, 200])
    await forget()
    // another link: that a count is full is kept in memory too
    const other = await holder()
    expect([await taps(other), await asks(other)]).toEqual([200, 200])
    await fill('taps')
    expect([await taps(other), await asks(other)]).toEqual([429, 200])
    await forget()
  })

  test('two devices that send at once are one history, without a gap in its numbers', async () => {
    const devices = [aDevice(link), aDevice(rui), aDevice(ivone)]
    await Promise.all(devices.flatMap((device) => Array.from({ length: 5 }, () => device.press('shido', { side: 0 }))))
    const { unit } = await getUnit(rui)
    expect(unit.taps.map(({ stored }) => stored)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1))
  })
})

test('why somebody is out is read by staff, and by a link of its own taps alone (R12.6)', async () => {
  const [device, other] = [aDevice(rui), aDevice(link)]
  const out = { how: 'injured-before', rule: null, irm: null }
  await device.send([
    device.tap('out', { side: 0, value: { ...out, reason: 'joelho' } }),
    device.tap('athlete-out', { athlete: 'B', value: 'tornozelo' }),
  ])
  const told = (await other.press('out', { side: 1, value: { ...out, reason: 'ombro' } })).body.taps
  expect(told.map(({ value }) => value)).toEqual([{ ...out, reason: null }, '–', { ...out, reason: 'ombro' }])
  expect(JSON.stringify((await getUnit(link)).unit.taps)).not.toMatch(/joelho|tornozelo/)
  expect(JSON.stringify((await getUnit(ivone)).unit.taps)).toMatch(/joelho.*tornozelo.*ombro/)
})

describe('devices (R12.5)', () => {
  test('are told with when they opened it, lead by taking over, and are forgotten after a time without a word', async () => {
    const [one, two] = [aDevice(link), aDevice(rui)]
    await one.send([], { deviceName: 'Telefone da mesa' })
    const both = await two.send([])
    expect(both.body.open.map(({ name, leads }) => [name, leads])).toEqual([
      ['Telefone da mesa', true],
      [null, false],
    ])
    const over = await two.send([], { takeOver: true })
    expect(over.body.open.map(({ leads }) => leads)).toEqual([false, true])
    expect((await one.send([])).body.open[1]?.tookOverAt).not.toBeNull()
    await db.pool.query(`update desk_device set heard_at = now() - interval '3 minutes' where device = $1`, [one.name])
    expect((await two.send([])).body.open.map(({ device }) => device)).toEqual([two.name])
    expect((await two.send([], { open: false })).body.open).toEqual([])
  })
})

describe('what goes out (R12.5)', () => {
  test('a bout won is unofficial, and official by somebody who tapped nothing of it', async () => {
    const device = aDevice(link)
    await won(device)
    await settle()
    expect(await inForce()).toEqual(['UNOFFICIAL A 100 W, B 000 L'])
    expect((await device.press('official')).body.refused).toMatchObject([{ why: 'needs-a-person' }])
    await aDevice(rui).press('official')
    await settle()
    expect(await inForce()).toEqual(['OFFICIAL A 100 W, B 000 L'])
    const official = (await getUnit(link)).unit.taps.find(({ kind }) => kind === 'official')
    expect((await device.press('undo', { value: official?.id })).body.refused).toMatchObject([
      { why: 'needs-a-person' },
    ])
    expect((await getUnit(rui)).unit).toMatchObject({ state: 'official', sent: { upTo: 7 } })
    const { rows } = await db.pool.query<{ status: string; start: string }>(
      `select status, schedule ->> 'actualStart' as start from unit where code = $1`,
      [BOUT],
    )
    expect(rows).toMatchObject([{ status: 'OFFICIAL' }])
    expect(rows[0]?.start).not.toBeNull()
  })

  test('who entered it does not make it official, unless the event says that one is enough', async () => {
    const device = aDevice(rui)
    await won(device)
    await device.press('official')
    await settle()
    expect(await inForce()).toEqual(['UNOFFICIAL A 100 W, B 000 L'])
    const chosen = await carla.call('PUT', `/api/office/desk-events/${OTHER.slice(0, 22)}`, {
      ruleSet: 'judo-ijf-2018',
      limits: { seconds: 180 },
      secondPerson: false,
    })
    expect(chosen).toMatchObject({ status: 200, body: { done: true, faults: [] } })
    const alone = aDevice(rui, OTHER)
    await won(alone)
    await alone.press('official')
    await settle()
    expect(await inForce(OTHER)).toEqual(['OFFICIAL C 10 W, D 00 L'])
    expect((await getUnit(rui, OTHER)).unit.rules).toMatchObject({ ruleSet: 'judo-ijf-2018', limits: { seconds: 180 } })
  })

  test('the same outcome is not sent again, and nothing is before the list is confirmed', async () => {
    const device = aDevice(link)
    await device.press('lane', { competitor: 'A', value: '1' })
    await settle()
    expect(await sentOf()).toEqual([])
    await device.press('list-confirm')
    await settle()
    await device.press('nonsense')
    await settle()
    expect((await sentOf()).map(({ header }) => `${header.resultStatus} ${header.version}`)).toEqual(['START_LIST 2'])
  })

  test('taps that were stored and not sent when the server ended are sent by the next', async () => {
    await won(aDevice(link))
    // what is in the inbox and not applied is the inbox's; what is not there yet is found by the sweep
    expect(await sentOf()).toEqual([])
    await settle()
    expect(await inForce()).toEqual(['UNOFFICIAL A 100 W, B 000 L'])
    await settle()
    expect((await sentOf()).filter(({ header }) => header.documentType === 'DT_RESULT')).toHaveLength(1)
  })

  test('a correction has its reason as the public’s note, and stands above what was official', async () => {
    const device = aDevice(link)
    await won(device)
    await aDevice(rui).press('official')
    await settle()
    const { unit } = await getUnit(link)
    const ippon = unit.taps.find(({ kind }) => kind === 'ippon')
    await device.send([
      device.tap('reopen', { value: 'O ippon era de B' }),
      device.tap('undo', { value: ippon?.id }),
      device.tap('reopen', { value: 'O ippon era de B' }),
      device.tap('ippon', { side: 1, clockTime: 61_000 }),
      device.tap('end'),
      device.tap('unofficial'),
    ])
    await settle()
    expect(await inForce()).toEqual(['UNOFFICIAL A 000 L, B 100 W'])
    expect((await sentOf()).findLast(({ header }) => header.documentType === 'DT_RESULT')?.notes).toContain(
      'O ippon era de B',
    )
  })

  test('a match whose deeds were all taken back has none for the public either', async () => {
    const HANDBALL = padRsc('HBLWTEAM7-------------SFNL000100')
    const [home, away] = [padRsc('HBLWTEAM7---AL01').slice(0, 22), padRsc('HBLWTEAM7---SP01').slice(0, 22)]
    await receive(
      db.pool,
      schedule({ documentCode: 'HBL' }, [aBout(HANDBALL)]),
      results(
        { documentCode: HANDBALL, resultStatus: 'START_LIST' },
        [home, away].map((code, at) => aResult({ sortOrder: at + 1, competitor: aCompetitor({ code, type: 'T' }) })),
      ),
    )
    const device = aDevice(rui, HANDBALL)
    const goal = device.tap('goal', { side: 0, clockTime: 5_000 })
    await device.send([device.tap('start'), device.tap('period-start'), goal])
    await settle()
    const plays = async () =>
      (await sentOf(HANDBALL)).findLast(({ body }) => body.kind === 'play-by-play')?.body as
        | { actions: unknown[] }
        | undefined
    const before = (await plays())?.actions.length ?? 0
    expect(before).toBeGreaterThan(0)
    await device.press('undo', { value: goal.id })
    await settle()
    expect((await plays())?.actions.length).toBe(before - 1)
  })
})

describe('the feed and the programme (R12.5)', () => {
  test('where the feed sends the unit the desk steps back, says so, and leads with a reason alone', async () => {
    const device = aDevice(link)
    await device.press('start')
    await settle()
    await receive(
      db.pool,
      results({ documentCode: BOUT, resultStatus: 'LIVE', version: 9 }, [
        aResult({ sortOrder: 1, result: '0', competitor: aCompetitor({ code: 'A' }) }),
        aResult({ sortOrder: 2, result: '1', competitor: aCompetitor({ code: 'B' }) }),
      ]),
    )
    const { body } = await device.press('ippon', { side: 0 })
    expect(body.feed).toMatchObject({ speaks: true, sinceDeskBegan: true, deskLeads: false })
    await settle()
    expect(await inForce()).toEqual(['LIVE A 0, B 1'])
    expect((await getUnit(rui)).unit.sent.upTo).toBe(1)
    const led = await rui.call('PUT', `/api/desk/units/${BOUT}/lead`, { leads: true, reason: 'O placar falhou' })
    expect(led).toMatchObject({ status: 200, body: { feed: { deskLeads: true, reason: 'O placar falhou' } } })
    await settle()
    expect((await inForce())[0]).toMatch(/^LIVE A 10/)
  })

  test(
    'a feed whose versions are below the desk’s stands once it speaks, whatever had been sent and was not read yet (R12.6)',
    NIGHTLY,
    async () => {
      const device = aDevice(link)
      await device.press('start')
      for (let at = 0; at < 4; at += 1) {
        await device.press('shido', { side: (at % 2) as 0 | 1 })
        if (at < 3) await settle()
      }
      await site.deskSender.sweep()
      await site.deskSender.idle()
      const live = (version: number, resultStatus: 'LIVE' | 'START_LIST') =>
        results({ documentCode: BOUT, resultStatus, version }, [
          aResult({ sortOrder: 1, result: '0', competitor: aCompetitor({ code: 'A' }) }),
          aResult({ sortOrder: 2, result: '1', competitor: aCompetitor({ code: 'B' }) }),
        ])
      await receive(db.pool, live(2, 'LIVE'))
      // nobody taps
      await settle()
      expect(await inForce()).toEqual(['LIVE A 0, B 1'])
      const { rows } = await db.pool.query(
        `select id from inbox where channel = 'desk' and verdict in ('pending', 'applied', 'superseded')`,
      )
      expect(rows).toEqual([])
      await receive(db.pool, live(3, 'START_LIST'))
      // it had spoken by mistake: the desk goes on
      expect((await device.press('ippon', { side: 0 })).body.feed.speaks).toBe(false)
      await settle()
      expect((await inForce())[0]).toMatch(/^LIVE A 10/)
    },
  )

  test(
    'what the desk has stands again by itself where the feed’s result is taken back, and nobody taps (R12.6)',
    NIGHTLY,
    async () => {
      const device = aDevice(link)
      await device.press('start')
      await device.press('ippon', { side: 0 })
      await settle()
      await receive(
        db.pool,
        results({ documentCode: BOUT, resultStatus: 'OFFICIAL', version: 9 }, [
          aResult({ sortOrder: 1, result: '0', competitor: aCompetitor({ code: 'A' }) }),
          aResult({ sortOrder: 2, result: '1', competitor: aCompetitor({ code: 'B' }) }),
        ]),
      )
      await settle()
      expect(await inForce()).toEqual(['OFFICIAL A 0, B 1'])
      const { rows } = await db.pool.query<{ id: number }>(
        `select id::int from inbox where document_code = $1 and result_status = 'OFFICIAL' and channel <> 'desk'`,
        [BOUT],
      )
      await transaction(db.pool, (tx) =>
        withdrawBatch(
          tx,
          rows.map(({ id }) => id),
          'the import was undone',
          POLICY,
          () => {},
        ),
      )
      await settle()
      expect((await inForce())[0]).toMatch(/^LIVE A 10/)
      // and nothing is looked at again and again
      expect(await unitsToSend(db.pool)).toEqual([])
    },
  )

  test('a newer start list of a version below the desk’s own is the list (R12.6)', NIGHTLY, async () => {
    const device = aDevice(link)
    await device.press('list-confirm')
    await settle()
    for (const value of ['1', '2', '3']) {
      await device.press('lane', { competitor: 'A', value })
      await settle()
    }
    await receive(db.pool, startList(BOUT, ['E', 'B'], 2))
    expect((await getUnit(link)).unit.competitors.map(({ code }) => code)).toEqual(['E', 'B'])
    await device.press('start')
    await settle()
    expect(await inForce()).toEqual([expect.stringMatching(/^LIVE E\b.*, B/)])
  })

  test(
    'a newer start list is sent on by itself where the desk had sent the older, and nobody taps (R12.6)',
    NIGHTLY,
    async () => {
      const device = aDevice(link)
      await device.press('list-confirm')
      await settle()
      for (const value of ['1', '2', '3']) {
        await device.press('lane', { competitor: 'A', value })
        await settle()
      }
      await receive(db.pool, startList(BOUT, ['E', 'B'], 2))
      await settle()
      expect(await inForce()).toEqual([expect.stringMatching(/^START_LIST E\b.*, B/)])
      const sent = (await sentOf()).length
      await settle()
      expect((await sentOf()).length).toBe(sent)
    },
  )

  test.each(sampled<object>([{ language: 'POR' }, { documentSubtype: 'FINAL' }], 2))(
    'the feed is seen whatever language or subtype it sends: %j (R12.6)',
    async (header) => {
      const device = aDevice(link)
      await device.send([device.tap('start'), device.tap('ippon', { side: 0 })])
      await settle()
      await receive(
        db.pool,
        results({ documentCode: BOUT, resultStatus: 'LIVE', version: 1, ...header }, [
          aResult({ sortOrder: 1, result: '0', competitor: aCompetitor({ code: 'A' }) }),
          aResult({ sortOrder: 2, result: '1', competitor: aCompetitor({ code: 'B' }) }),
        ]),
      )
      await settle()
      expect((await getUnit(link)).unit.feed).toMatchObject({ speaks: true, sinceDeskBegan: true })
      expect(await inForce()).toContain('LIVE A 0, B 1')
      expect((await inForce()).filter((line) => line.includes(' 10'))).toEqual([])
    },
  )

  test('what was tapped without a network is of the list that the phone had, whatever list came meanwhile (R12.6)', async () => {
    const [device, late] = [aDevice(link), aDevice(rui)]
    const { listVersion } = (await getUnit(link)).unit
    await receive(db.pool, startList(BOUT, ['B', 'A'], 2))
    const newer = (await getUnit(rui)).unit.listVersion
    const taps = [device.tap('start'), device.tap('ippon', { side: 0 })]
    expect((await device.send(taps, { listVersion: 'f'.repeat(16) })).body.refused).toMatchObject([
      { why: 'other-list' },
      { why: 'other-list' },
    ])
    expect((await device.send(taps, { listVersion })).body).toMatchObject({ refused: [], listVersion })
    expect((await late.send([late.tap('shido', { side: 0 })], { listVersion: newer })).body.refused).toMatchObject([
      { why: 'other-list' },
    ])
    await settle()
    await receive(db.pool, startList(BOUT, ['B', 'A'], 3))
    expect((await getUnit(link)).unit.competitors.map(({ code }) => code)).toEqual(['A', 'B'])
    expect((await sentOf()).find(({ body }) => body.kind === 'results')?.body).toMatchObject({
      results: [{ competitor: { code: 'A' }, result: '100' }, { competitor: { code: 'B' } }],
    })
  })

  test(
    'a start that was pressed and taken back leaves the list open; a deed that could come back does not (R12.6)',
    NIGHTLY,
    async () => {
      const device = aDevice(link)
      const start = device.tap('start')
      await device.send([start])
      await settle()
      const undo = device.tap('undo', { value: start.id })
      await device.send([undo])
      await settle()
      await receive(db.pool, startList(BOUT, ['E', 'B'], 9))
      const codes = async () => (await getUnit(link)).unit.competitors.map(({ code }) => code)
      expect(await codes()).toEqual(['E', 'B'])
      const ippon = device.tap('ippon', { side: 0 })
      await device.send([device.tap('undo', { value: undo.id }), ippon])
      await device.send([device.tap('undo', { value: ippon.id }), device.tap('undo', { value: start.id })])
      await settle()
      await receive(db.pool, startList(BOUT, ['B', 'E'], 20))
      expect(await codes()).toEqual(['E', 'B'])
    },
  )

  test(
    'a newer programme does not take away that a unit is interrupted, and calls it off all the same (R12.6)',
    NIGHTLY,
    async () => {
      const device = aDevice(link)
      await device.send([device.tap('start'), device.tap('interrupt', { value: 'Falta de luz' })])
      await settle()
      const statusOf = async () =>
        (await db.pool.query<{ status: string }>('select status from unit where code = $1', [BOUT])).rows[0]?.status
      expect(await statusOf()).toBe('INTERRUPTED')
      const programme = (version: number, over: object = {}) =>
        receive(
          db.pool,
          schedule({ documentCode: 'JUD', version, date: `2027-09-${13 + version}` }, [
            aBout(BOUT, over),
            aBout(OTHER, { location: 'T2' }),
          ]),
        )
      await programme(2)
      await settle()
      expect(await statusOf()).toBe('INTERRUPTED')
      await programme(3, { scheduleStatus: 'CANCELLED' })
      await settle()
      expect(await statusOf()).toBe('CANCELLED')
    },
  )

  test('a newer start list is taken before play begins, and changes nothing that was tapped afterwards', async () => {
    const device = aDevice(link)
    await device.press('list-confirm')
    await settle()
    await receive(db.pool, startList(BOUT, ['E', 'B'], 9))
    expect((await getUnit(link)).unit.competitors.map(({ code }) => code)).toEqual(['E', 'B'])
    await device.press('start')
    await settle()
    await receive(db.pool, startList(BOUT, ['B', 'E'], 20))
    await device.press('ippon', { side: 0 })
    await settle()
    expect((await getUnit(link)).unit.competitors.map(({ code }) => code)).toEqual(['E', 'B'])
    expect((await inForce())[0]).toMatch(/^LIVE E 10/)
  })

  test('a unit that is moved or called off while it is scored stays its scorer’s, and is told so', async () => {
    const device = aDevice(link)
    await device.press('start')
    const change = (version: number, over: object) =>
      receive(db.pool, scheduleUpdate({ documentCode: 'JUD', version }, [aBout(BOUT, over)]))
    await change(1, { location: 'T2' })
    expect((await device.press('shido', { side: 0 })).body).toMatchObject({ standing: 'moved', head: 2 })
    expect((await aDevice(await holder(), BOUT).press('shido')).status).toBe(403)
    await change(2, { scheduleStatus: 'CANCELLED' })
    expect((await device.press('shido', { side: 0 })).body).toMatchObject({ standing: 'cancelled', head: 3 })
    await change(3, { scheduleStatus: 'UNSCHEDULED' })
    expect((await device.press('shido', { side: 0 })).body).toMatchObject({ standing: 'taken-away', head: 4 })
  })
})

describe('what stands beside taps (R12.5)', () => {
  test('the paper sheet has who competes and empty boxes of the sport, in each language', async () => {
    const workers = createPdfWorkers()
    const paper = accountsApp(db.pool, {}, undefined, workers.print)
    const cookie = [...rui.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const [lang, kind] of [
      ['por', 'Súmula'],
      ['spa', 'Planilla'],
      ['eng', 'Scoresheet'],
    ] as const) {
      const answer = await paper.app.request(`/api/desk/units/${BOUT}/sheet?lang=${lang}`, {
        headers: { host: 'games.example', 'x-forwarded-proto': 'https', cookie },
      })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      const text = pdfText(new Uint8Array(await answer.arrayBuffer()))
      for (const word of [kind, 'Ippon', 'Waza-ari', 'Shido']) expect(text).toContain(word)
    }
    // by the key of a link too, for units of its court alone
    const { body } = await carla.call('POST', '/api/office/desk-links', {
      venue: VENUE,
      location: 'T1',
      date: TODAY,
      name: null,
    })
    expect(String(body['address'])).toContain('/desk/#desk_')
    const key = String(body['address']).split('#')[1] ?? ''
    const byLink = (unit: string) =>
      paper.app.request(`/api/desk/units/${unit}/sheet?lang=por`, {
        headers: { host: 'games.example', 'x-forwarded-proto': 'https', [DESK_KEY_HEADER]: key },
      })
    expect([(await byLink(BOUT)).status, (await byLink(OTHER)).status]).toEqual([200, 403])
    await paper.close()
    await workers.close()
  })

  test('a side signs under stored taps alone, and a photo is seen by accounts alone', async () => {
    await won(aDevice(link))
    const sign = (upTo: number) =>
      link.call('POST', `/api/desk/units/${BOUT}/signatures`, {
        side: 0,
        upTo,
        strokes: [
          [
            [0, 0],
            [10, 500],
          ],
        ],
      })
    expect((await sign(7)).status).toBe(409)
    expect((await sign(6)).status).toBe(200)
    expect((await sign(6)).status).toBe(200)
    expect((await getUnit(link)).unit.signatures).toMatchObject([{ side: 0, upTo: 6 }])
    for (const upTo of [1, 2, 3, 4, 5]) await sign(upTo)
    const device = aDevice(link)
    await device.send(Array.from({ length: 4 }, () => device.tap('nonsense')))
    for (const upTo of [7, 8]) expect((await sign(upTo)).status).toBe(200)
    expect([(await sign(9)).status, (await sign(8)).status]).toEqual([429, 200])
    expect(JSON.stringify((await getUnit(rui)).unit)).not.toContain('strokes')
  })

  test(
    'its rules, who leads and a link that was made are taken back from the record, unless somebody changed them since; a link that was ended stays so (R12.4)',
    NIGHTLY,
    async () => {
      const choose = (secondPerson: boolean) =>
        carla.call('PUT', `/api/office/desk-events/${BOUT.slice(0, 22)}`, { ruleSet: null, limits: {}, secondPerson })
      const lead = (leads: boolean) =>
        carla.call('PUT', `/api/desk/units/${BOUT}/lead`, { leads, reason: 'O placar falhou' })
      const asksSecond = async () => {
        const { body } = await carla.call('GET', '/api/office/desk-events?discipline=JUD')
        return DeskEvents.parse(body).events[0]?.secondPerson
      }
      const line = async (kind: string) => {
        const { body } = await carla.call('GET', `/api/office/actions?kind=${kind}`)
        const { actions } = OfficeActions.parse(body)
        return actions[0] ?? { id: 0, undoable: false }
      }
      const undo = async (id: number) => (await carla.call('POST', `/api/office/actions/${id}/undo`)).status

      expect((await choose(false)).status).toBe(200)
      const first = await line('desk-event')
      expect((await choose(true)).status).toBe(200)
      expect(await undo(first.id)).toBe(409)
      expect(await undo((await line('desk-event')).id)).toBe(200)
      expect(await asksSecond()).toBe(false)
      expect(await undo(first.id)).toBe(200)
      expect(await asksSecond()).toBe(true)

      expect((await lead(true)).status).toBe(200)
      const led = await line('desk-unit')
      expect(await undo(led.id)).toBe(200)
      expect((await getUnit(rui)).unit.feed).toMatchObject({ deskLeads: false, reason: null })
      expect((await lead(true)).status).toBe(200)
      // it leads by somebody's newer word
      expect(await undo(led.id)).toBe(409)

      const made = await line('desk-link')
      expect([made.undoable, await undo(made.id)]).toEqual([true, 200])
      expect((await link.call('GET', '/api/desk/units')).status).toBe(401)
      const ended = await line('desk-link')
      expect([ended.undoable, await undo(ended.id)]).toEqual([false, 409])
    },
  )

  test('limits that are none are told with their fault, and change nothing', async () => {
    const choose = (body: object) => carla.call('PUT', `/api/office/desk-events/${BOUT.slice(0, 22)}`, body)
    const bad = await choose({ ruleSet: null, limits: { seconds: -1, nonsense: true }, secondPerson: true })
    expect(bad).toMatchObject({ status: 200, body: { done: false } })
    expect((bad.body as { faults: { at: string }[] }).faults.map(({ at }) => at).toSorted()).toEqual([
      'nonsense',
      'seconds',
    ])
    expect((await choose({ ruleSet: 'swimming-wa-2025', limits: {}, secondPerson: true })).status).toBe(400)
    expect((await getUnit(rui)).unit.rules).toMatchObject({ ruleSet: suggestedRuleSet(BOUT)?.id, limits: {} })
  })
})

/** A rule set of each discipline that has one, the rulebook's. */
const BY_DISCIPLINE = new Map(
  RULE_SETS.flatMap((set) => set.disciplines.map((discipline) => [discipline, set] as const)).toReversed(),
)

/** Plays to the end whatever it is: some open keys, a decision where two are level, nobody left without a result, and sent. */
function playedOut(ruleSet: string): TestDesk {
  const desk = aDesk(ruleSet, { members: 2 })
  desk.now = Date.parse(AT)
  for (const kind of ['list-confirm', 'start', 'period-start', 'clock-start']) desk.tap(kind)
  for (let i = 0; i < 10; i += 1) {
    const open = desk.scoring.keys.filter(
      ({ why, entry, hold }) => why === null && entry === undefined && hold === undefined,
    )
    const key = open[(i * 5) % Math.max(1, open.length)]
    if (!key) break
    desk.after(7).tap(key.kind, {
      ...(key.side === undefined ? {} : { side: key.side }),
      ...(key.value === undefined ? {} : { value: key.value }),
      competitor: key.competitor ?? 'A',
    })
  }
  desk.after(60).tap('resume').tap('all-clear')
  if (desk.opened.scorer.headToHead) desk.tap('winner', { side: 0, value: { reason: 'decisão' } })
  desk.tap('end')
  if (desk.scoring.desk.stage !== 'finished')
    for (const { code } of desk.unit.competitors) {
      const [way = 'withdrawn', out] = Object.entries(desk.opened.scorer.outs)[0] ?? []
      desk.out(code, way, out?.needsRule ? { rule: '16.8' } : {})
    }
  return desk.tap('end').tap('unofficial')
}

test.each(sampled([...BY_DISCIPLINE], 12))(
  '%s goes from start list to official by calls, with the rows that its messages have (R12.5)',
  async (_discipline, { id, knockout = id }) => {
    const desk = playedOut(knockout)
    const { unit } = desk
    const code = padRsc(unit.code)
    await receive(
      db.pool,
      schedule({ documentCode: code.slice(0, 3) }, [aBout(code)]),
      results(
        { documentCode: code, resultStatus: 'START_LIST' },
        unit.competitors.map((one, at) =>
          aResult({
            sortOrder: at + 1,
            startOrder: one.startOrder,
            startSortOrder: at + 1,
            competitor: aCompetitor({
              code: one.code,
              type: one.type,
              bib: one.bib,
              organisation: one.organisation,
              teamName: one.teamName ?? null,
              athletes: one.athletes.map((athlete) => ({ ...NO_ATHLETE, ...athlete })),
            }),
          }),
        ),
      ),
    )
    const chosen = await carla.call('PUT', `/api/office/desk-events/${code.slice(0, 22)}`, {
      ruleSet: id,
      limits: {},
      secondPerson: true,
    })
    expect(chosen).toMatchObject({ status: 200, body: { done: true } })
    const device = aDevice(rui, code, 'one')
    const taken = await device.send(desk.taps.map((tap) => ({ ...tap, unit: code, stored: undefined })))
    expect([taken.status, taken.body.refused]).toEqual([200, []])
    expect((await aDevice(ivone, code).press('official')).body.refused).toEqual([])
    await settle()
    expect((await getUnit(rui, code)).unit).toMatchObject({
      fault: null,
      rules: { ruleSet: knockout },
      state: 'official',
    })
    const wanted = deskMessages(desk.unit, desk.tap('official', { by: 'two', device: 'two' }).outcome, {
      competitionCode: 'TEST2027',
      source: 'DESK',
      version: 2,
      produced: AT,
      logicalDate: TODAY,
    })
    const sent = (await sentOf(code)).find(({ header }) => header.documentType === 'DT_RESULT')
    const rowsIn = (message: { body: unknown } | undefined) =>
      (message?.body as { results?: unknown[] } | undefined)?.results
    expect(sent?.verdict).toBe('applied')
    expect(rowsIn(sent)).toEqual(rowsIn(wanted[0]))
  },
)
