import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { SHORT_CODE_LENGTH, SHORT_CODE_LETTERS } from '@games/domain'

/** Whether a code is one of ours, and still holds. */
export type CodeVerdict = 'valid' | 'expired' | 'unknown'

export interface TriviaCodes {
  /** The code of a trivia's address; `until` (epoch milliseconds): it ends then, null: never. */
  readonly signed: (trivia: string, until: number | null) => string
  readonly verdictOf: (trivia: string, code: string, now: number, minutes: number | null) => CodeVerdict
  /** What stands under a QR; `minutes`: how long codes hold, null: without an end. */
  readonly short: (trivia: string, now: number, minutes: number | null) => string
  /** Whose of these trivia a short code is, and whether it still holds. */
  readonly findShort: (
    code: string,
    trivia: readonly string[],
    now: number,
    minutes: number | null,
  ) => { readonly trivia: string; readonly verdict: 'valid' | 'expired' } | null
}

/** So many ended short codes are told as ended; older ones are unknown. */
const REMEMBERED = 24
const MINUTE_MS = 60_000

/** Codes by a key of their own, made of the accounts' key: nothing of them is stored. */
export function createTriviaCodes(accountsKey: string): TriviaCodes {
  const key = Buffer.from(hkdfSync('sha256', accountsKey, '', 'codes of trivia', 32))
  const mac = (...parts: readonly (string | number)[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  const signature = (trivia: string, until: string) =>
    mac('signed', trivia, until).subarray(0, 16).toString('base64url')
  /** Codes that end are made for one span of so many minutes after the other; null: for all times. */
  const shortOf = (trivia: string, minutes: number | null, span: number | null): string => {
    let rest = mac('short', trivia, minutes ?? 0, span ?? 0).readBigUInt64BE()
    let code = ''
    while (code.length < SHORT_CODE_LENGTH) {
      code += SHORT_CODE_LETTERS[Number(rest % BigInt(SHORT_CODE_LETTERS.length))] ?? ''
      rest /= BigInt(SHORT_CODE_LETTERS.length)
    }
    return code
  }
  const spanAt = (now: number, minutes: number) => Math.floor(now / (minutes * MINUTE_MS))
  return {
    signed(trivia, until) {
      const seconds = until === null ? '0' : Math.floor(until / 1_000).toString(36)
      return `${seconds}.${signature(trivia, seconds)}`
    },
    verdictOf(trivia, code, now, minutes) {
      const [until = '', given = ''] = code.split('.')
      const wanted = signature(trivia, until)
      if (given.length !== wanted.length || !timingSafeEqual(Buffer.from(given), Buffer.from(wanted))) return 'unknown'
      if (until === '0') return minutes === null ? 'valid' : 'expired'
      return Number.parseInt(until, 36) * 1_000 > now ? 'valid' : 'expired'
    },
    short: (trivia, now, minutes) => shortOf(trivia, minutes, minutes === null ? null : spanAt(now, minutes)),
    findShort(code, trivia, now, minutes) {
      const spans = minutes === null ? [] : Array.from({ length: REMEMBERED }, (_, ago) => spanAt(now, minutes) - ago)
      for (const id of trivia) {
        if (code === shortOf(id, null, null)) return { trivia: id, verdict: minutes === null ? 'valid' : 'expired' }
        const ago = spans.findIndex((span) => code === shortOf(id, minutes, span))
        // the one before holds as well: it was shown until a moment ago
        if (ago !== -1) return { trivia: id, verdict: ago <= 1 ? 'valid' : 'expired' }
      }
      return null
    },
  }
}
