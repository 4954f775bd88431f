const LOCK = 'games-desk'

/**
 * One tab of a device leads. Calls `onLead` once this one does, and `onLost` when another took it. Gives what takes it over now. Where the
 * browser has no locks every tab leads.
 */
export function lead(onLead: () => void, onLost: () => void): { readonly takeOver: () => void } {
  if (!('locks' in navigator)) {
    onLead()
    return { takeOver: () => undefined }
  }
  const held = new Promise<never>(() => undefined)
  const request = (steal: boolean): void => {
    navigator.locks
      .request(LOCK, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (!lock) {
          onLost()
          return undefined
        }
        onLead()
        return held
      })
      .catch(() => onLost())
  }
  request(false)
  return { takeOver: () => request(true) }
}
