import { existsSync, readdirSync } from 'node:fs'
import { installPackages, mayInstallPackages, onPath, pinnedNode, printed, Refusal, run, runTool } from './process.mjs'

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
 * package where we may install it and there is one; undefined where there is none to be had: then the whole browser serves. Says which.
 */
export async function ensureHeadlessShell() {
  const found = await headlessShell()
  console.log(
    found
      ? `Pages of tests are opened in ${found}`
      : `There is no ${SHELL} here: pages of tests are opened in the whole browser, which takes nearly twice the processor`,
  )
  return found
}

async function headlessShell() {
  const asked = process.env.HEADLESS_SHELL
  if (asked) {
    if (existsSync(asked)) return asked
    throw new Refusal(`HEADLESS_SHELL is "${asked}", and there is no such file.`)
  }
  if (onPath(SHELL) || !mayInstallPackages()) return onPath(SHELL)
  // a fresh machine knows only what is installed
  if (!knowsArchive()) await run('apt-get', ['update'])
  if (!printed('apt-cache', ['show', SHELL])) return undefined
  console.log('Installing a Chromium without its windows, in which tests are quicker')
  return (await installPackages(SHELL)) ? onPath(SHELL) : undefined
}

const APT_LISTS = '/var/lib/apt/lists'
const knowsArchive = () => existsSync(APT_LISTS) && readdirSync(APT_LISTS).some((name) => /_Packages(\.|$)/.test(name))

function playwrights() {
  const path = printed(pinnedNode(), ['-e', `process.stdout.write(require('playwright').chromium.executablePath())`])
  return path && existsSync(path) ? path : undefined
}
