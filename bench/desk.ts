import { setTimeout as sleep } from 'node:timers/promises'
import { DESK_KEY_HEADER, type Games, gamesDayAt } from '@games/contract'
import { topics } from '@games/contract/live'
import { padRsc } from '@games/domain'
import { aCompetitor, aResult, aUnit, results, schedule } from '@games/testing'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { digestOfDeskKey, insertLink, newDeskKey } from '../apps/server/src/features/desk/index.ts'
import { transaction } from '../apps/server/src/db/transaction.ts'
import { makePlace } from '../e2e/place.ts'
import { type RunningServer, startServer } from '../e2e/server.ts'
import { type Figure, type Measurement, ms, quantile } from './report.ts'
import { startFollowers } from './start-followers.ts'

const UNIT = padRsc('HBLWTEAM7-------------SFNL000100')
const VENUE = 'GFA'
const FOLLOWERS = 1_000
const GOALS = 60
/** Nobody scores faster; taps that come closer together go out together. */
const PAUSE_MS = 600
/** Taps of the unit before the last ones are measured: a match with much in it. */
const MANY = 600

const monotonic = (): number => Number(process.hrtime.bigint() / 1_000n) / 1_000

/** A device with a link's key. */
function aDevice(server: RunningServer, key: string, name: string) {
  let seq = 0
  const send = async (kind: string, count = 1): Promise<number> => {
    const taps = Array.from({ length: count }, () => ({
      id: `${name}-${(seq += 1)}`,
      unit: UNIT,
      device: name,
      seq,
      deviceTime: Date.now(),
      clockTime: seq * 1_000,
      kind,
      ...(kind === 'goal' ? { side: 0 } : {}),
    }))
    const begun = monotonic()
    const answer = await fetch(`${server.url}/api/desk/units/${UNIT}/taps`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [DESK_KEY_HEADER]: key },
      body: JSON.stringify({ device: name, after: 1_000_000, taps }),
    })
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
    return monotonic() - begun
  }
  return send
}

/** From a tap to the answer that it is stored, and to the moment at which a follower has what came of it. */
async function tapped(server: RunningServer, key: string): Promise<Figure[]> {
  const today = ((await (await fetch(`${server.url}/api/games`)).json()) as Games).today
  const start = `${today}T12:00:00-03:00`
  await server.send(
    schedule({ documentCode: 'HBL' }, [aUnit({ code: UNIT, venue: VENUE, start, end: start })]),
    results(
      { documentCode: UNIT, resultStatus: 'START_LIST' },
      ['1', '2'].map((code, at) => aResult({ sortOrder: at + 1, competitor: aCompetitor({ code, type: 'T' }) })),
    ),
  )
  while (!(await fetch(`${server.url}/api/units/${UNIT}`)).ok) await sleep(50)
  const send = aDevice(server, key, 'one')
  await send('start')
  await send('period-start')
  await sleep(2_000)
  const address = `${server.url}/api/live?topics=${topics.unit(UNIT)}`
  const followers = await startFollowers(address, { count: FOLLOWERS, events: GOALS, pattern: '"result":"(\\d+)"' })
  const [posted, stored]: [number[], number[]] = [[0], []]
  const late: number[] = []
  try {
    for (let n = 1; n <= GOALS; n += 1) {
      const next = sleep(PAUSE_MS)
      posted[n] = monotonic()
      stored.push(await send('goal'))
      await next
    }
    for (const [n, moments] of (await followers.arrivals()).entries())
      late.push(...moments.map((moment) => moment - (posted[n] ?? 0)))
  } finally {
    followers.stop()
  }
  for (let left = MANY; left > 0; left -= 200) await send('goal', Math.min(left, 200))
  const full: number[] = []
  for (let n = 0; n < GOALS; n += 1) full.push(await send('goal'))
  const told = (what: string, values: number[], reach?: string): Figure => {
    const sorted = values.toSorted((a, b) => a - b)
    const value = `p50 ${ms(quantile(sorted, 0.5))}, p99 ${ms(quantile(sorted, 0.99))}, longest ${ms(sorted.at(-1) ?? 0)}`
    return { what, value, ...(reach === undefined ? {} : { reach }) }
  }
  return [
    told(`stored, ${FOLLOWERS} followers`, stored, 'p99 50 ms'),
    told(`at a follower of ${FOLLOWERS}`, late),
    told(`stored, one after the other after ${MANY} taps`, full, 'p99 50 ms'),
  ]
}

export const desk: Measurement = {
  name: 'A tap of the result desk',
  async measure() {
    const place = await makePlace()
    const [key, before] = [newDeskKey(), newDeskKey()]
    const database = await openDatabase({ dataDir: place.dataDir })
    const days = [gamesDayAt(Date.now(), 0), gamesDayAt(Date.now(), -180)]
    for (const [at, one] of [key, before].entries())
      await transaction(database.pool, async (tx) => {
        await tx.query(
          `insert into account (username, username_key, password_hash) values ('rui', 'rui', '-') on conflict do nothing`,
        )
        const { rows } = await tx.query<{ id: string }>('select id from account')
        await insertLink(tx, {
          digest: digestOfDeskKey(one),
          venue: VENUE,
          location: null,
          day: days[at] ?? '',
          name: null,
          madeBy: rows[0]?.id ?? '',
        })
      })
    await database.close()
    const server = await startServer({ place })
    try {
      const { today } = (await (await fetch(`${server.url}/api/games`)).json()) as Games
      return await tapped(server, days[0] === today ? key : before)
    } finally {
      await server.stop()
      await place.remove()
    }
  },
}
