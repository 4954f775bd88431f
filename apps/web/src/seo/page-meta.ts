import type { Games } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import type { ViewCache } from '../cache/view-cache.ts'
import { isLocale, type Locale } from '../i18n/locale.ts'
import { loadMessages, translatorOf } from '../i18n/translator.ts'
import { metaTags, NO_PAGE } from './meta-tags.ts'
import { PAGE_FACTS, type PageFacts } from './page-facts.ts'

/** The page as it was rendered. */
export interface RenderedFor {
  readonly url: URL
  readonly status: number
  readonly locale: Locale
  readonly games: Games
  readonly views: Pick<ViewCache, 'peek'>
  /** The page's own route, the last that matched. */
  readonly match: {
    readonly routeId: string
    readonly params: object
    readonly search: object
  }
  /** What React has put into the head: the page's title is there. */
  readonly head: string
}

/** The metadata's own words, which no visitor loads. */
export const loadMetaMessages = (locale: Locale): Promise<void> => loadMessages(locale, ['descriptions', 'pages'])

/** The metadata of a rendered page (`meta-tags.ts`), made from its route's facts. Needs `loadMetaMessages` first. */
export function pageMeta({ url, status, locale, games, views, match, head }: RenderedFor): string {
  const facts = (PAGE_FACTS as Readonly<Record<string, PageFacts | undefined>>)[match.routeId]
  if (status !== 200 || !facts) return NO_PAGE
  const title = unescaped(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '')
  const siteName = pick(games.name, locale)
  const context = {
    t: translatorOf(locale),
    text: (text: Parameters<typeof pick>[0] | null | undefined, fallback: string) =>
      text ? pick(text, locale) : fallback,
    locale,
    games,
    pathname: url.pathname,
    params: match.params as Record<string, string | undefined>,
    search: match.search as Record<string, unknown>,
    views,
    title: title.replace(` · ${siteName}`, ''),
  }
  return metaTags({
    origin: url.origin,
    locale,
    isLocaleRequested: isLocale(url.searchParams.get('lang')),
    siteName,
    title,
    description: `${facts.description(context)} ${siteName}.`,
    address: facts.address?.(context) ?? url.pathname,
    index: facts.index,
  })
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const unescaped = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '')
