import { type FoundNeed, lateCount, type NeedSource } from '../office-home/index.ts'
import { codeNames } from '../names/index.ts'
import { differencesIn } from './differences.ts'
import { feedDisciplines, silentAfter } from './messages.ts'
import { newestAt, rejectedState } from './messages.queries.ts'

/** So soon after medals were won the table with them is on its way. Milliseconds. */
const ON_ITS_WAY_MS = 2 * 60_000
const DESK = '/office/feed'

/**
 * Messages that were rejected and nobody has left so, what sources say of the whole that is not what we derived, disciplines that run and send nothing, and that nobody sends anything
 * though something runs or is late. `speed`: of the games' clock.
 */
export const feedNeeds =
  (speed: () => number): NeedSource =>
  async (tx, { now, today }) => {
    const q = tx.from([])
    const { count, newest, since } = await rejectedState(q)
    const silent = (await feedDisciplines(q, speed())).filter(({ isSilent }) => isSilent)
    const lastAt = await newestAt(q)
    const isQuiet = lastAt !== null && Date.now() - lastAt.getTime() > silentAfter(speed())
    const late = isQuiet ? await lateCount(q, today, now) : 0
    const down: FoundNeed = {
      hurt: 'wrong',
      need: {
        key: 'feed-down:all',
        state: `t${lastAt?.getTime() ?? 0}`,
        kind: 'feed-down',
        name: null,
        values: { count: silent.reduce((sum, { running }) => sum + running, 0), late },
        href: `${DESK}/sources`,
        since: lastAt?.toISOString() ?? null,
      },
    }
    const names = await codeNames(
      tx,
      silent.map(({ code }) => ({ set: 'DISCIPLINE', code })),
    )
    const rejected: FoundNeed = {
      hurt: 'wrong',
      need: {
        key: 'rejected:all',
        // one more is another state
        state: `m${newest}`,
        kind: 'rejected',
        name: null,
        values: { count },
        href: `${DESK}?verdict=rejected`,
        since: since?.toISOString() ?? null,
      },
    }
    const different = (await differencesIn(tx)).filter((one) => Date.now() - Date.parse(one.since) > ON_ITS_WAY_MS)
    const differs: FoundNeed = {
      hurt: 'wrong',
      need: {
        key: 'differences:all',
        // another one, or one less, is another state
        state: `n${different.length}.${Math.max(0, ...different.map(({ message }) => message))}`,
        kind: 'differences',
        name: null,
        values: { count: different.length },
        href: `${DESK}/differences`,
        since: different[0]?.since ?? null,
      },
    }
    return [
      ...(isQuiet && silent.length + late > 0 ? [down] : []),
      ...(count > 0 ? [rejected] : []),
      ...(different.length > 0 ? [differs] : []),
      ...silent.map(
        ({ code, running, lastAt }): FoundNeed => ({
          hurt: 'wrong',
          need: {
            key: `discipline:${code}`,
            state: `t${lastAt ?? ''}`,
            kind: 'discipline',
            name: names.get(`DISCIPLINE/${code}`)?.name ?? null,
            values: { discipline: code, count: running },
            href: `${DESK}?discipline=${code}`,
            since: lastAt,
          },
        }),
      ),
    ]
  }
