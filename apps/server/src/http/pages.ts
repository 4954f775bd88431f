import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Api, Games } from '@games/contract'
import type { Locale } from '@games/domain'
import { createPreload } from '@games/web/preload'
import type { Context } from 'hono'
import { createServerApi, type Handlers } from './handlers.ts'
import type { Answer, KeptAnswers } from './kept-answers.ts'
import { localeOf } from './locale.ts'
import { type HeaderRecord, send } from './respond.ts'
import { pageSecurity } from './security.ts'

export interface PageDeps {
  readonly api: Api
  readonly games: Games
  readonly locale: Locale
}

/** Under which a page is kept: the locale, the games' day, and path with query. */
export const pageKey = (locale: Locale, today: string, address: string): string => `page ${locale} ${today} ${address}`

/** Renders a page as HTML, or as the data its loaders bring (`payload`). */
export type Render = (request: Request, kind: 'html' | 'payload', deps: PageDeps) => Promise<RenderedPage>

/** `failure` is what made it an error page: visitors see the page, the log the cause. */
export interface RenderedPage extends Answer {
  readonly failure?: unknown
}

/** The pages of the built client. The only place that knows the web's entry; imported late, since development brings its own. */
export async function loadRender(clientDir: string): Promise<Render> {
  const { render } = await import('@games/web/entry.server')
  const template = readFileSync(join(clientDir, 'index.html'), 'utf8')
  const preload = createPreload(JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')))
  return (request, kind, deps) => render(request, kind, { ...deps, template, preload })
}

const PAYLOAD = '/_payload.json'

/** Longer addresses are answered but not kept: nothing of ours is that long. */
const LONGEST_KEPT = 300

export const PAGE_HEADERS: HeaderRecord = {
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding, Accept-Language, Cookie',
}

export interface PagesDeps {
  readonly render: Render
  readonly handlers: Handlers
  readonly games: () => Games
  readonly answers: KeptAnswers
  readonly log: (line: string, error?: unknown) => void
}

/**
 * Any page by its path, or its data at `{path}/_payload.json`. Bytes are kept by address, locale and the games' day, until one of the
 * topics on the page changes.
 */
export function pages({
  render,
  handlers,
  games,
  answers,
  log,
}: PagesDeps): (c: Context, path: string) => Response | Promise<Response> {
  const renderAndSend = async (c: Context, key: string, locale: Locale, headers: HeaderRecord) => {
    const url = new URL(c.req.url)
    const payload = url.pathname.endsWith(PAYLOAD)
    if (payload) url.pathname = url.pathname.slice(0, -PAYLOAD.length) || '/'
    const build = async (): Promise<Answer> => {
      // A view can depend on more than the one topic its query follows: the units beside it, the days' counts.
      const topics = new Set<string>()
      const api = createServerApi(handlers, games, (made) => made.forEach((topic) => topics.add(topic)))
      const page = await render(new Request(url, { headers: c.req.raw.headers }), payload ? 'payload' : 'html', {
        api,
        games: games(),
        locale,
      })
      if (page.failure !== undefined) log(`the page ${url.pathname} failed`, page.failure)
      for (const topic of page.topics) topics.add(topic)
      return { ...page, topics: key.length > LONGEST_KEPT ? [] : [...topics] }
    }
    return send(c, answers, await answers.answer(key, build), headers)
  }
  return (c, path) => {
    const locale = localeOf(c)
    const query = c.req.url.indexOf('?')
    const key = pageKey(locale, games().today, `${path}${query < 0 ? '' : c.req.url.slice(query)}`)
    const headers = { ...pageSecurity(c), ...PAGE_HEADERS }
    const kept = answers.find(key)
    return kept ? send(c, answers, kept, headers) : renderAndSend(c, key, locale, headers)
  }
}
