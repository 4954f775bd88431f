import type { PushSubscriber } from '@games/contract'
import { type FollowKey, followKey } from '@games/domain/follow/follow'
import { planPushes } from '@games/domain/notifications/plan-pushes'
import type { PushedNotification } from '@games/domain/notifications/pushed'
import {
  aParticipant,
  aResult,
  aUnit,
  medallists,
  participants,
  results,
  schedule,
  scheduleUpdate,
} from '@games/testing'
import { emptyTables } from '@games/testing/empty-tables'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { headSeq } from '../../live/index.ts'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { acceptingSender, someDevice } from '../../testing/some-device.ts'
import type { Visitor } from '../../testing/visitor.ts'
import type { Sent, ToSend } from './push-sender.ts'
import { isPushService } from './push-services.ts'
import { payloadOf, sendDue, waitAfter } from './send.ts'
import { lookForStarts, lookThrough } from './watch.ts'

/** Rules of decision 0095. */

const UNIT = 'JUDW57KG--------------FNL-000100--'
const LATE = 'SWMW100MFR------------FNL-000100--'
const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/ana'
const START = '2027-09-14T15:00:00-03:00'
const at = (time: string) => Date.parse(`2027-09-14T${time}:00-03:00`)

let db: TestDatabase
let app: AccountsApp
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await emptyDatabase(db.pool)
  await emptyTables(db.pool, 'push_subscription', 'notification', 'account', 'attempt')
  await db.pool.query('update notification_watch set seq = null')
  app = accountsApp(db.pool)
  gamesNow = at('12:00')
  now = at('12:00')
  arrived = []
  answers = []
  await receive(
    db.pool,
    schedule({ documentCode: 'JUD' }, [aUnit({ code: UNIT, start: START, medal: 1 })]),
    participants({ documentCode: 'JUD' }, [
      aParticipant({ code: '1', printName: 'Luana', organisation: 'AL' }),
      aParticipant({ code: '2', printName: 'Bia', organisation: 'SP' }),
    ]),
    results(
      { documentCode: UNIT, resultStatus: 'START_LIST' },
      ['1', '2'].map((competitor, place) => aResult({ sortOrder: place + 1, competitor })),
    ),
  )
})
afterEach(() => app.close())

let gamesNow: number
let now: number
/** What has arrived, in order, and where. */
let arrived: { readonly endpoint: string; readonly push: PushedNotification; readonly sent: ToSend }[]
/** What happens while notifications are on their way. */
let meanwhile = async (): Promise<void> => {}
/** What the push services answer next; then 201. */
let answers: Partial<Sent>[]

const ATHLETE = followKey('athlete', '1')
const subscribe = (who: Visitor, follows: readonly FollowKey[] = [ATHLETE], over: Partial<PushSubscriber> = {}) =>
  who.call('PUT', '/api/push/subscription', someDevice(ENDPOINT, { follows: [...follows], ...over }))
const settings = (over: Partial<PushSubscriber['settings']>): Partial<PushSubscriber> => ({
  settings: { ...someDevice(ENDPOINT).settings, ...over },
})

async function look(): Promise<void> {
  await lookThrough(db.pool, await headSeq(db.pool), { afterMs: 0 })
  await lookForStarts(db.pool, gamesNow)
}
/** Sends what is due until nothing is; `wait`: as if it were much later for the queue. */
async function send(wait = true): Promise<void> {
  const keys = { subject: 'https://games.example', publicKey: '', privateKey: '' }
  const sender = {
    async send(batch: readonly ToSend[]) {
      await meanwhile()
      return batch.map((sent): Sent => {
        const answer = { status: 201, retryAfter: null, fault: '', ...answers.shift(), id: sent.id }
        if (answer.status === 201)
          arrived.push({ endpoint: sent.endpoint, push: JSON.parse(sent.payload) as PushedNotification, sent })
        return answer
      })
    },
    close: () => Promise.resolve(),
  }
  if (wait) {
    await db.pool.query('update push_subscription set next_at = now()')
    await db.pool.query('update notification_delivery set due_at = now(), taken_until = null')
  }
  while ((await sendDue(db.pool, { sender, keys, now: () => now, gamesNow: () => gamesNow, onError: () => {} })) > 0) {
    // until nothing is due
  }
}
async function tell(): Promise<string[]> {
  const before = arrived.length
  await look()
  await send()
  return arrived.slice(before).map(({ push }) => push.title)
}
const list = (version: number, order: readonly string[], status: 'OFFICIAL' | 'LIVE' = 'OFFICIAL') =>
  results(
    { documentCode: UNIT, date: '2027-09-14', time: `1${version}0000000`, version, resultStatus: status },
    order.map((competitor, place) => aResult({ sortOrder: place + 1, competitor, rank: String(place + 1) })),
  )

test('what was so before the first device subscribed is told to nobody, what comes after it is', async () => {
  await receive(db.pool, list(1, ['1', '2']))
  await subscribe(app.visitor())
  expect(await tell()).toEqual([])
  await receive(db.pool, list(2, ['2', '1']))
  expect(await tell()).toEqual(['Luana: 2º lugar'])
})

test('a result is told when it closes the unit, once, however often it comes; corrected when it is corrected; withdrawn when it is', async () => {
  await subscribe(app.visitor())
  await tell()
  await receive(db.pool, list(1, ['1', '2'], 'LIVE'))
  expect(await tell()).toEqual([])
  const official = list(2, ['1', '2'])
  await receive(db.pool, official)
  expect(await tell()).toEqual(['Luana: 1º lugar'])
  await receive(db.pool, official, official)
  expect(await tell()).toEqual([])
  await receive(db.pool, list(3, ['2', '1']))
  expect(await tell()).toEqual(['Correção: Luana: 2º lugar'])
  await receive(db.pool, list(4, ['2', '1'], 'LIVE'))
  expect(await tell()).toEqual(['Resultado retirado: Luana'])
  expect(arrived.map(({ push }) => push.tag)).toEqual(
    Array.from({ length: 3 }, () => `result.${UNIT.replace(/-+$/, '')}`),
  )
})

/** Sends what is due with a server that is killed once it has sent it, before it has noted that. */
async function sendAndDie(): Promise<void> {
  meanwhile = () => Promise.reject(new Error('killed'))
  await expect(send()).rejects.toThrow('killed')
  meanwhile = async () => {}
}

test(
  'what was true, was sent as withdrawn by a server that was killed then, and is true again is told again, however often servers are killed',
  NIGHTLY,
  async () => {
    await subscribe(app.visitor())
    await tell()
    await receive(db.pool, list(1, ['1', '2']))
    expect(await tell()).toEqual(['Luana: 1º lugar'])
    await receive(db.pool, list(2, ['1', '2'], 'LIVE'))
    await look()
    await sendAndDie()
    await receive(db.pool, list(3, ['1', '2']))
    await look()
    await sendAndDie()
    expect(await tell()).toEqual(['Correção: Luana: 1º lugar'])
    expect(await tell()).toEqual([])
  },
)

test(
  'what a killed server may have told, and is as if it had never been, is withdrawn, also to who follows nobody by then',
  NIGHTLY,
  async () => {
    const visitor = app.visitor()
    await subscribe(visitor)
    await tell()
    await receive(db.pool, list(1, ['1', '2']))
    await look()
    await sendAndDie()
    await subscribe(visitor, [])
    await receive(db.pool, list(2, ['1', '2'], 'LIVE'))
    expect(await tell()).toEqual(['Resultado retirado: Unidade'])
  },
)

test('a start is told so long before it as the device wants, and its change of time once more; what is over by then is not', async () => {
  await subscribe(app.visitor(), [ATHLETE], settings({ lead: 30 }))
  await tell()
  gamesNow = at('14:29')
  expect(await tell()).toEqual([])
  gamesNow = at('14:31')
  expect(await tell()).toEqual(['Luana: em 29 min'])
  expect(await tell()).toEqual([])
  expect(arrived[0]?.sent).toMatchObject({ ttl: 29 * 60, urgency: 'high' })
  await receive(
    db.pool,
    scheduleUpdate({ documentCode: 'JUD', date: '2027-09-14', time: '143200000' }, [
      aUnit({ code: UNIT, start: '2027-09-14T16:00:00-03:00', medal: 1 }),
    ]),
  )
  expect(await tell()).toEqual(['Luana: agora às 16:00'])
  gamesNow = at('15:40')
  await look()
  gamesNow = at('16:01')
  await send()
  expect(arrived).toHaveLength(2)
})

test('in quiet hours nothing is sent, and what came is sent when they end; a start that is past by then is not, one to come is', async () => {
  await subscribe(app.visitor(), [ATHLETE], settings({ quiet: { from: 11 * 60, until: 13 * 60 } }))
  await tell()
  gamesNow = at('14:50')
  expect(await tell()).toEqual([])
  gamesNow = at('14:00')
  await receive(db.pool, list(1, ['1', '2']))
  expect(await tell()).toEqual([])
  const { rows } = await db.pool.query<{ seconds: number }>(
    `select extract(epoch from due_at - now())::float8 as seconds from notification_delivery where about like 'result.%'`,
  )
  expect(rows[0]?.seconds).toBeCloseTo(3_600, -1)
  now = at('13:00')
  expect(await tell()).toEqual(['Luana: 1º lugar'])
})

test('a start that begins after the quiet hours is told when they end', async () => {
  await subscribe(app.visitor(), [ATHLETE], settings({ quiet: { from: 11 * 60, until: 12 * 60 + 5 } }))
  await tell()
  gamesNow = at('14:46')
  expect(await tell()).toEqual([])
  ;[gamesNow, now] = [at('14:51'), at('12:05')]
  expect(await tell()).toEqual(['Luana: em 9 min'])
})

test('a start is told to whoever turns out to compete, and to who follows them, only when it is due already', async () => {
  await receive(db.pool, schedule({ documentCode: 'SWM' }, [aUnit({ code: LATE, start: START })]))
  await subscribe(app.visitor(), [ATHLETE])
  await tell()
  gamesNow = at('14:46')
  expect(await tell()).toEqual(['Luana: em 14 min'])
  await receive(
    db.pool,
    results({ documentCode: LATE, resultStatus: 'START_LIST' }, [aResult({ sortOrder: 1, competitor: '2' })]),
  )
  await subscribe(app.visitor(), [ATHLETE, followKey('athlete', '2')])
  gamesNow = at('14:50')
  expect((await tell()).toSorted()).toEqual(['Bia: em 10 min'])
  expect(await tell()).toEqual([])
})

test('a lead that was shortened brings no reminder of before', NIGHTLY, async () => {
  await subscribe(app.visitor(), [ATHLETE], settings({ lead: 60 }))
  await tell()
  gamesNow = at('14:05')
  await look()
  await subscribe(app.visitor(), [ATHLETE], settings({ lead: 15 }))
  await send()
  expect(arrived).toEqual([])
  gamesNow = at('14:46')
  expect(await tell()).toEqual(['Luana: em 14 min'])
})

test('whoever follows a delegation is told of its medals, in their own language, with results hidden none', async () => {
  await subscribe(app.visitor(), [followKey('delegation', 'AL')], { locale: 'eng' })
  await tell()
  const gold = medallists({ documentCode: 'JUDW57KG', resultStatus: 'OFFICIAL' }, [['gold', '1', 'AL']])
  await receive(db.pool, list(1, ['1', '2']), gold)
  expect(await tell()).toEqual(['Gold: Luana'])
  await subscribe(app.visitor(), [followKey('delegation', 'AL')], {
    locale: 'eng',
    ...settings({ hidesResults: true }),
  })
  await receive(
    db.pool,
    medallists({ documentCode: 'JUDW57KG', resultStatus: 'OFFICIAL', version: 2 }, [['silver', '1', 'AL']]),
  )
  expect(await tell()).toEqual([])
})

test('a medal of a result that is not official is sent as provisional, and once', async () => {
  await subscribe(app.visitor(), [followKey('delegation', 'AL')])
  await tell()
  const unofficial = (version: number) =>
    medallists({ documentCode: 'JUDW57KG', resultStatus: 'UNOFFICIAL', version }, [['gold', '1', 'AL']])
  await receive(db.pool, unofficial(1))
  expect(await tell()).toEqual(['Ouro: Luana (medalha provisória)'])
  await receive(db.pool, unofficial(2))
  expect(await tell()).toEqual([])
})

test('what is switched off, or no longer followed, is not told', async () => {
  const who = app.visitor()
  await subscribe(who)
  await tell()
  await receive(db.pool, list(1, ['1', '2']))
  await look()
  await subscribe(who, [ATHLETE], settings({ results: false }))
  await send()
  await receive(db.pool, list(2, ['2', '1']))
  await subscribe(who)
  await look()
  await subscribe(who, [])
  await send()
  expect(arrived).toEqual([])
})

describe('what may have arrived', NIGHTLY, () => {
  const unsure = { status: 0, mayHaveArrived: true }
  const night = { from: 11 * 60, until: 13 * 60 }
  /** Attempts that brought nothing. */
  const attempts: readonly [name: string, attempt: () => Promise<unknown>][] = [
    [
      'refused',
      async () => {
        answers = [{ status: 503 }]
        await send()
      },
    ],
    [
      'in quiet hours',
      async () => {
        await subscribe(app.visitor(), [ATHLETE], settings({ quiet: night }))
        await send()
        await subscribe(app.visitor())
      },
    ],
  ]
  beforeEach(async () => {
    await subscribe(app.visitor())
    await tell()
    await receive(db.pool, list(1, ['1', '2']))
    await look()
  })

  test.each(attempts)('is not forgotten by a next attempt %s: it goes without a sound (0111)', async (_, attempt) => {
    answers = [unsure]
    await send()
    for (const _time of ['once', 'twice']) await attempt()
    await send()
    expect(arrived.map(({ sent }) => sent.isAgain)).toEqual([true])
  })

  test.each(attempts)(
    'and is not true is not forgotten by a next attempt %s: what is true is told (0095)',
    async (_, attempt) => {
      await send()
      await receive(db.pool, list(2, ['1', '2'], 'LIVE'))
      await look()
      answers = [unsure]
      await send()
      await attempt()
      await receive(db.pool, list(3, ['1', '2']))
      await look()
      await attempt()
      expect(await tell()).toEqual(['Correção: Luana: 1º lugar'])
      expect(await tell()).toEqual([])
    },
  )

  test.each(attempts)('is news with its sound where it was only tried %s (0111)', async (_, attempt) => {
    await attempt()
    await send()
    expect(arrived.map(({ sent }) => sent.isAgain)).toEqual([false])
  })

  test('is not forgotten where another notification to the same device was refused at once (0111)', async () => {
    await receive(db.pool, medallists({ documentCode: 'JUDW57KG', resultStatus: 'OFFICIAL' }, [['gold', '1', 'AL']]))
    await look()
    answers = [unsure, { status: 503 }]
    await send()
    await send()
    expect(arrived.map(({ sent }) => sent.isAgain)).toEqual([true, true])
  })
})

describe('push services', () => {
  beforeEach(async () => {
    meanwhile = async () => {}
    await subscribe(app.visitor())
    await tell()
    await receive(db.pool, list(1, ['1', '2']))
    await look()
  })
  const devices = async () =>
    (
      await db.pool.query<{ failures: number; seconds: number }>(
        'select failures, extract(epoch from next_at - now())::float8 as seconds from push_subscription',
      )
    ).rows

  test('a device that moves while its old endpoint is told to be gone stays, under its new one', NIGHTLY, async () => {
    answers = [{ status: 410 }]
    meanwhile = async () => void (await db.pool.query(`update push_subscription set endpoint = endpoint || '-moved'`))
    await send()
    expect(await devices()).toHaveLength(1)
  })

  test.each(sampled([404, 410], 2))('an endpoint that is answered with %i is forgotten', async (status) => {
    answers = [{ status }]
    await send()
    expect(await devices()).toEqual([])
  })

  test('one that is busy is asked again when it says so, and nothing is lost or sent twice', async () => {
    answers = [{ status: 429, retryAfter: 120 }]
    await send()
    expect(await devices()).toEqual([{ failures: 1, seconds: expect.closeTo(120, 0) }])
    await send(false)
    expect(arrived).toEqual([])
    await send()
    await send()
    expect(arrived.map(({ push }) => push.title)).toEqual(['Luana: 1º lugar'])
    expect((await devices())[0]?.failures).toBe(0)
  })

  test('one that does not take it for what it is keeps its device, and gets the next', NIGHTLY, async () => {
    answers = [{ status: 413 }]
    await send()
    await send()
    expect(arrived).toEqual([])
    await receive(db.pool, list(2, ['2', '1']))
    expect(await tell()).toEqual(['Luana: 2º lugar'])
  })

  test('one that never answers is tried for days, each time later, then given up', NIGHTLY, async () => {
    let seconds = 0
    for (let failures = 0; failures < 15; failures += 1) seconds += waitAfter(failures, null)
    expect(seconds).toBeGreaterThan(86_400)
    answers = Array.from({ length: 16 }, () => ({ status: 0 }))
    for (let attempt = 0; attempt < 16; attempt += 1) await send()
    expect(await devices()).toEqual([])
  })
})

describe('the native app', () => {
  const PHONE = `apns:${'a1'.repeat(32)}`
  const put = (who: Visitor) =>
    who.call('PUT', '/api/push/subscription', {
      ...someDevice(ENDPOINT, { follows: [ATHLETE] }),
      target: { endpoint: PHONE },
    })
  const devices = async () => (await db.pool.query<{ endpoint: string }>('select endpoint from push_subscription')).rows
  beforeEach(async () => {
    meanwhile = async () => {}
    await put(app.visitor())
    await tell()
    await receive(db.pool, list(1, ['1', '2']))
    await look()
  })

  test('is told as a browser is, without keys, by what it calls a result (0111)', async () => {
    await send()
    expect(arrived.map(({ endpoint, sent }) => [endpoint, sent.p256dh, sent.channel, sent.isAgain])).toEqual([
      [PHONE, null, 'results', false],
    ])
  })

  test('what may have arrived goes without a sound; what has not, and a newer revision, does not (0111)', async () => {
    const isAgain = async () => {
      await send()
      return arrived.at(-1)?.sent.isAgain
    }
    // the server is killed before it has noted that it was sent
    meanwhile = async () => {
      meanwhile = async () => {}
      throw new Error('killed')
    }
    await expect(send()).rejects.toThrow('killed')
    expect(await isAgain()).toBe(true)

    await receive(db.pool, list(2, ['2', '1']))
    await look()
    answers = [{ status: 0, mayHaveArrived: true }]
    await send()
    await receive(db.pool, list(3, ['2', '3', '1']))
    await look()
    expect(await isAgain()).toBe(false)

    await receive(db.pool, list(4, ['2', '1']))
    await look()
    answers = [{ status: 503 }]
    await send()
    expect(await isAgain()).toBe(false)
  })

  test(
    'a token that was gone before the device said that it is reached there stays, one that is gone since does not (0111)',
    NIGHTLY,
    async () => {
      answers = [{ status: 410, goneAt: Date.now() - 3_600_000 }]
      await send()
      expect(await devices()).toHaveLength(1)
      await send()
      expect(arrived.map(({ push }) => push.title)).toEqual(['Luana: 1º lugar'])
      await receive(db.pool, list(2, ['2', '1']))
      await look()
      answers = [{ status: 410, goneAt: Date.now() + 1_000 }]
      await send()
      expect(await devices()).toEqual([])
    },
  )

  test('a trial tells no more of a token than when it was gone: what was said since stands (0111)', async () => {
    const tryOne = async (goneAt: number) => {
      const sent: Sent = { id: 0, status: 410, retryAfter: null, fault: '', goneAt }
      const service = vi.spyOn(acceptingSender, 'send').mockResolvedValueOnce([sent])
      const { status } = await app.visitor().call('POST', '/api/push/subscription/trial', { endpoint: PHONE })
      service.mockRestore()
      return [status, (await devices()).length]
    }
    expect(await tryOne(Date.now() - 3_600_000)).toEqual([404, 1])
    expect(await tryOne(Date.now() + 1_000)).toEqual([404, 0])
  })

  test('another token takes the old one’s place with all that it was told (0111)', NIGHTLY, async () => {
    await send()
    const target = { endpoint: `apns:${'b2'.repeat(32)}` }
    const moved = await app.visitor().call('POST', '/api/push/subscription/move', { endpoint: PHONE, target })
    expect(moved.status).toBe(200)
    await receive(db.pool, list(2, ['2', '1']))
    expect(await tell()).toEqual(['Correção: Luana: 2º lugar'])
    expect(arrived.at(-1)?.endpoint).toBe(target.endpoint)
  })

  test('through a service that is not set up is refused in words, and the app is told which are (0111)', async () => {
    const who = app.visitor()
    const key = await who.call('GET', '/api/push/key')
    expect(key.body).toMatchObject({ apps: ['apns'] })
    const android = { ...someDevice(ENDPOINT), target: { endpoint: `fcm:${'x'.repeat(100)}` } }
    const { status, body } = await who.call('PUT', '/api/push/subscription', android)
    expect([status, body]).toMatchObject([400, { id: 'unknown-push-service' }])
  })

  test.each(
    sampled(
      [
        'apns:nothing-of-hexadecimal-and-long-enough',
        'apns:ab',
        'fcm:short',
        'fcm:a/b/c/d/e/f/g/h/i/j/k/l',
        'gcm:aaaaaaaaaaaaaaaaaaaaaaaa',
      ],
      3,
    ),
  )('a token %s is none (0111)', async (endpoint) => {
    const { status } = await app
      .visitor()
      .call('PUT', '/api/push/subscription', { ...someDevice(ENDPOINT), target: { endpoint } })
    expect([400, 422]).toContain(status)
  })
})

describe('devices', () => {
  test.each([
    'http://fcm.googleapis.com/fcm/send/1',
    'https://127.0.0.1/push',
    'https://fcm.googleapis.com.evil.example/fcm/send/1',
    'https://fcm.googleapis.com:8443/fcm/send/1',
    'https://user@fcm.googleapis.com/fcm/send/1',
    'https://evil.example/fcm.googleapis.com',
    'https://xpush.apple.com.evil.example/1',
  ])('we connect to no %s', (endpoint) => {
    expect(isPushService(endpoint, [])).toBe(false)
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/1',
    'https://updates.push.services.mozilla.com/wpush/v2/1',
    'https://wns2-par02p.notify.windows.com/w/?token=1',
    'https://web.push.apple.com/1',
  ])('%s is a browser’s', (endpoint) => {
    expect(isPushService(endpoint, [])).toBe(true)
  })

  test('the origins that the organiser adds are push services too, and a device at any other is refused', async () => {
    expect(isPushService('https://push.example:8443/1', ['https://push.example:8443'])).toBe(true)
    const { status, body } = await app
      .visitor()
      .call('PUT', '/api/push/subscription', someDevice('https://inside.example/1'))
    expect([status, body]).toMatchObject([400, { id: 'unknown-push-service' }])
  })

  test('a device moves with what it was told, ends once and again, and one that nobody knows is 404', async () => {
    const who = app.visitor()
    await subscribe(who)
    await tell()
    await receive(db.pool, list(1, ['1', '2']))
    await tell()
    const moved = someDevice(`${ENDPOINT}-2`).target
    const move = { endpoint: ENDPOINT, target: moved }
    // the answer to the first was lost
    for (const _ of ['once', 'again'])
      expect((await who.call('POST', '/api/push/subscription/move', move)).status).toBe(200)
    await receive(db.pool, list(2, ['2', '1']))
    expect(await tell()).toEqual(['Correção: Luana: 2º lugar'])
    expect(arrived.at(-1)?.endpoint).toBe(moved.endpoint)
    for (const _ of ['once', 'again'])
      expect((await who.call('POST', '/api/push/subscription/end', { endpoint: moved.endpoint })).status).toBe(200)
    expect((await who.call('POST', '/api/push/subscription/move', move)).status).toBe(404)
    expect((await who.call('POST', '/api/push/subscription/trial', { endpoint: moved.endpoint })).status).toBe(404)
  })

  test('a device is tried five times in ten minutes', async () => {
    const who = app.visitor()
    await subscribe(who)
    const trial = async () => (await who.call('POST', '/api/push/subscription/trial', { endpoint: ENDPOINT })).status
    for (const _ of [1, 2, 3, 4, 5]) expect(await trial()).toBe(200)
    expect(await trial()).toBe(429)
  })

  test('what an account follows on one device is told to its others; signing out ends that', async () => {
    const who = await app.signedUp('ana')
    await subscribe(who, [])
    await tell()
    const marks = [{ key: ATHLETE, followed: true, at: 1_000 }]
    expect((await who.call('POST', '/api/account/follows', { marks })).status).toBe(200)
    await receive(db.pool, list(1, ['1', '2']))
    expect(await tell()).toEqual(['Luana: 1º lugar'])
    await who.call('DELETE', '/api/session')
    await receive(db.pool, list(2, ['2', '1']))
    expect(await tell()).toEqual([])
  })
})

test.each([1, 4, 20, 21, 60, 500])('%i things at once are never longer than push services take (0095)', (count) => {
  const name = 'Invençãozinha de Ação '.repeat(10)
  const waiting = Array.from({ length: count }, (_, index) => ({
    about: `medal.${'HBLMTEAM7-------------'}.${String(index).padStart(30, '0')}`,
    revision: 1_830_000_000 + index,
    facts: {
      kind: 'medal' as const,
      discipline: 'HBL',
      disciplineName: { por: name },
      event: 'HBLMTEAM7',
      eventName: { por: name },
      medal: 'gold' as const,
      competitor: { code: '1', athletes: [], name },
      organisation: 'AL',
      organisationName: { por: name },
    },
    print: 'gold',
    base: null,
    told: null,
    isUnsure: false,
  }))
  const { pushes } = planPushes(waiting, {
    follows: new Set([ATHLETE]),
    locale: 'por',
    hidesResults: false,
    gamesNow: at('12:00'),
  })
  for (const { push } of pushes)
    expect(Buffer.byteLength(payloadOf({ ...push, at: at('12:00') }))).toBeLessThanOrEqual(3_000)
  expect(pushes.flatMap(({ push }) => push.tells)).toHaveLength(count)
})

test('what is pushed is never longer than push services take', () => {
  const long = 'é'.repeat(3_000)
  const push = { tag: 'summary', tells: [], title: long, body: long, path: '/agenda', locale: 'por', at: 0 } as const
  expect(Buffer.byteLength(payloadOf(push))).toBeLessThan(3_000)
})
