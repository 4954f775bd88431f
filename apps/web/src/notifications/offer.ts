import { ownLack, ownPermission } from './device.ts'
import { readNotices } from './notices.ts'
import type { JustFollowed } from './offered.ts'

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
