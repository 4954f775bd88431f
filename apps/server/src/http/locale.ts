import { type Locale, LOCALES } from '@games/domain'
import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { isSecure } from './security.ts'

/** spec §9: the locale cookie lives 365 days. Set here, since Safari forgets cookies set by script after seven. */
const COOKIE = 'locale'
const CHOSEN = /(?:^|;\s*)locale=([^;\s]*)/
const COOKIE_SECONDS = 365 * 24 * 60 * 60

const isLocale = (text: string | undefined): text is Locale => LOCALES.some((locale) => locale === text)

/** Primary language subtags of Accept-Language. */
const BY_LANGUAGE: Readonly<Record<string, Locale>> = { pt: 'por', es: 'spa', en: 'eng' }

/** The visitor's choice, else the browser's first language that we speak, else Portuguese (spec §9). By the two headers. */
export function localeFrom(cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  const chosen = cookie === undefined ? undefined : CHOSEN.exec(cookie)?.[1]
  return isLocale(chosen) ? chosen : (preferred(acceptLanguage) ?? 'por')
}

export const localeOf = (c: Context): Locale => localeFrom(c.req.header('cookie'), c.req.header('accept-language'))

function preferred(acceptLanguage = ''): Locale | undefined {
  let best: { readonly locale: Locale; readonly weight: number } | undefined
  for (const range of acceptLanguage.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const locale = BY_LANGUAGE[tag.split('-')[0] ?? '']
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = q === undefined ? 1 : Number(q.slice(2))
    if (locale && weight > (best?.weight ?? 0)) best = { locale, weight }
  }
  return best?.locale
}

/** `GET /locale?to=spa&back=/medals/all` sets the cookie and goes back, to an address of our own only. */
export function localeRoutes(): Hono {
  const app = new Hono()
  app.get('/locale', (c) => {
    const to = c.req.query('to')
    if (!isLocale(to)) return c.text(`to: one of ${LOCALES.join(', ')}`, 400)
    setCookie(c, COOKIE, to, { path: '/', maxAge: COOKIE_SECONDS, sameSite: 'Lax', secure: isSecure(c) })
    c.header('cache-control', 'no-store')
    return c.redirect(ownAddress(c.req.query('back')), 303)
  })
  return app
}

/** The path and query of an address that stays here, else the home page: `//elsewhere` and `/\elsewhere` would leave. */
function ownAddress(back = '/'): string {
  const here = 'http://here.invalid'
  if (!back.startsWith('/') || !URL.canParse(back, here)) return '/'
  const { origin, pathname, search, hash } = new URL(back, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
