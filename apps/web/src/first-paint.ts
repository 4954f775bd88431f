/**
 * Runs before anything is painted, as a small script of its own in the head (build/first-paint-plugin.ts).
 *
 * A page that is cached as bytes for everybody cannot know who wants it dark: this does what session/theme.ts does, which is loaded after hydration.
 */
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = (bar.dataset.theme = bar.media.includes('dark') ? 'dark' : 'light')
      bar.media = own === theme ? 'all' : 'not all'
    }
  }
} catch {
  // a browser that stores nothing for us follows the device's setting
}

/** Results that are hidden on this device are so from the first paint on, as spoilers/spoilers.ts has it afterwards. */
try {
  if (localStorage.getItem('spoilers') === 'hidden') document.documentElement.dataset.spoilers = 'hidden'
} catch {
  // a browser that stores nothing for us stored no such choice
}

/**
 * Communications that were put away (app-shell/dismissed-banners.ts) are not shown until the app is there to leave them out: the page would jump. What
 * is stored is ours or nothing: as a selector it is quoted.
 */
try {
  const stored: unknown = JSON.parse(localStorage.getItem('games.banners') ?? '[]')
  if (Array.isArray(stored) && stored.length > 0) {
    const sheet = new CSSStyleSheet()
    for (const key of stored) sheet.insertRule(`[data-banner=${JSON.stringify(String(key))}]{display:none}`)
    document.adoptedStyleSheets = [sheet]
  }
} catch {
  // they are shown until the app is there
}

/**
 * Whose pages are written in another time than the venue's (time/ShownTimeProvider.tsx): the switch that says so comes later, and its line has the
 * room for it from the first paint on. A page that the service worker builds names no offset, and leaves none.
 */
const { dataset } = document.documentElement
let preferred: unknown = 'local'
try {
  const stored: unknown = JSON.parse(localStorage.getItem('preferences') ?? '{}')
  if (stored instanceof Object && 'preferredTimezone' in stored) preferred = stored.preferredTimezone
} catch {
  // what is stored there is not ours, or nothing is: the device's own zone
}
const isNamed = preferred !== 'local' && preferred !== 'venue'
const year = new Date().getFullYear()
const differs = [0, 6].some((month) => new Date(year, month, 1).getTimezoneOffset() !== -Number(dataset['offset']))
if (dataset['offset'] && (isNamed || differs)) dataset['abroad'] = ''

/**
 * The app's words and code are requested once the page stands there to be read: on a phone's connection they would share the line with the
 * style sheet and the font, and the first paint would wait for ten times its own bytes. A tab in the background paints nothing, and waits for nothing.
 */
const painted = new Promise<unknown>((begin) => {
  if (document.hidden) begin(null)
  else requestAnimationFrame(() => setTimeout(begin))
})
const parsed = new Promise((begin) => addEventListener('DOMContentLoaded', begin))
const LATER: Readonly<Record<string, (address: string) => Element>> = {
  messages: (href) =>
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
  modules: (src) => Object.assign(document.createElement('script'), { type: 'module', src }),
  modulepreload: (href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
}
void Promise.all([painted, parsed]).then(() => {
  for (const name in LATER)
    for (const { content } of document.querySelectorAll<HTMLMetaElement>(`meta[name=${name}]`))
      document.head.append(...content.split(' ').map(LATER[name]!))
})

/**
 * A button pressed or an option chosen before the app has taken the page over is done once it has, which it announces by this event. Links
 * need no app; a name being typed is taken up by its own field.
 */
let isWaiting = true
let redo = () => {}
const keep = (event: Event) => {
  const wanted = event.type === 'click' ? 'button,[type=radio],[type=checkbox]' : 'select'
  const control = (event.target as Element).closest<HTMLSelectElement>(wanted)
  if (!isWaiting || !control) return
  event.preventDefault()
  const { value } = control
  redo = () => {
    // the first is for the app to take over this part of the page at once, whereby it puts back what the server had drawn
    for (const type of ['mousedown', event.type]) {
      control.value = value
      control.dispatchEvent(new MouseEvent(type, event))
    }
  }
}
addEventListener('click', keep, true)
addEventListener('change', keep, true)
addEventListener('taken-over', () => {
  isWaiting = false
  redo()
})

export {}
