import type { FollowKey } from '@games/domain/follow/follow'
import type { ReactElement } from 'react'
import { createStore } from '../session/store.ts'
import { ownLack, ownPermission } from './device.ts'
import { readNotices } from './notices.ts'

/** Who has just been followed, by key and name. */
export interface JustFollowed {
  readonly key: FollowKey
  readonly name: string
}

/** The question that the app shell shows; null: none. */
export const offered = createStore<{ readonly question: ReactElement | null }>({ question: null })

/** Whether notifications can be offered: they are not on, and nobody has been asked on this device. */
function isOfferDue(): boolean {
  const { isOn, wasOffered } = readNotices()
  return !isOn && !wasOffered && ownLack() === null && ownPermission() !== 'denied'
}

/** Asks, once a device, whether to be told of who is followed. `onAnswered`: whatever the answer, and also where nothing is asked. */
export function offerNotices(followed: JustFollowed, onAnswered: () => void): void {
  if (!isOfferDue()) return onAnswered()
  import('./NoticeOffer.tsx').then(({ ask }) => ask(followed, onAnswered)).catch(onAnswered)
}
