import { pageMeta } from '../platform/page-meta.ts'

/**
 * The session in the native wrapper, whose pages are of another origin than the server: its token is in the app's own storage, which no other
 * app and no page of a browser reads, and goes in the `authorization` header. In browsers it is in a cookie that no script reaches.
 */
const KEY = 'session'

/** The server's origin inside the native wrapper; empty where the page is the server's own. */
export const serverOrigin = (): string => (import.meta.env.SSR ? '' : pageMeta('api-base'))

export const isBearer = (): boolean => serverOrigin() !== ''

let current: string | null | undefined

/** The session's token; null: there is none, or it is in a cookie. */
export function bearerToken(): string | null {
  if (!isBearer()) return null
  if (current === undefined) current = inStorage((storage) => storage.getItem(KEY))
  return current
}

/** Stores the token of a session that begins, or with null forgets it. Where nothing can be stored it lasts as long as the page. */
export function setBearerToken(token: string | null): void {
  if (!isBearer()) return
  current = token
  inStorage((storage) => (token === null ? storage.removeItem(KEY) : storage.setItem(KEY, token)))
}

function inStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}
