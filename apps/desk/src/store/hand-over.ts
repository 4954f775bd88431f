import type { Tap } from '@games/domain/scoring/index'
import type { KeptTap } from './kept.ts'
import { draftOf, waitingOf } from './queue.ts'

/** What stands behind `#` of an address that hands taps over, before the taps themselves. */
export const HAND_OVER = 'taps='
/** As much as one code holds that a phone reads at once from another's screen. Letters. */
const CODE_LETTERS = 900
/** More than any phone has waiting; a longer one is no queue. Letters of JSON. */
const MOST_LETTERS = 4_000_000

/** A tap and the list that it was tapped under. */
type Passed = readonly [tap: Tap, list: string | null]

/**
 * What waits, as texts for codes: each stands for itself, so that they are read in any order, and twice does nothing. Squeezed where the browser
 * can (`z`), else as it is (`j`); base64url. Rejects never.
 */
export async function codesOf(taps: readonly KeptTap[]): Promise<readonly string[]> {
  const passed = passedOf(taps)
  const whole = await codeOf(passed)
  if (passed.length < 2 || whole.length <= CODE_LETTERS) return passed.length === 0 ? [] : [whole]
  const half = Math.ceil(passed.length / 2)
  const parts = await Promise.all([passed.slice(0, half), passed.slice(half)].map((part) => codesOf(part.map(keptOf))))
  return parts.flat()
}

/** What waits, as the text of a file. */
export const fileOf = (taps: readonly KeptTap[]): string => JSON.stringify(passedOf(taps))

/** Taps of another device, of a code or a file, as they are kept here; null: it is neither, or broken. */
export async function tapsIn(text: string): Promise<readonly KeptTap[] | null> {
  const code = text.trim().split(HAND_OVER).at(-1) ?? ''
  try {
    const json = /^[zj][\w-]+$/.test(code) ? await opened(code) : text
    if (json.length > MOST_LETTERS) return null
    const read: unknown = JSON.parse(json)
    return Array.isArray(read) && read.length > 0 && read.every(isPassed) ? read.map(keptOf) : null
  } catch {
    return null
  }
}

const passedOf = (taps: readonly KeptTap[]): Passed[] => {
  const lists = new Map(taps.map(({ tap, list }) => [tap.id, list ?? null]))
  return waitingOf(taps).map((tap) => [draftOf(tap), lists.get(tap.id) ?? null])
}
const keptOf = ([tap, list]: Passed): KeptTap => ({ tap: draftOf(tap), ...(list === null ? {} : { list }) })

/** What a queue needs of a tap; whether it makes sense the rules say, and the server. */
function isPassed(one: unknown): one is Passed {
  if (!Array.isArray(one) || one.length !== 2) return false
  const [given, list]: readonly unknown[] = one
  if (typeof given !== 'object' || given === null || (list !== null && typeof list !== 'string')) return false
  const { id, unit, device, kind, seq, deviceTime } = given as Partial<Record<keyof Tap, unknown>>
  return (
    [id, unit, device, kind].every((text) => typeof text === 'string' && text !== '' && text.length < 200) &&
    Number.isSafeInteger(seq) &&
    typeof deviceTime === 'number'
  )
}

async function codeOf(passed: readonly Passed[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(passed))
  if (!('CompressionStream' in globalThis)) return `j${lettersOf(bytes)}`
  return `z${lettersOf(await through(bytes, new CompressionStream('deflate-raw')))}`
}

async function opened(code: string): Promise<string> {
  const bytes = Uint8Array.from(atob(code.slice(1).replaceAll('-', '+').replaceAll('_', '/')), (one) =>
    one.charCodeAt(0),
  )
  const plain = code.startsWith('z') ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes
  return new TextDecoder('utf-8', { fatal: true }).decode(plain)
}

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
