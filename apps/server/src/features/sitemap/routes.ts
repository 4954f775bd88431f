import { type Context, Hono } from 'hono'
import { loadSitePages } from '../../http/pages/pages.ts'
import { acceptsGzip } from '../../http/response-cache/encoding.ts'
import { isSecure, pageSecurity } from '../../http/server/security.ts'
import type { SiteOrigin } from '../../http/server/site-origin.ts'

type Site = Awaited<ReturnType<typeof loadSitePages>>
type Known = Parameters<Site['sitePages']>[0]
type SitePage = ReturnType<Site['sitePages']> extends Generator<infer P> ? P : never

export interface SitemapDeps {
  /** What the games have now. */
  readonly known: () => Promise<Known>
  readonly siteOrigin: SiteOrigin
  /** False for the demo: invented games are nothing for search engines. */
  readonly indexed: () => boolean
  readonly now?: () => number
}

/** Most addresses a sitemap may name (sitemaps.org). */
const MOST_ADDRESSES = 50_000
/** Crawlers come seldom and read old maps: what is known is read anew after this long. */
const FRESH_FOR_MS = 10 * 60_000
const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' } as const
/** Addresses written at once. */
const CHUNK = 200

/** `/robots.txt` and `/sitemap.xml`, an index of several where one may not name them all. */
export function sitemapRoutes({ known, siteOrigin, indexed, now = Date.now }: SitemapDeps): Hono {
  let pages: { readonly at: number; readonly list: Promise<readonly SitePage[]> } | undefined
  const sitePages = (site: Site): Promise<readonly SitePage[]> => {
    if (!pages || now() - pages.at > FRESH_FOR_MS) {
      const list = known().then((things) => [...site.sitePages(things)])
      pages = { at: now(), list }
      list.catch(() => (pages = undefined))
    }
    return pages.list
  }
  const originOf = (c: Context) => siteOrigin(c.req.header('host') ?? new URL(c.req.url).host, isSecure(c))

  const app = new Hono()
  app.get('/robots.txt', async (c) => {
    const { PRIVATE_PATHS } = await loadSitePages()
    const isIndexed = indexed()
    const rules = isIndexed
      ? ['/api/', '/ingest/', '/locale', ...PRIVATE_PATHS].map((path) => `Disallow: ${path}`)
      : ['Disallow: /']
    const lines = ['User-agent: *', ...rules, ...(isIndexed ? ['', `Sitemap: ${originOf(c)}/sitemap.xml`] : [])]
    return c.text(`${lines.join('\n')}\n`, 200, { ...pageSecurity(c), 'cache-control': 'public, max-age=3600' })
  })
  app.get('/sitemap.xml', async (c) => {
    const site = await loadSitePages()
    const list = await sitePages(site)
    const parts = Math.ceil(list.length / MOST_ADDRESSES)
    return parts <= 1 ? sendXml(c, urlSet(list, originOf(c), site)) : sendXml(c, index(parts, originOf(c)))
  })
  app.get('/:file{sitemap-[1-9][0-9]?\\.xml}', async (c) => {
    const site = await loadSitePages()
    const part = Number(/\d+/.exec(c.req.param('file'))?.[0]) - 1
    const list = (await sitePages(site)).slice(part * MOST_ADDRESSES, (part + 1) * MOST_ADDRESSES)
    return list.length === 0
      ? c.text('Not found', 404, { ...pageSecurity(c), 'cache-control': 'no-store' })
      : sendXml(c, urlSet(list, originOf(c), site))
  })
  return app
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

function* index(parts: number, origin: string): Generator<string> {
  yield `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
  for (let part = 1; part <= parts; part++) yield `<sitemap><loc>${origin}/sitemap-${part}.xml</loc></sitemap>\n`
  yield '</sitemapindex>\n'
}

function* urlSet(list: readonly SitePage[], origin: string, { languagesOf }: Site): Generator<string> {
  yield `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (let at = 0; at < list.length; at += CHUNK)
    yield list
      .slice(at, at + CHUNK)
      .map(({ address, changed }) => {
        const links = languagesOf(address).map(
          ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${inXml(origin + href)}"/>`,
        )
        const lastmod = changed === null ? '' : `<lastmod>${inXml(changed)}</lastmod>`
        return `<url><loc>${inXml(origin + address)}</loc>${lastmod}${links.join('')}</url>\n`
      })
      .join('')
  yield '</urlset>\n'
}

const inXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Written as it is sent: a map of all the games is megabytes that nobody has to hold. */
function sendXml(c: Context, parts: Generator<string>): Response {
  const encoder = new TextEncoder()
  const text = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const { value, done } = parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  const headers = { ...pageSecurity(c), ...XML, vary: 'Accept-Encoding' }
  return acceptsGzip(c.req.header('accept-encoding'))
    ? c.body(text.pipeThrough(new CompressionStream('gzip')), 200, { ...headers, 'content-encoding': 'gzip' })
    : c.body(text, 200, headers)
}
