import { createHash } from 'node:crypto'
import { FONT_PRELOAD } from '@games/contract/font-preload'
import type { Context } from 'hono'
import type { HeaderRecord } from '../response-cache/respond.ts'

/** Scripts or styles that stand in a document, as a policy lets them in; none: `'none'`. */
export const digests = (texts: readonly string[]): string =>
  texts.length === 0
    ? "'none'"
    : texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')

/**
 * Only our own scripts, styles, pictures and connections; in the document one script, which requests the font, and no style. `data:` is for small pictures in style sheets. A film in
 * pieces is put together in memory by our script (`blob:`), with its captions in a track that begins empty (`data:,WEBVTT`): also on a page that
 * was open before the film was published.
 */
const OWN_ONLY = [
  "default-src 'self'",
  `script-src 'self' ${digests([FONT_PRELOAD])}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self' blob: data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
]

/** What others' pictures and films need besides: a film in pieces is fetched by script. */
const letIn = (rule: string, mapOrigin: string | null, filmOrigins: string): string => {
  if (mapOrigin !== null && rule.startsWith('img-src')) return `${rule} ${mapOrigin}`
  const isOfFilms = rule.startsWith('connect-src') || rule.startsWith('media-src')
  return isOfFilms && filmOrigins !== '' ? `${rule} ${filmOrigins}` : rule
}

const pageFramedBy = (ancestors: string, mapOrigin: string | null = null, filmOrigins = ''): HeaderRecord => ({
  'content-security-policy': [
    ...OWN_ONLY.map((rule) => letIn(rule, mapOrigin, filmOrigins)),
    `frame-ancestors ${ancestors}`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(self), geolocation=(self), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
})
const overTls = (headers: HeaderRecord): HeaderRecord => ({
  ...headers,
  'strict-transport-security': 'max-age=31536000',
})

/** An address of an e-mail has a token, of which nobody is told by the next request. */
const withoutReferrer = (headers: HeaderRecord): HeaderRecord => ({ ...headers, 'referrer-policy': 'no-referrer' })

const PAGE = pageFramedBy("'none'")
const PAGE_OVER_TLS = overTls(PAGE)
const WIDGET = pageFramedBy('*')
const WIDGET_OVER_TLS = overTls(WIDGET)

/** The pages that are made for other sites (R2.1, R3.3): anybody may frame them, and the one that says that there is no such widget. */
const isWidget = (path: string): boolean => path.startsWith('/widget/')

/** A draft as visitors would see it, which the office alone frames. */
const isPreview = (path: string): boolean => path.startsWith('/preview/')

/** Where e-mails lead; as the router reads a path, which knows neither case nor slashes too many. */
const isFromMail = (path: string): boolean => /^\/+auth(?:\/|$)/i.test(path)

/** Security headers of the page at a path. The same record for the same case, always. */
export type PageSecurity = (path: string, tls: boolean) => HeaderRecord

/**
 * Widgets may be framed by anybody, every other page by `embedOrigins` alone, and by nobody where there are none (R3.3). `mapOrigin` is
 * the origin of a map's tiles (MAP_TILES); null: every picture is our own. `filmOrigins` are those of films and streams, which the
 * organiser may change at any moment; empty: they are our own.
 */
export function createPageSecurity(
  embedOrigins: readonly string[],
  mapOrigin: string | null = null,
  filmOrigins: () => string = () => '',
): PageSecurity {
  let made:
    | { readonly of: string; readonly plain: readonly HeaderRecord[]; readonly fromMail: readonly HeaderRecord[] }
    | undefined
  const framedByUs = (of: string) => pageFramedBy("'self'", mapOrigin, of)
  const current = () => {
    const of = filmOrigins()
    if (made?.of === of) return made
    const page =
      embedOrigins.length === 0 && mapOrigin === null && of === ''
        ? PAGE
        : pageFramedBy(embedOrigins.join(' ') || "'none'", mapOrigin, of)
    const plain = [page, overTls(page)]
    return (made = { of, plain, fromMail: plain.map(withoutReferrer) })
  }
  return (path, tls) => {
    if (isWidget(path)) return tls ? WIDGET_OVER_TLS : WIDGET
    if (isPreview(path)) return tls ? overTls(framedByUs(filmOrigins())) : framedByUs(filmOrigins())
    const { plain, fromMail } = current()
    return (isFromMail(path) ? fromMail : plain)[tls ? 1 : 0] ?? PAGE
  }
}

/** True when the visitor came over https, to us or to the proxy in front: what others say of themselves never gets this far (listen.ts). */
export const isSecure = (c: Context): boolean =>
  c.req.header('x-forwarded-proto') === 'https' || c.req.raw.url.startsWith('https:')

/** Headers of what is refused before anything of the request is understood. */
export const REFUSAL_HEADERS: HeaderRecord = PAGE

/** Headers of whatever else a browser may show: files, refusals; never framed. HSTS over https only: over plain http it would be ignored, or lock out a test machine. */
export const pageSecurity = (c: Context): HeaderRecord => (isSecure(c) ? PAGE_OVER_TLS : PAGE)

/**
 * The script that reads QR codes off the pages' threads: WebAssembly may be compiled in it, and in no page; it fetches from us alone. A
 * worker is held to the policy it was sent with, not to its page's.
 */
const READER = 'code-reader.worker-'
const READER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Headers of a file of the client at a path. */
export function fileSecurity(c: Context, path: string): HeaderRecord {
  const headers = pageSecurity(c)
  return path.startsWith(`/assets/${READER}`) ? { ...headers, 'content-security-policy': READER_POLICY } : headers
}

/** Headers of API answers: public, for any site, never taken for anything but what they say they are. */
export const API_SECURITY: HeaderRecord = {
  'access-control-allow-origin': '*',
  // else a page of another site may not read them
  'access-control-expose-headers': 'Allow, ETag, Link, Retry-After, Content-Disposition, Accept-Ranges, Content-Range',
  'x-content-type-options': 'nosniff',
}

/** Of a PDF: nothing of it may reach anything; the styles are those a browser's own viewer puts around it. */
export const VIEWER_ONLY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; base-uri 'none'; form-action 'none'"

/** With `no-cache`: stored by browsers, shown only after revalidation (304). */
export const API_HEADERS: HeaderRecord = { ...API_SECURITY, 'cache-control': 'no-cache', vary: 'Accept-Encoding' }
