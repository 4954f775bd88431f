/**
 * The pages that open in the native app where it is installed, each with what is below it: those whose addresses are sent, printed on posters and
 * followed in calendars. Everything else of the site, the office and the links of e-mails among it, stays in the browser. AndroidManifest.xml
 * repeats the list.
 */
export const APP_LINKS: readonly string[] = [
  '/agenda',
  '/ambassadors',
  '/discipline',
  '/medals',
  '/participants',
  '/places',
  '/ranking',
  '/reports',
  '/schedule',
  '/trivia',
  '/venues',
]

/** Whether the page at a path opens in the native app. */
export const isAppLink = (path: string): boolean =>
  APP_LINKS.some((page) => path === page || path.startsWith(`${page}/`))
