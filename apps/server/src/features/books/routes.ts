import { ApiFailure, type Games } from '@games/contract'
import { LOCALES, type Locale, pick } from '@games/domain'
import { type Context, Hono } from 'hono'
import { createServerApi, type Handlers } from '../../http/api/handlers.ts'
import { loadBookWords } from '../../http/pages/pages.ts'
import type { Bytes } from '../../http/response-cache/encoding.ts'
import type { ReadLimit } from '../../http/response-cache/read-limit.ts'
import { send } from '../../http/response-cache/respond.ts'
import type { ResponseCache } from '../../http/response-cache/response-cache.ts'
import { API_HEADERS, isSecure } from '../../http/server/security.ts'
import type { SiteOrigin } from '../../http/server/site-origin.ts'
import { type BookRequest, isBookKind, writeBook } from './books.ts'
import type { Sheet } from './sheet.ts'

export interface BookDeps {
  readonly handlers: Handlers
  readonly responseCache: ResponseCache
  readonly games: () => Games
  readonly siteOrigin: SiteOrigin
  readonly readLimit: ReadLimit
  /** Sets a sheet as a PDF. */
  readonly print: (sheet: Sheet) => Promise<Bytes>
}

/** Longer codes are none of ours. */
const LONGEST_CODE = 60

/**
 * `GET /api/books/{kind}/{code}.pdf?lang=`: a book of our own data as PDF (spec R5.9), in Portuguese unless `lang` says otherwise; a
 * programme of one `discipline`, a medal table as it stood `at` a moment, where that is requested. Cached
 * until one of the topics it was made from changes; 404 while there is nothing to print.
 */
export function bookRoutes({ handlers, responseCache, games, siteOrigin, readLimit, print }: BookDeps): Hono {
  const app = new Hono()
  app.get('/api/books/:kind/:file', async (c) => {
    const requested = bookRequestOf(c, games())
    const locale = localeIn(c)
    const site = siteOrigin(c.req.header('host'), isSecure(c))
    // its square code names our own site
    const key = `book ${locale} ${site} ${JSON.stringify(requested)}`
    const answer = await responseCache.getOrBuild(
      key,
      async () => {
        const words = await (await loadBookWords())(locale)
        const topics = new Set<string>()
        const api = createServerApi(handlers, games, (made) => made.forEach((topic) => topics.add(topic)))
        const { sheet, seq } = await writeBook(api, requested, { words, site, games: pick(games().name, locale) })
        return { status: 200, type: 'application/pdf', body: await print(sheet), topics: [...topics], seq }
      },
      { group: 'book', limit: readLimit(c) },
    )
    return send(c, responseCache, answer, {
      ...API_HEADERS,
      'content-disposition': `inline; filename="${fileName(requested, locale)}"`,
    })
  })
  return app
}

function bookRequestOf(c: Context, { today }: Games): BookRequest {
  const { kind, file } = c.req.param() as { kind: string; file: string }
  const code = file.endsWith('.pdf') ? file.slice(0, -'.pdf'.length) : ''
  if (!isBookKind(kind) || code === '' || code.length > LONGEST_CODE)
    throw new ApiFailure(404, 'not-found', 'There is no such book')
  const { discipline, at } = c.req.query()
  return {
    kind,
    code: kind === 'programme' && code === 'today' ? today : code,
    ...(kind === 'programme' && discipline && { discipline }),
    ...(kind === 'medals' && at && { at }),
  }
}

function localeIn(c: Context): Locale {
  const requested = c.req.query('lang') ?? 'por'
  const locale = LOCALES.find((one) => one === requested)
  if (!locale) throw new ApiFailure(400, 'invalid-input', `query.lang: one of ${LOCALES.join(', ')}`)
  return locale
}

/** `results-JUDW57KG-FNL-000100-por.pdf`: letters that every file system takes. */
const fileName = ({ kind, code, discipline, at }: BookRequest, locale: Locale): string =>
  `${[kind, code, discipline ?? '', at ?? '', locale]
    .filter(Boolean)
    .join('-')
    .replace(/[^A-Za-z0-9]+/g, '-')}.pdf`
