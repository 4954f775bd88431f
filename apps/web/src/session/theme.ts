/** What is shown: by the device's setting, or one of the two whatever that is. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Where the choice is stored; nothing is stored for `system`. src/first-paint.ts reads it too. */
const KEY = 'theme'

/** The stored choice. A browser that stores nothing for us has none. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY)
    return THEMES.find((theme) => theme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Shows a theme from now on, in this and other open tabs, and stores it where the browser lets us. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // shown until the page is left
  }
  showTheme(theme)
}

/** Follows a choice made in another tab, or everything having been forgotten. Gives what ends it. */
export function followTheme(): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) showTheme(storedTheme())
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

function showTheme(theme: Theme): void {
  const page = document.documentElement
  if (theme === 'system') delete page.dataset.theme
  else page.dataset.theme = theme
  // the browser's own bar, one element for each theme: the forced one counts whatever the device's setting is
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = (bar.dataset.theme ??= bar.media.includes('dark') ? 'dark' : 'light')
    bar.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all'
  }
}
