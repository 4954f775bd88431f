import type { KeptTap } from './kept.ts'

const NAME = 'games-desk'

interface Tab {
  /** This tab leads now. */
  readonly onLead: () => void
  /** Another tab leads now. Resolves with the unsent taps of this one. */
  readonly onLost: () => Promise<readonly KeptTap[]>
  /** Unsent taps of the tab that led before: it wrote them to the disk after this one had read it, or has them in memory only. */
  readonly onTaps: (taps: readonly KeptTap[]) => void
}

/**
 * One tab of a device leads, by a lock of the browser. A tab that loses the lead passes its unsent taps to the one that has it. Without locks every
 * tab leads. `takeOver` makes this tab the one that leads.
 */
export function lead({ onLead, onLost, onTaps }: Tab): { readonly takeOver: () => void } {
  if (!('locks' in navigator)) {
    onLead()
    return { takeOver: () => undefined }
  }
  let isMine = false
  const tabs = new BroadcastChannel(NAME)
  tabs.onmessage = ({ data }: MessageEvent<readonly KeptTap[]>) => {
    if (isMine) onTaps(data)
  }
  const lose = async (): Promise<void> => {
    isMine = false
    const taps = await onLost()
    if (taps.length > 0) tabs.postMessage(taps)
  }
  const held = new Promise<never>(() => undefined)
  const request = (steal: boolean): void => {
    // the other tab may pass its taps before the browser says that the lock is here
    isMine = true
    navigator.locks
      .request(NAME, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (!lock) return lose()
        onLead()
        return held
      })
      .catch(lose)
  }
  request(false)
  return { takeOver: () => request(true) }
}
