/** Whether a unit is read aloud on this page. */
let isRead = false

export const isHeard = (): boolean => isRead

/** Keeps the page live though nobody looks at it, and a settled result followed, until what is returned is called. */
export function startHearing(): () => void {
  const stayAwake = (event: Event): void => event.preventDefault()
  isRead = true
  addEventListener('sleep', stayAwake)
  return () => {
    isRead = false
    removeEventListener('sleep', stayAwake)
    // a page that nobody hears any more sleeps as any other that is hidden
    document.dispatchEvent(new Event('visibilitychange'))
  }
}
