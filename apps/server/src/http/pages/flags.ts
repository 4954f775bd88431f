import { Hono } from 'hono'
import { collect } from '../server/message-body.ts'
import { type Bytes, etagOf, matches } from '../response-cache/encoding.ts'
import { pageSecurity } from '../server/security.ts'
import type { StaticFiles } from './static-files.ts'

export interface FlagDeps {
  readonly files: StaticFiles
  /** Base address of another flag service, `https://flags.example/w80`; null: our own pictures. */
  readonly flagsBase: string | null
  readonly log: (line: string, error?: unknown) => void
}

const PATIENCE_MS = 5_000
/** A flag of 80 px has about 1 kB, the largest 8. */
const MAX_BYTES = 50_000
/** How long a service that failed is left alone. */
const PAUSE_MS = 60_000

/**
 * `GET /flags/w80/{code}.png` (R3.13) from the operator's flag service, requested once a flag and by us: a visitor's browser talks to nobody
 * else. Our own pictures answer where there is no such service, and where it does not answer.
 */
export function flagRoutes({ files, flagsBase, log }: FlagDeps): Hono {
  const app = new Hono()
  if (flagsBase === null) return app
  const cached = new Map<string, Promise<{ bytes: Bytes; etag: string } | null>>()
  const flagOf = (code: string) => {
    let flag = cached.get(code)
    if (!flag) {
      flag = fetchFlag(`${flagsBase}/${code}.png`).catch((error: unknown) => {
        log(`flag ${code} from ${flagsBase}`, error)
        setTimeout(() => cached.delete(code), PAUSE_MS).unref()
        return null
      })
      cached.set(code, flag)
    }
    return flag
  }
  app.get('/flags/w80/:file{[a-z]{2}\\.png}', async (c) => {
    const own = await files(c, c.req.path)
    // only countries we know: nobody makes us request anything else
    if (!own) return c.text('Not found', 404, { ...pageSecurity(c), 'cache-control': 'no-store' })
    const flag = await flagOf(c.req.param('file').slice(0, 2))
    if (!flag) return own
    const headers = {
      ...pageSecurity(c),
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      etag: flag.etag,
    }
    return matches(c.req.header('if-none-match'), flag.etag)
      ? c.body(null, 304, headers)
      : c.body(flag.bytes, 200, headers)
  })
  return app
}

const PNG = [0x89, 0x50, 0x4e, 0x47]

async function fetchFlag(address: string): Promise<{ bytes: Bytes; etag: string }> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  const read = await collect(answer.body, MAX_BYTES)
  const bytes = new Uint8Array(read ?? [])
  if (PNG.some((byte, at) => bytes[at] !== byte)) throw new Error('is no PNG of a flag’s size')
  return { bytes, etag: etagOf(bytes) }
}
