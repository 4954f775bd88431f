/** The communications somebody has dismissed, each by what it was published as. Read before the first paint too (src/first-paint.ts). */
const KEY = 'games.banners'
/** More are never needed: the oldest is withdrawn by then. */
const MOST = 50

/** A communication as it was published: published anew it is another one. */
export const bannerKey = ({ id, at }: { readonly id: string; readonly at: string }): string => `${id}@${at}`

/** What was dismissed on this device. A browser that stores nothing for us has nothing. */
export function dismissedBanners(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Remembers one that is dismissed; where the browser does not let us, it comes again with the next page. */
export function storeDismissed(key: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...dismissedBanners().filter((one) => one !== key), key].slice(-MOST)))
  } catch {
    // it is gone from this page all the same
  }
}
