/**
 * The page's policy names the sites that films come from, as they were when the page was opened. A film that was published since at another one
 * is kept away until the page is loaded anew.
 */

/** Calls when the page's policy keeps something of a film away, until what is given is called. */
export function watchPolicy(onKeptAway: () => void): () => void {
  const heard = ({ effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && (effectiveDirective === 'media-src' || effectiveDirective === 'connect-src'))
      onKeptAway()
  }
  document.addEventListener('securitypolicyviolation', heard)
  return () => document.removeEventListener('securitypolicyviolation', heard)
}

const KEY = 'play-anew'

/** Loads the page anew, which is to play this film then (`isToPlay`). False where a tab of this device keeps nothing: nothing has happened. */
export function loadToPlay(address: string, load: () => void): boolean {
  try {
    sessionStorage.setItem(KEY, address)
  } catch {
    return false
  }
  load()
  return true
}

/** Whether the page was loaded anew to play this film; once. */
export function isToPlay(address: string): boolean {
  try {
    const wanted = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return wanted === address
  } catch {
    return false
  }
}
