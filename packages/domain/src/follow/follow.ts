/** What a visitor can follow (0094). */
export const FOLLOW_KINDS = ['athlete', 'team', 'delegation', 'discipline', 'unit'] as const
export type FollowKind = (typeof FOLLOW_KINDS)[number]

/** Most that one visitor follows at a time. */
export const MOST_FOLLOWED = 200

/** What is followed, as text: `athlete.3104229`, `delegation.AL`, `unit.JUDW57KG--------------FNL-000100` (without trailing filler). */
export type FollowKey = `${FollowKind}.${string}`

export const followKey = (kind: FollowKind, code: string): FollowKey => `${kind}.${code}`

const KEY = new RegExp(`^(${FOLLOW_KINDS.join('|')})\\.([A-Za-z0-9_.-]{1,40})$`)

/** What a key names; null: it is none. */
export function readFollowKey(key: string): { readonly kind: FollowKind; readonly code: string } | null {
  const [, kind, code] = KEY.exec(key) ?? []
  return code === undefined ? null : { kind: kind as FollowKind, code }
}

export const isFollowKey = (key: string): key is FollowKey => KEY.test(key)

/**
 * The newest word about whether something is followed, by any of a visitor's devices. `at`: epoch milliseconds, and always more than that of
 * the word it replaces, so that a device whose clock is slow has its say too.
 */
export interface FollowMark {
  readonly key: FollowKey
  readonly followed: boolean
  readonly at: number
}

/** What stands after a word about `key`, said at `now` by somebody who knows `marks`. */
export function withMark(
  marks: readonly FollowMark[],
  { key, followed }: Pick<FollowMark, 'key' | 'followed'>,
  now: number,
): FollowMark[] {
  const before = marks.find((mark) => mark.key === key)
  return [
    ...marks.filter((mark) => mark.key !== key),
    { key, followed, at: Math.max(now, before === undefined ? 0 : before.at + 1) },
  ]
}

/**
 * What several devices said, as one: of each key the newest word, and of two of the same instant the one that follows. Whatever the order and
 * however often, the same comes of it.
 */
export function mergeMarks(...lists: readonly (readonly FollowMark[])[]): FollowMark[] {
  const newest = new Map<FollowKey, FollowMark>()
  for (const mark of lists.flat()) {
    const known = newest.get(mark.key)
    if (!known || mark.at > known.at || (mark.at === known.at && mark.followed)) newest.set(mark.key, mark)
  }
  return [...newest.values()].sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1))
}

/** The keys that are followed, in the order in which they were marked. */
export const followedOf = (marks: readonly FollowMark[]): FollowKey[] =>
  marks.filter(({ followed }) => followed).map(({ key }) => key)
