import { LOCALES } from '@games/domain'
import { type FollowKey, followKey } from '@games/domain/follow/follow'
import { toldOf } from '@games/domain/notifications/words'
import { type OdfMessage, writeOdf } from '@games/odf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { notificationsLike } from '../apps/server/src/features/notifications/index.ts'
import { initialDownload, planGames, script } from '../apps/simulator/src/index.ts'
import { placeInCluster } from './in-cluster.ts'
import type { Place } from './place.ts'
import { openPushService, type PushDevice, type PushService, ROADS, subscribe } from './push-service.ts'
import { seededRandom } from './random.ts'
import { freePort, launch, type RunningServer } from './server.ts'

/** The day to replay instead of an hour and a half; see FROM. */
const ASKED_FOR = process.env['E2E_REPLAY']
/** How many devices follow, and how often the server is killed meanwhile. */
const FOLLOWERS = ASKED_FOR === undefined ? 300 : 1_000
const KILLS = 10
/** How often each message is sent. */
const TIMES = 5
const SENDERS = 8
/** Only what hangs takes this long: hours where more is replayed than an hour and a half. */
const HANGING_MS = ASKED_FOR === undefined ? 900_000 : 36_000_000
/** An hour and a half with the first finals; `E2E_REPLAY=2027-09-12`: that day of the demo's games, `all`: every day, which takes hours. */
const FROM = '2027-09-09T15:00:00-03:00'
const UNTIL = '2027-09-09T16:30:00-03:00'
const SEED = Number(process.env['E2E_SEED'] ?? 20_270_914)

let place: Place
let service: PushService
beforeAll(async () => {
  place = await placeInCluster()
  service = await openPushService()
})
afterAll(async () => {
  await service.close()
  await place.remove()
})

test(
  'with every message sent several times, in random order, and the server killed meanwhile, each device gets each revision of its notifications once and ends with the newest (0095, 0111)',
  async () => {
    const random = seededRandom(SEED)
    const games = planGames({ seed: 1, startDate: '2027-09-08' })
    const [from, until] = replayed(ASKED_FOR)
    const port = await freePort()
    let life = await begin(port)
    const living = () => life.server

    const played = script(games)
      .filter(({ at }) => at >= from && at < until)
      .map(({ build }) => build())
    const disciplines = new Set(played.map(disciplineOfMessage))
    const download = initialDownload(games, from || script(games)[0]?.at || 0)
      .map(({ build }) => build())
      .filter((message) => disciplines.has(disciplineOfMessage(message)))
    await sendAll(living, download.map(writeOdf))
    await expect.poll(async () => (await living().health()).pending, { timeout: HANGING_MS }).toBe(0)
    const keys = everyKey(played)
    const devices = Array.from({ length: FOLLOWERS }, (_, at) =>
      service.device(
        {
          locale: LOCALES[at % LOCALES.length] ?? 'por',
          follows: Array.from(
            { length: random.whole(1, 12) },
            () => keys[random.whole(0, keys.length - 1)] ?? followKey('delegation', 'AL'),
          ),
        },
        ROADS[Math.floor(at / LOCALES.length) % ROADS.length],
      ),
    )
    for (let at = 0; at < devices.length; at += 50)
      await Promise.all(devices.slice(at, at + 50).map((device) => subscribe(life.server, device)))
    const database = await openDatabase({ url: place.databaseUrl ?? '' })
    // changes before this are not notified
    await expect.poll(() => isWatching(database), { interval: 50, timeout: HANGING_MS }).toBe(true)

    const all = shuffled(Array.from({ length: TIMES }, () => played.map(writeOdf)).flat(), random)
    const part = Math.ceil(all.length / (KILLS + 1))
    for (let kill = 0; kill <= KILLS; kill += 1) {
      const sending = sendAll(living, all.slice(kill * part, (kill + 1) * part))
      if (kill < KILLS) {
        const before = service.taken
        // in the middle of what is pushed, where anything is
        await expect
          .poll(() => service.taken - before, { timeout: 8_000, interval: 5 })
          .toBeGreaterThan(random.whole(1, 20))
          .catch(() => {})
        await life.kill()
        // what the services of the native app do meanwhile
        if (kill % 3 === 0) service.apns.goAwayAfter(random.whole(0, 40))
        if (kill % 3 === 1) service.fcm.revoke()
        life = await begin(port)
      }
      await sending
    }
    await expect.poll(async () => (await living().health()).pending, { timeout: HANGING_MS }).toBe(0)
    try {
      await expect.poll(() => leftToTell(database), { interval: 200, timeout: HANGING_MS }).toBe(0)
      await life.kill()
      await isTold(database, devices)
    } finally {
      await database.close()
    }
  },
  HANGING_MS,
)

/** From when and until when the games are replayed, epoch milliseconds. */
function replayed(wanted: string | undefined): readonly [from: number, until: number] {
  if (wanted === undefined) return [Date.parse(FROM), Date.parse(UNTIL)]
  if (wanted === 'all') return [0, Number.POSITIVE_INFINITY]
  const begins = Date.parse(`${wanted}T00:00:00-03:00`)
  return [begins, begins + 86_400_000]
}

type Launched = ReturnType<typeof launch>

async function begin(port: number): Promise<Launched> {
  await place.databaseUp()
  const launched = launch(place, port, false, undefined, service.env)
  await launched.ready()
  return launched
}

/** Sends messages, each until it is acknowledged by whichever server there is. */
async function sendAll(server: () => RunningServer, bodies: readonly Uint8Array[]): Promise<void> {
  const left = bodies.values()
  const sender = async () => {
    for (const body of left)
      while (
        (await server()
          .post(body)
          .catch(() => 0)) !== 200
      )
        await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
}

async function isWatching({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query('select from notification_watch where seq is not null')
  return rows.length > 0
}

/** Notifications that are not noted as sent, and events that nobody has looked at for any. */
async function leftToTell({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ left: number }>(
    `select ((select count(*) from notification_delivery where revision > done_revision)
       + (select (select seq from event_counter) - seq from notification_watch))::int as left`,
  )
  return rows[0]?.left ?? Number.NaN
}

async function isTold({ pool }: Database, devices: readonly PushDevice[]): Promise<void> {
  const notifications = await notificationsLike(pool, ['result.', 'medal.', 'plan.'])
  let told = 0
  let repeated = 0
  const wrong: string[] = []
  for (const { road, subscriber, pushed, shown } of devices) {
    repeated += pushed.length - shown.length
    const last = new Map<string, { revision: number; title: string; tag: string }>()
    // an iPhone shows whatever comes
    for (const push of road === 'apns' ? pushed : shown) {
      const { tells, title, tag } = push
      const isNews = tells.some(({ about, revision }) => revision > (last.get(about)?.revision ?? 0))
      if (!isNews && shown.includes(push)) wrong.push(`${tag} is heard, and has been told`)
      for (const { about, revision } of tells) {
        const before = last.get(about)?.revision ?? 0
        if (revision < before) wrong.push(`${about}: ${revision} after ${before}`)
        if (revision > before) last.set(about, { revision, title, tag })
        told += revision > before ? 1 : 0
      }
    }
    const listener = {
      follows: new Set<string>(subscriber.follows),
      locale: subscriber.locale,
      hidesResults: false,
      gamesNow: Date.now(),
    }
    for (const [about, { keys, print, base, revision, facts }] of notifications) {
      if (revision === 0 || !keys.some((key) => listener.follows.has(key))) continue
      const one = last.get(about)
      if (!one) {
        if (print !== null && print !== base) wrong.push(`${about}: never told`)
        continue
      }
      const { title } = toldOf(facts, listener, print === null ? 'withdrawn' : 'new')
      if (!one.tag.startsWith('summary.') && !one.title.endsWith(title))
        wrong.push(`${about}: ${one.title}, but ${title}`)
    }
  }
  console.info(
    `${ROADS.map((road) => `${devices.filter((one) => one.road === road && one.pushed.length > 0).length} of ${road}`).join(', ')}; ${told} revisions told to ${devices.length} devices by ${service.taken} pushes, ${repeated} of them sent a second time`,
  )
  expect(wrong).toEqual([])
  expect(told).toBeGreaterThan(devices.length)
}

/** Whoever competes in these messages, by themselves, by their teams, delegations and disciplines, and what they compete in. */
function everyKey(messages: readonly OdfMessage[]): FollowKey[] {
  const keys = new Set<FollowKey>()
  for (const { body, header } of messages) {
    if (body.kind !== 'results') continue
    keys.add(followKey('discipline', header.documentCode.slice(0, 3)))
    keys.add(followKey('unit', header.documentCode.replace(/-+$/, '')))
    for (const { competitor } of body.results) {
      keys.add(followKey(competitor.type === 'A' ? 'athlete' : 'team', competitor.code))
      if (competitor.organisation) keys.add(followKey('delegation', competitor.organisation))
      for (const athlete of competitor.athletes) keys.add(followKey('athlete', athlete.code))
    }
  }
  return [...keys]
}

const disciplineOfMessage = ({ header }: OdfMessage): string => header.documentCode.slice(0, 3)

function shuffled<T>(list: readonly T[], random: ReturnType<typeof seededRandom>): T[] {
  const all = [...list]
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = random.whole(0, at)
    ;[all[at], all[other]] = [all[other] as T, all[at] as T]
  }
  return all
}
