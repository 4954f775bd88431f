/** What short codes are made of: no vowels, so that they are no words, and nothing that looks like something else. */
export const SHORT_CODE_LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ'
export const SHORT_CODE_LENGTH = 8

/** The longest address that is looked at: ours have a tenth of it. */
const LONGEST = 1_000
const SIGNED = /^[\da-z]{1,9}\.[\w-]{22}$/
const LETTERS = new RegExp(`^[${SHORT_CODE_LETTERS}]{${SHORT_CODE_LENGTH}}$`)

/** What was read by a camera or typed. */
export type ReadCode =
  | { readonly kind: 'short'; readonly code: string }
  | { readonly kind: 'signed'; readonly trivia: string; readonly code: string }
  /** Cut, empty, or nothing that a code could be. */
  | { readonly kind: 'unreadable' }
  /** Whole, and no code of a trivia. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'other-host'; readonly host: string }

/** Reads what a camera saw or somebody typed, on a site whose address has `host`: the address in a QR, or the code under it. */
export function readTriviaCode(written: string, host: string): ReadCode {
  const text = written.trim()
  if (text === '' || text.length > LONGEST) return { kind: 'unreadable' }
  if (/^[a-z][\w+.-]*:/i.test(text) || text.includes('/')) return readAddress(text, host)
  const code = text.toUpperCase().replace(/[\s-]+/g, '')
  return LETTERS.test(code) ? { kind: 'short', code } : { kind: 'unreadable' }
}

function readAddress(text: string, host: string): ReadCode {
  const address = text.startsWith('/')
    ? `https://${host}${text}`
    : /^[a-z][\w+.-]*:/i.test(text)
      ? text
      : `https://${text}`
  if (!URL.canParse(address)) return { kind: 'unreadable' }
  const { protocol, host: at, pathname, searchParams } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return { kind: 'unknown' }
  if (at !== host.toLowerCase()) return { kind: 'other-host', host: at }
  const trivia = /^\/trivia\/([a-z\d-]{1,40})\/?$/.exec(pathname)?.[1]
  // an address that ends within its path
  if (trivia === undefined)
    return { kind: /^\/(t(r(i(v(i(a(\/)?)?)?)?)?)?)?$/.test(pathname) ? 'unreadable' : 'unknown' }
  const code = searchParams.get('code') ?? ''
  return SIGNED.test(code) ? { kind: 'signed', trivia, code } : { kind: 'unreadable' }
}

/** A short code as it stands under a QR: `BCDF-2345`. */
export const writtenShortCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`
