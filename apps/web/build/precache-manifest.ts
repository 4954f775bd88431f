import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMessageLocale, type MessageLocale, type PrecacheManifest, SHELL } from '../src/sw/precache-manifest.ts'

/** Unhashed files that an app started without network shows: the icon of its tab, and the picture of its notices. */
const PRECACHED_PUBLIC = ['/icon.svg', '/icons/any-192.png']

const MESSAGES = /^assets\/messages-[^/]+\/(\w+)\/[\w-]+\.json$/
const FONT = /\.woff2$/
/** What reads QR codes where the device does not, 0.4 MB: for who has scanned once (docs/decisions/0074-qr.md). */
const READER = /\.wasm$|code-reader\.worker/
/** What few browsers need to play a film in pieces. */
const SELDOM = /^assets\/hls/
/** What the app in a browser never shows: documents inside other sites use it, or the native wrapper alone. */
const ELSEWHERE = /^assets\/(?:(?:archivo-)?widget[.-]|capacitor-|start-native-|slow-start-|own-token-)/
/** What the page says its build is; empty in source, filled in by the build. */
const BUILD = /(<meta name="build" content=")[^"]*(")/
const COMMENT = /<!--[\w-]+-->/g

export const digest = (...contents: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content).update('\0')
  return hash.digest('base64url').slice(0, 12)
}

/**
 * The build's id: changes with any file of the client. Hashed files say their content by their names; the page template and the
 * public files do not.
 */
export function buildIdOf(dir: string, bundled: readonly string[]): string {
  const publicFiles = PRECACHED_PUBLIC.map((path) => readFileSync(join(dir, path)))
  return digest(...bundled.toSorted(), readFileSync(join(dir, 'index.html')), ...publicFiles)
}

/** The page template with the build's id in it. Throws when it has no place for one. */
export function markBuild(template: string, id: string): string {
  if (!BUILD.test(template)) throw new Error('index.html has no <meta name="build">')
  return template.replace(BUILD, `$1${id}$2`)
}

/** The page an installed app starts from when the server is away: the template with nothing in it, and not for search engines. */
export const shellOf = (template: string): string =>
  template.replace(COMMENT, '').replace('</head>', '<meta name="robots" content="noindex" /></head>')

/** What the service worker keeps of a build in `dir`, whose files are `bundled`. */
export function precacheManifestOf(dir: string, id: string, bundled: readonly string[]): PrecacheManifest {
  const shell = readFileSync(join(dir, SHELL), 'utf8')
  const messages: Record<MessageLocale, string[]> = { por: [], spa: [], eng: [] }
  const [files, onDemand]: [string[], string[]] = [[], []]
  for (const file of bundled.toSorted()) {
    if (!file.startsWith('assets/') || ELSEWHERE.test(file)) continue
    const path = `/${file}`
    const locale = MESSAGES.exec(file)?.[1]
    if (isMessageLocale(locale)) messages[locale].push(path)
    // a face of the font that no page waits for is cached once somebody's name needs it
    else if (READER.test(file) || SELDOM.test(file) || (FONT.test(file) && !shell.includes(path))) onDemand.push(path)
    else files.push(path)
  }
  const revised = Object.fromEntries(
    [SHELL, ...PRECACHED_PUBLIC].map((path) => [path, digest(readFileSync(join(dir, path)))]),
  )
  return { id, files, messages, onDemand, revised }
}
