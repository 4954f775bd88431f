import { type AccountData, ApiFailure, type Watched } from '@games/contract'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { Statements } from '../../facts/reading.ts'
import { type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
import { awardPoints } from '../points/index.ts'
import { countPlayed, isWhole } from './count-played.ts'
import { filmKey } from './film.ts'
import { filmWatchedRow, lockWatcher, markWatched, putWatch, watcherRow, watchRow } from './safe-sport.queries.ts'
import type { FilmWatch } from './watch-film.ts'

export { filmFolder } from './demo-film.ts'
export { FilmSetting } from './film.ts'
export { type FilmWatch, watchFilm } from './watch-film.ts'

/** The film's line in a ledger: whichever film it is, it earns once (R7.5). */
const LEDGER_REF = 'video'

export const safeSportCalls = (
  pool: Pool,
  { film, points }: Pick<FilmWatch, 'film' | 'points'>,
): PrivateCalls<'getSafeSport' | 'reportPlayed'> => {
  const watched = async (q: ClientBase | Pool, accountId: string): Promise<Watched> => {
    const shown = film()
    const account = await watcherRow(q, accountId)
    const row = shown && (await watchRow(q, accountId, filmKey(shown)))
    return {
      seconds: (row?.watched_ms ?? 0) / 1_000,
      wholeAt: account?.video_watched_at?.toISOString() ?? null,
      earned: account?.earned ?? null,
      points: account?.points ?? 0,
    }
  }
  return {
    getSafeSport: async (_input, { viewer }) => ({
      view: {
        film: film(),
        worth: points(),
        watched: viewer && (await watched(pool, viewer.accountId)),
      },
    }),

    /** Who has watched the whole is answered like the first time, and nothing is counted any more. */
    async reportPlayed({ body }, caller) {
      const { accountId } = viewerOf(caller)
      const shown = film()
      if (!shown) throw new ApiFailure(404, 'not-found', 'There is no film')
      const view = await transaction(pool, async (tx) => {
        const now = await lockWatcher(tx, accountId)
        const account = await watcherRow(tx, accountId)
        if (account?.video_watched_at === null) {
          const row = await watchRow(tx, accountId, filmKey(shown))
          const before = row && {
            watchedMs: row.watched_ms,
            play: row.play,
            spareMs: row.spare_ms,
            reportedAt: row.reported_at.getTime(),
          }
          const lengthMs = shown.seconds * 1_000
          const after = countPlayed(
            before ?? null,
            { ...body, to: Math.min(body.to, Math.floor(lengthMs)) },
            Math.floor(now),
          )
          await putWatch(tx, { accountId, film: filmKey(shown), ...after, reportedAt: new Date(after.reportedAt) })
          if (isWhole(after, lengthMs)) {
            await markWatched(tx, accountId)
            await awardPoints(tx, accountId, { reason: 'safe-sport', ref: LEDGER_REF, points: points() })
          }
        }
        return watched(tx, accountId)
      })
      return { view }
    },
  }
}

/** How far an account has watched which film; null: nothing of any. */
export async function ownFilmWatched(q: Statements, accountId: string): Promise<AccountData['filmWatched']> {
  const row = await filmWatchedRow(q, accountId)
  return row ? { film: row.film, seconds: row.watched_ms / 1_000, reportedAt: row.reported_at.toISOString() } : null
}
