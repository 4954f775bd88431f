/** Who answers a request: the network alone (the worker keeps out of it), or one of the worker's four ways. */
export type RequestStrategy = 'network' | 'page' | 'language' | 'asset' | 'picture'

/** What of a request decides. */
export interface RequestFacts {
  readonly method: string
  readonly mode: string
  readonly destination: string
  readonly url: string
}

/** Files of one build, named by their content. */
const ASSET = '/assets/'
/** The server's own business: calls and the page that describes them, feeds, what names the newest build, the office, the result desk, pages of families, the worker itself. */
const SERVERS = /^\/(api|ingest|builds|office|desk|family)\/|^\/(api|office|desk|sw\.js|manifest\.webmanifest)$/
/** Sets the language cookie and leads back. */
const LANGUAGE = '/locale'
/** A page in somebody else's frame is never ours to replace by the app's shell (R3.1). */
const WIDGET = /\/widgets?(\/|$)/
/** A draft in the visitors' page is the staff's and never stored. */
const PREVIEW = /^\/preview\//
/** A document, a feed or a picture opened in a tab of its own. Lower case: an RSC may have a dot in it (ODF §4). */
const FILE = /\.[a-z][a-z0-9]{1,10}$/

/** By what a request is answered on the app's own `origin`. */
export function requestStrategy({ method, mode, destination, url }: RequestFacts, origin: string): RequestStrategy {
  const { origin: requested, pathname } = new URL(url)
  if (requested !== origin || method !== 'GET' || SERVERS.test(pathname)) return 'network'
  if (pathname === LANGUAGE) return mode === 'navigate' ? 'language' : 'network'
  if (mode === 'navigate')
    return WIDGET.test(pathname) || PREVIEW.test(pathname) || FILE.test(pathname) ? 'network' : 'page'
  if (pathname.startsWith(ASSET)) return 'asset'
  return destination === 'image' ? 'picture' : 'network'
}

/** The page that an address of the language cookie leads back to: one of ours, whatever it names. */
export function wayBack(url: string, origin: string): string {
  const back = new URL(new URL(url).searchParams.get('back') ?? '/', origin)
  return back.origin === origin ? back.href : `${origin}/`
}
