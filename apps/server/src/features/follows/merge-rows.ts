import { type FollowMark, followedOf, MOST_FOLLOWED, mergeMarks } from '@games/domain/follow/follow'
import { withoutOldest } from '@games/domain/follow/most-marks'
import type { FollowRow } from './follows.queries.ts'

/** No clock of a device is believed further ahead of the server's than this. */
const MOST_AHEAD_MS = 86_400_000

/**
 * What an account's rows become when a device says `marks`; null: more would be followed than may be. A word from further in the future than
 * a day is one of then, once: sent again later it is no newer.
 */
export function mergeRows(
  rows: readonly FollowRow[],
  marks: readonly FollowMark[],
  now: number,
): { readonly put: FollowRow[]; readonly gone: FollowRow[]; readonly all: FollowMark[] } | null {
  const known = new Map(rows.map((row) => [row.key, row]))
  const latest = now + MOST_AHEAD_MS
  const said = new Map(rows.map(({ key, said_at }) => [key, said_at]))
  const words = mergeMarks(marks).flatMap((mark): FollowMark[] => {
    const before = said.get(mark.key) ?? -1
    said.set(mark.key, Math.max(before, mark.at))
    if (mark.at <= latest) return [mark]
    return mark.at > before ? [{ ...mark, at: latest }] : []
  })
  const all = withoutOldest(
    mergeMarks(
      rows.map(({ key, followed, at }) => ({ key, followed, at })),
      words,
    ),
  )
  if (followedOf(all).length > MOST_FOLLOWED) return null
  const stay = new Set(all.map(({ key }) => key))
  return {
    all,
    put: all
      .map((mark): FollowRow => ({ ...mark, said_at: said.get(mark.key) ?? mark.at }))
      .filter((row) => {
        const before = known.get(row.key)
        return row.at !== before?.at || row.followed !== before.followed || row.said_at !== before.said_at
      }),
    gone: rows.filter(({ key }) => !stay.has(key)),
  }
}
