import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import tls from 'node:tls'
import type { PushedNotification } from '@games/domain/notifications/pushed'
import { NIGHTLY } from '@games/testing/suite'
import { generate } from 'selfsigned'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ApnsNotification, type FakeApns, openFakeApns } from '../../testing/fake-apns.ts'
import { type FakeFcm, type FcmAnswer, fcmError, openFakeFcm } from '../../testing/fake-fcm.ts'
import { apnsKeyIn, fcmAccountIn } from './app-services.ts'
import { leaveAlone, noteAnswer, secondsAlone } from './left-alone.ts'
import { retryAfterOf } from './post.ts'
import { createPushSender, type Sent, type ToSend } from './push-sender.ts'
import { apnsStatus, createApns } from './send-apns.ts'
import { createFcm } from './send-fcm.ts'

/** The services of the native app (decision 0111), against services of our own on loopback that check what theirs check. */

const before = tls.getCACertificates('default')
let certificate: { readonly key: string; readonly cert: string }
beforeAll(async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  certificate = { key, cert }
  tls.setDefaultCACertificates([...before, cert])
})
afterAll(() => tls.setDefaultCACertificates(before))
afterEach(() => void vi.useRealTimers())

const push: PushedNotification = {
  tag: 'result.JUDW57KG--------------------QFNL000100--',
  tells: [{ about: 'result.JUDW57KG--------------------QFNL000100--', revision: 7 }],
  title: 'Resultado: INVENTADA Ana',
  body: 'Judô, quartas de final',
  path: '/schedule',
  locale: 'por',
  at: 1,
}
const toSend = (endpoint: string, over: Partial<ToSend> = {}): ToSend => ({
  id: 1,
  endpoint,
  p256dh: null,
  auth: null,
  payload: JSON.stringify(push),
  channel: 'results',
  ttl: 600,
  urgency: 'normal',
  isAgain: false,
  keys: { subject: '', publicKey: '', privateKey: '' },
  ...over,
})
/** The settings of a batch that is sent again and again within a moment's time. */
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

describe('Android', () => {
  let fcm: FakeFcm
  let send: (one: ToSend) => Promise<Sent>
  let got: Readonly<Record<string, string>>[]
  let device: string
  beforeEach(async () => {
    fcm = await openFakeFcm(certificate)
    got = []
    device = fcm.device((message) => got.push(message))
    const account = fcmAccountIn(JSON.stringify(fcm.account))
    if (!account.ok) throw new Error(account.error)
    send = createFcm({ ...account.value, url: fcm.url })
  })
  afterEach(() => fcm.close())
  const sendTo = (token = device, over: Partial<ToSend> = {}) => send(toSend(`fcm:${token}`, over))
  /** What is given up after ten seconds, and not before: they pass by the clock alone, once a request is there that nobody answers. */
  async function givenUp<T>(begin: () => Promise<T>): Promise<T> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const arrived = fcm.untilUnanswered()
    let isOver = false
    const sending = begin().finally(() => {
      isOver = true
    })
    await arrived
    await vi.advanceTimersByTimeAsync(9_999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    return sending
  }

  test('gets data alone, which the app shows itself, by one access token for all (0111)', async () => {
    const sent = await Promise.all(Array.from({ length: 50 }, () => sendTo()))
    expect(sent.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(got[0]).toEqual({ push: JSON.stringify(push), channel: 'results' })
    expect([fcm.taken, fcm.tokens]).toEqual([50, 1])
  })

  test('an access token is had anew before it ends, and when it is taken back (0111)', async () => {
    await sendTo()
    later(3_590_000)
    expect((await sendTo()).status).toBe(200)
    expect(fcm.tokens).toBe(2)
    fcm.revoke()
    expect((await Promise.all([sendTo(), sendTo()])).map(({ status }) => status)).toEqual([200, 200])
    expect(fcm.tokens).toBe(3)
  })

  test('of hundreds that find the access token old at once one asks for another (0111)', NIGHTLY, async () => {
    await sendTo()
    later(3_590_000)
    const sent = await Promise.all(Array.from({ length: 50 }, () => sendTo()))
    expect(sent.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(fcm.tokens).toBe(2)
    fcm.revoke()
    await Promise.all(Array.from({ length: 50 }, () => sendTo()))
    expect(fcm.tokens).toBe(3)
  })

  test.each<[name: string, answer: FcmAnswer]>([
    ['without JSON', { status: 200, body: '<html>Log in to the network</html>' }],
    ['with nothing', { status: 200, body: null }],
    ['without a token', { status: 200, body: {} }],
  ])('an answer %s in place of an access token costs no device, and nothing has arrived (0111)', async (_, answer) => {
    fcm.answerAccess(answer)
    for (const one of await Promise.all([sendTo(), sendTo()]))
      expect(one).toMatchObject({ status: 0, fault: expect.stringContaining('no access token'), mayHaveArrived: false })
    fcm.answerAccess(null)
    later(31_000)
    expect((await sendTo()).status).toBe(200)
  })

  test('while no access token is given nothing has arrived, whoever asked for it (0111)', async () => {
    fcm.answerAccess('hang')
    const sent = await givenUp(() => Promise.all([sendTo(), sendTo(), sendTo()]))
    expect(sent.map(({ status, mayHaveArrived }) => [status, mayHaveArrived])).toEqual(Array(3).fill([0, false]))
  })

  test('a token that is gone ends the device, and so does one that is none (0111)', async () => {
    expect((await sendTo('x'.repeat(30))).status).toBe(410)
    fcm.remove(device)
    expect((await sendTo()).status).toBe(410)
    expect((await sendTo('none')).status).toBe(410)
  })

  test('what is too large is refused for good and ends no device (0111)', async () => {
    expect((await sendTo(device, { payload: 'x'.repeat(4_100) })).status).toBe(400)
  })

  test.each<[name: string, answer: FcmAnswer, status: number, retryAfter: number | null]>([
    ['another project’s token', fcmError(403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH'), 403, null],
    ['an address without a project', fcmError(404, 'NOT_FOUND'), 502, null],
    [
      'the quota',
      { ...fcmError(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'), headers: { 'retry-after': '90' } },
      429,
      90,
    ],
    ['the quota without a time', fcmError(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'), 429, 60],
    ['too much to do', { ...fcmError(503, 'UNAVAILABLE', 'UNAVAILABLE'), headers: { 'retry-after': '7' } }, 503, 7],
    ['a fault inside', fcmError(500, 'INTERNAL', 'INTERNAL'), 500, null],
    ['no JSON', { status: 502, body: 'Bad Gateway' }, 502, null],
  ])('is tried again after %s, when it is asked to (0111)', async (_, answer, status, retryAfter) => {
    fcm.answer(answer)
    expect(await sendTo()).toMatchObject({ status, retryAfter })
    fcm.answer(null)
    // whoever has asked for time is not asked before; the device has lost nothing
    expect((await sendTo()).status).toBe(retryAfter === null ? 200 : 0)
    later((retryAfter ?? 0) * 1_000 + 1_000)
    expect((await sendTo()).status).toBe(200)
  })

  test('a key that is refused and a clock that is off are said, asked for once, and cost no device (0111)', async () => {
    fcm.setClock(3 * 3_600)
    const sent = await Promise.all([sendTo(), sendTo(), sendTo()])
    expect(sent.map(({ status }) => status)).toEqual([0, 0, 0])
    expect(sent[0]).toMatchObject({ fault: expect.stringContaining('reasonable timeframe'), mayHaveArrived: false })
    fcm.setClock(0)
    later(61_000)
    expect((await sendTo()).status).toBe(200)
    fcm.forgetKey()
    expect((await sendTo()).fault).toContain('Invalid JWT Signature')
  })

  test(
    'tokens that run out while hundreds are sent are had once, also where the first was refused (0111)',
    NIGHTLY,
    async () => {
      fcm.setClock(3 * 3_600)
      expect(
        new Set((await Promise.all(Array.from({ length: 20 }, () => sendTo()))).map(({ status }) => status)),
      ).toEqual(new Set([0]))
      fcm.setClock(0)
      later(61_000)
      for (const before of [0, 1]) {
        const sent = await Promise.all(Array.from({ length: 20 }, () => sendTo()))
        expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]))
        expect(fcm.tokens).toBe(before + 1)
        later(3_400_000)
      }
    },
  )

  test('one that does not answer is given up in ten seconds, and may have taken it (0111)', NIGHTLY, async () => {
    await sendTo()
    fcm.answer('hang')
    expect(await givenUp(() => sendTo())).toMatchObject({ status: 0, mayHaveArrived: true })
  })
})

describe('iPhone', () => {
  let apns: FakeApns
  let send: (one: ToSend) => Promise<Sent>
  let got: ApnsNotification[]
  let device: string
  beforeEach(async () => {
    apns = await openFakeApns(certificate)
    got = []
    device = apns.device((one) => got.push(one))
    send = createApns({
      privateKey: apns.key,
      keyId: apns.keyId,
      team: apns.team,
      bundle: apns.bundle,
      url: apns.url,
    })
  })
  afterEach(() => apns.close())
  const sendTo = (token = device, over: Partial<ToSend> = {}) => send(toSend(`apns:${token}`, over))
  const sendAll = (count: number) => Promise.all(Array.from({ length: count }, () => sendTo()))

  test('gets an alert by which another of the same tag is replaced, over one connection (0111)', async () => {
    const sent = await sendAll(60)
    expect(sent.map(({ status }) => status)).toEqual(Array(60).fill(200))
    expect([apns.taken, apns.connections]).toEqual([60, 1])
    expect(new Set(got.map(({ collapseId }) => collapseId)).size).toBe(1)
    // to clear one takes everything unread from the screen
    expect(got[0]?.payload.aps).not.toHaveProperty('badge')
    expect(got[0]).toMatchObject({
      priority: 10,
      payload: {
        aps: { alert: { title: push.title, body: push.body }, sound: 'default', 'thread-id': 'results' },
        path: '/schedule',
        tells: push.tells,
      },
    })
  })

  test('what may be there already takes its place without a sound (0111)', async () => {
    await sendTo()
    await sendTo(device, { isAgain: true })
    expect(got.map(({ payload: { aps } }) => [aps.sound, aps['interruption-level']])).toEqual([
      ['default', undefined],
      [undefined, 'passive'],
    ])
    expect(got[1]?.collapseId).toBe(got[0]?.collapseId)
  })

  test('a connection that is closed in the middle costs nothing: what was not looked at goes over another, once (0111)', async () => {
    await sendTo()
    apns.goAwayAfter(20)
    const sent = await sendAll(60)
    expect(sent.map(({ status }) => status)).toEqual(Array(60).fill(200))
    expect([apns.taken, apns.connections]).toEqual([61, 2])
  })

  test('a connection that was idle for minutes is used no more: it may be gone without a word (0111)', async () => {
    await sendTo()
    later(4 * 60_000)
    await sendAll(2)
    expect(apns.connections).toBe(1)
    later(6 * 60_000)
    expect((await sendAll(20)).map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect([apns.taken, apns.connections]).toEqual([23, 2])
  })

  test('a token that is gone ends the device, since when it is gone, and one that is none too (0111)', async () => {
    apns.remove(device, 1_700_000_000_000)
    expect(await sendTo()).toMatchObject({ status: 410, goneAt: 1_700_000_000_000 })
    expect(await sendTo(randomBytes(32).toString('hex'))).toMatchObject({ status: 410, fault: '400 BadDeviceToken' })
  })

  test('what is too large is refused for good and ends no device (0111)', async () => {
    const payload = JSON.stringify({ ...push, body: 'x'.repeat(4_100) })
    expect(await sendTo(device, { payload })).toMatchObject({ status: 413 })
  })

  test.each([
    [400, 'DeviceTokenNotForTopic', 502],
    [400, 'TopicDisallowed', 502],
    [400, 'IdleTimeout', 502],
    [400, 'PayloadEmpty', 400],
    [403, 'InvalidProviderToken', 403],
    [404, 'BadPath', 502],
    [410, 'ExpiredToken', 410],
    [500, 'InternalServerError', 500],
  ])('%i %s means %i: our own fault costs no device (0111)', (status, reason, meant) => {
    expect(apnsStatus(status, reason)).toBe(meant)
  })

  test.each([
    [{ status: 429, reason: 'TooManyRequests', headers: { 'retry-after': '30' } }, 30, 200],
    [{ status: 429, reason: 'TooManyProviderTokenUpdates' }, 60, 0],
    [{ status: 503, reason: 'Shutdown' }, 60, 0],
    [{ status: 500, reason: 'InternalServerError' }, null, 200],
  ])('is tried again after %o, when it is asked to (0111)', async (answer, retryAfter, meanwhile) => {
    apns.answer(answer)
    expect(await sendTo()).toMatchObject({ status: answer.status, retryAfter })
    apns.answer(null)
    // one device that gets too much keeps nobody else from theirs
    expect((await sendTo()).status).toBe(meanwhile)
    later(61_000)
    expect((await sendTo()).status).toBe(200)
  })

  test('a provider token is made anew before it is an hour old; a clock that is off costs no device (0111)', async () => {
    await sendTo()
    later(41 * 60_000)
    expect((await sendTo()).status).toBe(200)
    apns.setClock(2 * 3_600)
    expect(await sendTo()).toMatchObject({ status: 403, fault: '403 ExpiredProviderToken' })
    apns.setClock(0)
    expect((await sendTo()).status).toBe(200)
    // too old for Apple by its own clock, though not by ours: another one, once
    later(71 * 60_000)
    apns.setClock(40 * 60)
    expect((await sendTo()).status).toBe(200)
    apns.forgetKey()
    expect(await sendTo()).toMatchObject({ status: 403, fault: '403 InvalidProviderToken' })
  })

  test('one that does not answer is given up in ten seconds with all that waits for it, and may have taken it (0111)', {
    ...NIGHTLY,
    timeout: 20_000,
  }, async () => {
    await sendTo()
    apns.answer('hang')
    const from = performance.now()
    const sent = await sendAll(5)
    expect(sent).toEqual(Array(5).fill(expect.objectContaining({ status: 0, mayHaveArrived: true })))
    expect(performance.now() - from).toBeLessThan(15_000)
    apns.answer(null)
    later(31_000)
    expect((await sendTo()).status).toBe(200)
  })

  test('one that is not there, or lets nobody in, is tried again later, and has not taken it (0111)', {
    ...NIGHTLY,
    timeout: 20_000,
  }, async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    try {
      for (const nowhere of [1, port]) {
        const nobody = createApns({
          privateKey: apns.key,
          keyId: apns.keyId,
          team: apns.team,
          bundle: apns.bundle,
          url: `https://127.0.0.1:${nowhere}`,
        })
        expect(await nobody(toSend(`apns:${device}`))).toMatchObject({ status: 0, mayHaveArrived: false })
      }
    } finally {
      silent.close()
    }
  })
})

test('a fault with one device of a batch is that one’s: what became of the others is known (0095)', async () => {
  const sender = createPushSender({ fcm: null, apns: null })
  const sent = await sender.send([toSend('no address', { id: 0 }), toSend(`apns:${'a1'.repeat(32)}`, { id: 1 })])
  expect(sent).toEqual([
    expect.objectContaining({ id: 0, status: 0, fault: expect.stringContaining('Invalid URL') }),
    expect.objectContaining({ id: 1, status: 0, fault: 'is not set up on this server' }),
  ])
  await sender.close()
})

test('what a push service has asked for holds, whatever it answers to what was under way, and for six hours at most (0111)', () => {
  later(0)
  leaveAlone('a', 90)
  noteAnswer('a', true)
  expect(secondsAlone('a')).toBe(90)
  leaveAlone('a', 10)
  noteAnswer('a', false)
  noteAnswer('a', true)
  expect(secondsAlone('a')).toBe(90)
  later(91_000)
  expect(secondsAlone('a')).toBeNull()
  leaveAlone('a', Number('9'.repeat(30)))
  expect(secondsAlone('a')).toBe(6 * 3_600)
})

test('a push service that left three unanswered is left alone until it is asked again, and one answer is enough (0095)', () => {
  for (const expected of [null, null, 30]) {
    noteAnswer('b', false)
    expect(secondsAlone('b')).toBe(expected)
  }
  noteAnswer('b', true)
  expect(secondsAlone('b')).toBeNull()
})

test.each([
  ['90', 90],
  ['Thu, 26 Nov 2026 12:00:30 GMT', 30],
  ['Thu, 26 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
  [undefined, null],
])('a time to wait of %s is %s seconds', (header, seconds) => {
  expect(retryAfterOf(header, Date.parse('2026-11-26T12:00:00Z'))).toBe(seconds)
})

test('keys that are none are refused in words, without a word of what they are', () => {
  expect(fcmAccountIn('{')).toMatchObject({ ok: false, error: expect.stringContaining('no JSON') })
  expect(fcmAccountIn('{"type":"service_account","private_key":"secret"}')).toMatchObject({
    ok: false,
    error: expect.stringContaining('project_id, client_email, token_uri'),
  })
  expect(apnsKeyIn('secret')).toMatchObject({ ok: false, error: expect.stringContaining('.p8') })
})
