import { existsSync } from 'node:fs'
import { installPackages, mayInstallPackages, onPath, pinnedNode, printed, Refusal, runTool } from './process.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium for the browser tests: $CHROMIUM, one on PATH, Playwright's own, else Debian's package where we may install
 * it, else Playwright's download. Refuses with what to do.
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM
  if (given) {
    if (existsSync(given)) return given
    throw new Refusal(`CHROMIUM is "${given}", and there is no such file.`)
  }
  const found = onPath(...NAMES) ?? playwrights()
  if (found) return found
  console.log('There is no Chromium here: installing one for the browser tests')
  if (mayInstallPackages() && (await installPackages('chromium')) && onPath(...NAMES)) return onPath(...NAMES)
  if ((await runTool('playwright', ['install', 'chromium'])) === 0 && playwrights()) return playwrights()
  throw new Refusal(
    'The browser tests need a Chromium: install one (Debian: apt install chromium) or set CHROMIUM to its path.',
  )
}

const SHELL = 'chromium-headless-shell'

/**
 * A Chromium without the browser around its pages, for all tests but those that install apps: $HEADLESS_SHELL, one on PATH, else Debian's
 * package where we may install it and there is one; undefined where there is none to be had: then the whole browser serves.
 */
export async function ensureHeadlessShell() {
  const asked = process.env.HEADLESS_SHELL
  if (asked) {
    if (existsSync(asked)) return asked
    throw new Refusal(`HEADLESS_SHELL is "${asked}", and there is no such file.`)
  }
  if (onPath(SHELL) || !mayInstallPackages() || !printed('apt-cache', ['show', SHELL])) return onPath(SHELL)
  console.log('Installing a Chromium without its windows, in which tests are quicker')
  return (await installPackages(SHELL)) ? onPath(SHELL) : undefined
}

function playwrights() {
  const path = printed(pinnedNode(), ['-e', `process.stdout.write(require('playwright').chromium.executablePath())`])
  return path && existsSync(path) ? path : undefined
}
