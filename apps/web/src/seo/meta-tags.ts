import { LOCALE_TAGS, LOCALES, type Locale } from '../i18n/locale.ts'

export interface Meta {
  /** The site's own address, without a slash at its end. */
  readonly origin: string
  readonly locale: Locale
  /** Whether the address itself requests the locale (`?lang=spa`), so that it is a page of its own. */
  readonly isLocaleRequested: boolean
  readonly siteName: string
  /** As the document has it. */
  readonly title: string
  readonly description: string
  /** The page's one address, from the root. */
  readonly address: string
  readonly index: boolean
}

/** Portuguese is what the address without `lang` stands for: the language of whoever has chosen none (spec §9). */
const DEFAULT: Locale = 'por'

/** An address that names its own language, for crawlers, which have no cookies. What every page understands stands first (page-search.ts). */
export function addressIn(address: string, locale: Locale): string {
  if (locale === DEFAULT) return address
  const [path = '', query] = address.split('?', 2)
  return `${path}?lang=${locale}${query ? `&${query}` : ''}`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** `pt-PT` as Open Graph writes it. */
const openGraphLocale = (locale: Locale): string => LOCALE_TAGS[locale].replace('-', '_')

/**
 * What crawlers and shared cards read of a page: description, canonical address, its addresses in the other languages, Open Graph. Marked
 * so that the client takes it away once the visitor has gone on to another page (entry.client.tsx).
 */
export function metaTags({
  origin,
  locale,
  isLocaleRequested,
  siteName,
  title,
  description,
  address,
  index,
}: Meta): string {
  const canonical = origin + addressIn(address, isLocaleRequested ? locale : DEFAULT)
  const image = `${origin}/social.png`
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta data-page ${attribute}="${name}" content="${escaped(content)}">`
  const alternate = (tag: string, href: string) =>
    `<link data-page rel="alternate" hreflang="${tag}" href="${escaped(href)}">`
  return [
    meta('name', 'description', description),
    index ? '' : meta('name', 'robots', 'noindex'),
    `<link data-page rel="canonical" href="${escaped(canonical)}">`,
    ...LOCALES.map((one) => alternate(LOCALE_TAGS[one], origin + addressIn(address, one))),
    alternate('x-default', origin + address),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', openGraphLocale(locale)),
    ...LOCALES.filter((one) => one !== locale).map((one) =>
      meta('property', 'og:locale:alternate', openGraphLocale(one)),
    ),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', siteName),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
  ].join('')
}

/** The tags of an address that leads to no page: nothing to index. */
export const NO_PAGE = '<meta data-page name="robots" content="noindex">'
