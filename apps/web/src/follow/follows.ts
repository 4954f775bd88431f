import {
  type FollowKey,
  type FollowMark,
  followedOf,
  isFollowKey,
  mergeMarks,
  withMark,
} from '@games/domain/follow/follow'
import { useSyncExternalStore } from 'react'

/**
 * What a visitor follows, on this device; for who is signed in sync-follows.ts makes it the same on all of theirs. Where storage is closed to us
 * it lasts as long as the page.
 */
const KEY = 'games.follows'

const listeners = new Set<() => void>()
let text: string | null = null
let marks: readonly FollowMark[] = []
let followed: readonly FollowKey[] = []
/** False: the device had no room for the last word, which lasts as long as the page. */
let isStored = true

/** The marks as they are stored now: another tab may have changed them. */
export function readMarks(): readonly FollowMark[] {
  if (!isStored) return marks
  let stored = text
  try {
    stored = localStorage.getItem(KEY)
  } catch {
    // what was marked on this page stands
  }
  if (stored !== text) take(stored)
  return marks
}

function take(stored: string | null): void {
  text = stored
  marks = marksIn(stored)
  followed = followedOf(marks)
}

/** The marks in a text that is stored; what is none of ours, or of another version, follows nothing. */
export function marksIn(stored: string | null): readonly FollowMark[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(read) ? mergeMarks(read.filter(isMark)) : []
  } catch {
    return []
  }
}

const isMark = (one: Partial<Record<keyof FollowMark, unknown>> | null): one is FollowMark =>
  typeof one?.key === 'string' &&
  isFollowKey(one.key) &&
  typeof one.followed === 'boolean' &&
  Number.isSafeInteger(one.at)

/** Puts marks in the place of those that are there. */
export function storeMarks(next: readonly FollowMark[]): void {
  take(JSON.stringify(next))
  try {
    localStorage.setItem(KEY, text ?? '')
    isStored = true
  } catch {
    isStored = false
  }
  for (const listener of listeners) listener()
}

/** Notifies of every change, those of other tabs too. */
export function subscribeMarks(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Follows something from now on, or no longer. */
export const follow = (key: FollowKey, isFollowed: boolean): void =>
  storeMarks(withMark(readMarks(), { key, followed: isFollowed }, Date.now()))

/** The keys that are followed, in the order in which they were marked. */
export const readFollowed = (): readonly FollowKey[] => {
  readMarks()
  return followed
}
const NOTHING: readonly FollowKey[] = []

/** The same; none on the server and until hydrated. */
export const useFollowed = (): readonly FollowKey[] => useSyncExternalStore(subscribeMarks, readFollowed, () => NOTHING)
