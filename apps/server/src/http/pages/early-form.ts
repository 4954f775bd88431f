import { type Locale, comparableCpf } from '@games/domain'
import type { Context } from 'hono'
import { readBody } from '../server/message-body.ts'
import { isFromOwnPage } from '../session/own-page.ts'
import { localeOf } from './locale.ts'
import { loadEarlyWords } from './pages.ts'

/** Forms are a hundredth of it. */
const MAX_BODY_BYTES = 16_384
/** What may stand on the page again. A password, a CPF or a token never does. */
const SHOWN = new Set(['identifier', 'username', 'email', 'guardianEmail', 'birthYear'])
const LONGEST = 254

/**
 * The answer to a page's form that the browser has sent by itself, since the script that sends it was not there: the page once more, with a
 * note that nothing was sent on, and with what may be shown of what was typed. Undefined where the page has no such form.
 *
 * @param show The answer to a request for the page.
 */
export async function earlyForm(
  c: Context,
  show: (request: Request) => Response | Promise<Response>,
): Promise<Response | undefined> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) return undefined
  const { pathname, search } = new URL(c.req.url)
  const headers = new Headers(c.req.raw.headers)
  for (const name of ['accept-encoding', 'if-none-match', 'content-type', 'content-length', 'content-encoding'])
    headers.delete(name)
  const shown = await show(new Request(c.req.url, { headers }))
  if (!shown.headers.get('content-type')?.startsWith('text/html')) return shown.status < 400 ? shown : undefined
  const page = await shown.text()
  if (!page.includes('method="post"')) return undefined
  // what another site sends is no visitor's: it leads to the page as it is
  if (!isFromOwnPage(c)) return c.body(null, 303, { 'cache-control': 'no-store', location: pathname + search })
  const note = await noteOf(localeOf(c))
  const body = filled(page, await typedOf(c)).replace('<div id="root">', () => `${note}<div id="root">`)
  return new Response(body, { status: shown.status, headers: answerHeaders(shown.headers) })
}

function answerHeaders(of: Headers): Headers {
  const headers = new Headers(of)
  for (const name of ['etag', 'content-length']) headers.delete(name)
  headers.set('cache-control', 'no-store')
  return headers
}

/** What was typed and may be shown, by the fields' names. */
async function typedOf(c: Context): Promise<ReadonlyMap<string, string>> {
  const body = await readBody(c.req.raw, c.req.header('content-encoding'), MAX_BODY_BYTES)
  if (!body.ok) return new Map()
  const fields = new URLSearchParams(new TextDecoder().decode(body.value))
  return new Map([...fields].filter(([name, value]) => SHOWN.has(name) && value.length <= LONGEST && !isLikeCpf(value)))
}

/** A username has no eight digits, a CPF has. */
const isLikeCpf = (value: string): boolean => (comparableCpf(value).match(/\d/g)?.length ?? 0) >= 8

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const filled = (page: string, typed: ReadonlyMap<string, string>): string =>
  page.replace(/<input\b[^>]*>/g, (input) => {
    const value = typed.get(/ name="([^"]*)"/.exec(input)?.[1] ?? '')
    if (value === undefined || input.includes(' value=')) return input
    return input.replace(/^<input/, () => `<input value="${escaped(value)}"`)
  })

async function noteOf(locale: Locale): Promise<string> {
  const { title, why } = await (await loadEarlyWords())(locale)
  // the app removes it with the next page
  return `<div class="app-shell-early" role="alert" data-page><b>${escaped(title)}</b><p>${escaped(why)}</p></div>`
}
