import type { FoundNeed, NeedSource } from '../office-home/index.ts'
import { codeNames } from '../names/index.ts'
import { feedDisciplines } from './messages.ts'
import { rejectedState } from './messages.queries.ts'

const DESK = '/office/feed'

/** Messages that were rejected and nobody has left so, and disciplines that run and send nothing. `speed`: of the games' clock. */
export const feedNeeds =
  (speed: () => number): NeedSource =>
  async (tx) => {
    const q = tx.from([])
    const { count, newest, since } = await rejectedState(q)
    const silent = (await feedDisciplines(q, speed())).filter(({ isSilent }) => isSilent)
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
    return [
      ...(count > 0 ? [rejected] : []),
      ...silent.map(
        ({ code, running, lastAt }): FoundNeed => ({
          hurt: 'wrong',
          need: {
            key: `discipline:${code}`,
            state: `t${lastAt ?? ''}`,
            kind: 'discipline',
            name: names.get(`DISCIPLINE/${code}`) ?? null,
            values: { discipline: code, count: running },
            href: `${DESK}?discipline=${code}`,
            since: lastAt,
          },
        }),
      ),
    ]
  }
