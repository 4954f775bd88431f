import { existsSync } from 'node:fs'

/** One that runs as root too, in a container without a display or a sandbox, and asks nobody for updates. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // letters as wide as the whole browser draws them
  '--font-render-hinting=none',
]

const optionsOf = (...places: readonly (string | undefined)[]) => {
  const executablePath = places.find((path) => path && existsSync(path))
  return { args: ARGUMENTS, ...(executablePath && { executablePath }) }
}

const WHOLE = [process.env['CHROMIUM'], '/usr/bin/chromium']

/** The whole browser, as visitors have it: CHROMIUM, else Debian's, else the one Playwright has fetched. */
export const wholeChromium = () => optionsOf(...WHOLE)

/**
 * What pages are opened in: Chromium without the browser around its pages, which costs a fraction of it for each context (0061), and where
 * there is none the whole one. HEADLESS_SHELL, else Debian's.
 */
export const headlessChromium = () =>
  optionsOf(process.env['HEADLESS_SHELL'], '/usr/bin/chromium-headless-shell', ...WHOLE)
