import Bowser from 'bowser'

/** Names of the browser and the system a device says it has; null: not recognised. Nothing else of the header is stored. */
export function deviceNames(userAgent: string | undefined): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  return { browser: browser.name || null, system: os.name || null }
}
