import { pageMeta } from '../platform/page-meta.ts'

/** The server's origin inside the native wrapper; empty where the page is the server's own. */
export const serverOrigin = (): string => (import.meta.env.SSR ? '' : pageMeta('api-base'))

export const isBearer = (): boolean => serverOrigin() !== ''

/**
 * The session in the native wrapper, whose pages are of another origin than the server: its token is in the device's keychain or keystore, which
 * no other app, no backup and no page of a browser reads, and goes in the `authorization` header. In browsers it is in a cookie that no script
 * reaches.
 */
const keeper = () => import('./own-token.ts').then(({ ownToken }) => ownToken)

/** The session's token; null: there is none, or it is in a cookie. */
export const bearerToken = async (): Promise<string | null> => (isBearer() ? (await keeper()).token() : null)

/** Stores the token of a session that begins, or with null forgets it. Where nothing can be stored it lasts as long as the page. */
export function setBearerToken(token: string | null): void {
  if (isBearer()) void keeper().then(({ set }) => set(token))
}
