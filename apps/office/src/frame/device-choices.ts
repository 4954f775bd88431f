import { createStore } from '@games/web/session/store.ts'

/** How somebody works on this device. */
export interface DeviceChoices {
  /** The sidebar as a rail; null: as the page wants it. */
  readonly rail: boolean | null
  /** Keys of one letter do something (WCAG 2.1.4). */
  readonly letterKeys: boolean
}

const KEY = 'office'
const USUAL: DeviceChoices = { rail: null, letterKeys: true }

/** What lies on the device may be old, broken or somebody's joke. */
function read(): DeviceChoices {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof DeviceChoices, unknown>>
    return {
      rail: typeof stored.rail === 'boolean' ? stored.rail : USUAL.rail,
      letterKeys: typeof stored.letterKeys === 'boolean' ? stored.letterKeys : USUAL.letterKeys,
    }
  } catch {
    return USUAL
  }
}

const store = createStore<DeviceChoices>(read())

/** The choices of this device, stored where the browser lets us, else as long as the page. */
export const deviceChoices = {
  get: store.get,
  subscribe: store.subscribe,
  set(change: Partial<DeviceChoices>): void {
    store.set(change)
    try {
      localStorage.setItem(KEY, JSON.stringify(store.get()))
    } catch {
      // kept until the page is left
    }
  },
}
