import { COOKIE_SECONDS, LOCALE_COOKIE, LOCALES, type Locale, safeRedirect } from '@games/domain'
import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { isSecure, pageSecurity } from '../server/security.ts'

const CHOSEN = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;\\s]*)`)

const isLocale = (text: string | undefined): text is Locale => LOCALES.some((locale) => locale === text)

/** Primary language subtags of Accept-Language. */
const BY_LANGUAGE: ReadonlyMap<string, Locale> = new Map([
  ['pt', 'por'],
  ['es', 'spa'],
  ['en', 'eng'],
])

/** The visitor's choice, else the browser's first language that we speak, else Portuguese (spec §9). By the two headers. */
export function localeFrom(cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  const chosen = cookie === undefined ? undefined : CHOSEN.exec(cookie)?.[1]
  return isLocale(chosen) ? chosen : (preferred(acceptLanguage) ?? 'por')
}

/** The locale of a widget's address (`lang`): ours (`spa`) or a language tag (`es`, `pt-BR`); undefined for none of them. */
export function localeParameter(lang: string | undefined): Locale | undefined {
  const code = lang?.toLowerCase() ?? ''
  return isLocale(code) ? code : BY_LANGUAGE.get(code.split('-')[0] ?? '')
}

export const localeOf = (c: Context): Locale => localeFrom(c.req.header('cookie'), c.req.header('accept-language'))

function preferred(acceptLanguage = ''): Locale | undefined {
  let best: { readonly locale: Locale; readonly weight: number } | undefined
  for (const range of acceptLanguage.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const locale = BY_LANGUAGE.get(tag.split('-')[0] ?? '')
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = q === undefined ? 1 : Number(q.slice(2))
    if (locale && weight > (best?.weight ?? 0)) best = { locale, weight }
  }
  return best?.locale
}

const IN_ADDRESS = /[?&]lang=(por|spa|eng)(?=&|$)/

/**
 * The locale of a page's address: crawlers have no cookies, and each language is to have an address of its own. It is shown
 * for that page and sets nothing. Only our own three codes: any other value is as if it were not there.
 */
export function localeInAddress(address: string): Locale | undefined {
  const requested = IN_ADDRESS.exec(address)?.[1]
  return isLocale(requested) ? requested : undefined
}

/** Where a redirect leads, in the language that the requested address has. Other sites and addresses with a language stay unchanged. */
export function withLocale(to: string, search: string): string {
  const locale = localeInAddress(search)
  if (locale === undefined || !to.startsWith('/') || localeInAddress(to) !== undefined) return to
  const end = to.search(/#|$/)
  const address = to.slice(0, end)
  return `${address}${address.includes('?') ? '&' : '?'}lang=${locale}${to.slice(end)}`
}

/** An address without its language, which would go before the one that has just been chosen. */
function withoutLocale(address: string): string {
  const [path = '', query = ''] = address.split('?', 2)
  const rest = query.split('&').filter((part) => part !== '' && !part.startsWith('lang='))
  return rest.length === 0 ? path : `${path}?${rest.join('&')}`
}

/** `GET /locale?to=spa&back=/medals/all` sets the cookie and goes back, to an address of our own only. */
export function localeRoutes(): Hono {
  const app = new Hono()
  app.get('/locale', (c) => {
    const to = c.req.query('to')
    if (!isLocale(to)) return c.text(`to: one of ${LOCALES.join(', ')}`, 400, pageSecurity(c))
    // here and not by script: Safari forgets cookies set by script after seven days
    setCookie(c, LOCALE_COOKIE, to, { path: '/', maxAge: COOKIE_SECONDS, sameSite: 'Lax', secure: isSecure(c) })
    c.header('cache-control', 'no-store')
    return c.redirect(withoutLocale(safeRedirect(c.req.query('back'))), 303)
  })
  return app
}
