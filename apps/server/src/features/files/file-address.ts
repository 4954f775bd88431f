import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** To whom an address is handed: everybody, who is signed in, or the staff. */
export type Reader = 'everybody' | 'user' | 'staff'

/** What an address says of who was handed it. */
export type AddressVerdict =
  | { readonly kind: 'valid'; readonly reader: Reader }
  | { readonly kind: 'forged' | 'expired' }

export interface FileAddresses {
  /** `/files/{id}/{variant}`, for others than everybody with a signature that ends. The same for the same week, so that an address stays one file’s. */
  address(id: string, variant: string, reader: Reader): string
  verdictOf(id: string, variant: string, query: Readonly<Record<string, string>>): AddressVerdict
}

/**
 * A signed address holds from one week to two: it is shown by `<img>` and `<video>` of the native wrapper, which send no cookie, and by
 * what was cached for when there is no network.
 */
const WEEK_MS = 7 * 24 * 60 * 60_000

/** `accountsKey`: ACCOUNTS_KEY, the same on all servers of one database. */
export function createFileAddresses(accountsKey: string, now: () => number): FileAddresses {
  const key = Buffer.from(hkdfSync('sha256', accountsKey, '', 'addresses of files', 32))
  const signature = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest().subarray(0, 16).toString('base64url')
  return {
    address(id, variant, reader) {
      const path = `/files/${id}/${variant}`
      if (reader === 'everybody') return path
      const until = ((Math.floor(now() / WEEK_MS) + 2) * WEEK_MS).toString(36)
      return `${path}?${new URLSearchParams({ for: reader, until, sig: signature(id, variant, reader, until) })}`
    },
    verdictOf(id, variant, { for: reader, until, sig }) {
      if (sig === undefined) return { kind: 'valid', reader: 'everybody' }
      if ((reader !== 'user' && reader !== 'staff') || until === undefined) return { kind: 'forged' }
      const [given, wanted] = [Buffer.from(sig), Buffer.from(signature(id, variant, reader, until))]
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return { kind: 'forged' }
      return Number.parseInt(until, 36) > now() ? { kind: 'valid', reader } : { kind: 'expired' }
    },
  }
}
