/** The page that a newer bundle opens with: the wrapper begins it at `/`, wherever the visitor was. */
const KEY = 'reopen'

/** Stores where the visitor is. */
export function rememberPage(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname + location.search + location.hash)
  } catch {
    // then it opens at its beginning
  }
}

/** Goes to the page that was remembered, once, before the router looks where it is. */
export function reopenPage(): void {
  try {
    const page = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    if (page?.startsWith('/') && !page.startsWith('//')) history.replaceState(null, '', page)
  } catch {
    // a device that stores nothing
  }
}
