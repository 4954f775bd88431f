/**
 * The page's policy names the sites that films come from, as they were when the page was opened. A film that was published since at another one
 * is kept away until the page is loaded anew.
 */

/**
 * Calls when the page's policy keeps something of a film's own site away, until what is given is called. What else of the page is kept away (by
 * a browser's extension, say) is no matter of the film.
 */
export function watchPolicy(film: string, onKeptAway: () => void): () => void {
  const { origin } = new URL(film, location.href)
  const heard = ({ effectiveDirective, disposition, blockedURI }: SecurityPolicyViolationEvent) => {
    const isOfFilm = blockedURI === origin || blockedURI.startsWith(`${origin}/`)
    if (isOfFilm && disposition === 'enforce' && ['media-src', 'connect-src'].includes(effectiveDirective)) onKeptAway()
  }
  document.addEventListener('securitypolicyviolation', heard)
  return () => document.removeEventListener('securitypolicyviolation', heard)
}

const KEY = 'play-anew'

/** Loads the page anew, which is to play this film then (`toPlay`). False where a tab of this device keeps nothing: nothing has happened. */
export function loadToPlay(address: string, load: () => void): boolean {
  try {
    sessionStorage.setItem(KEY, address)
  } catch {
    return false
  }
  load()
  return true
}

/** As this page has taken it over. */
let taken: string | null = null

const stored = (): string | null => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The film that the page was loaded anew to play; null: none. */
export const toPlay = (): string | null => taken ?? stored()

/** Takes over what is to be played, so that a later load plays nothing by itself; what is given forgets it. */
export function takeToPlay(): () => void {
  taken ??= stored()
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing is stored there
  }
  return () => {
    taken = null
  }
}
