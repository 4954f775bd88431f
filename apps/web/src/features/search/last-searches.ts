/** The last texts somebody searched for, on the device alone, the newest first. */
const KEY = 'games.searches'
const MOST = 5

export function lastSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MOST) : []
  } catch {
    // closed to us, or somebody else's: there are none
    return []
  }
}

export function storeSearch(text: string): void {
  const others = lastSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())
  write([text, ...others].slice(0, MOST))
}

export const clearSearches = (): void => write([])

function write(texts: readonly string[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(texts))
  } catch {
    // a device that keeps nothing for us has no last searches
  }
}
