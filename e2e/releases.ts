import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { digest } from '../apps/web/build/precache-manifest.ts'

const ROOT = join(import.meta.dirname, '..')
const CLIENT = 'apps/web/dist/client'
const MAIN = 'apps/server/dist/main.js'

/** Another build of client and server, in a folder of its own. */
export interface ReleaseUnderTest {
  /** To start it with (`startServer`). */
  readonly main: string
  remove(): void
}

/**
 * The built app as a build in which the app's own script says `name` of itself, in `globalThis.release`: as after any change there, that
 * script, all that import it and the build's id have other names, and everything else is what it was.
 */
export function makeRelease(name: string): ReleaseUnderTest {
  // inside the project, where the server finds its dependencies
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.cache/release-'))
  const client = join(folder, CLIENT)
  cpSync(join(ROOT, CLIENT), client, { recursive: true })
  mkdirSync(join(folder, 'apps/server/dist'), { recursive: true })
  for (const file of [MAIN, 'apps/server/dist/version.json']) cpSync(join(ROOT, file), join(folder, file))
  // the office is not of it
  symlinkSync(join(ROOT, 'apps/office'), join(folder, 'apps/office'))
  symlinkSync(join(ROOT, 'apps/desk'), join(folder, 'apps/desk'))
  // its migrations
  symlinkSync(join(ROOT, 'apps/server/src'), join(folder, 'apps/server/src'))

  const assets = join(client, 'assets')
  const scripts = new Map(
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(join(assets, file), 'utf8')]),
  )
  const app = [...scripts.keys()].find((file) => file.startsWith('app-'))
  if (app === undefined) throw new Error(`${assets} has no script of the app: build first`)
  const template = readFileSync(join(client, 'index.html'), 'utf8')
  const id = /name="build" content="([^"]+)"/.exec(template)?.[1] ?? ''

  const renamed = new Map([...withImporters(app, scripts)].map((file) => [file, nameOf(file, name)]))
  const rewrite = (text: string): string =>
    text.replaceAll(id, digest(id, name)).replace(/[\w-]+\.js\b/g, (file) => renamed.get(file) ?? file)
  for (const [file, other] of renamed) {
    const code = rewrite(scripts.get(file) ?? '')
    writeFileSync(join(assets, file), file === app ? `globalThis.release = ${JSON.stringify(name)}\n${code}` : code)
    renameSync(join(assets, file), join(assets, other))
    removeCompressed(join(assets, file))
  }
  const shellWas = digest(readFileSync(join(client, 'shell.html')))
  for (const file of [
    'index.html',
    'widget.html',
    'shell.html',
    'builds/latest.json',
    '.vite/manifest.json',
    'sw.js',
  ]) {
    const path = join(client, file)
    const text = rewrite(readFileSync(path, 'utf8'))
    // the worker knows the shell, which is before it here, by its content
    writeFileSync(path, text.replaceAll(shellWas, digest(readFileSync(join(client, 'shell.html')))))
    removeCompressed(path)
  }
  return { main: join(folder, MAIN), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A script and all scripts that import it, by others too: their content has its name. */
function withImporters(first: string, scripts: ReadonlyMap<string, string>): Set<string> {
  const found = new Set([first])
  for (const file of found)
    for (const [other, code] of scripts) if (code.includes(`/${basename(file)}`)) found.add(other)
  return found
}

/** A hashed name with another hash, as long as the first. */
const nameOf = (file: string, release: string): string =>
  file.replace(/[\w-]{7}\.js$/, `${digest(file, release).slice(0, 7)}.js`)

/** What the build has compressed is served in place of the file itself. */
function removeCompressed(path: string): void {
  for (const ending of ['br', 'gz']) rmSync(`${path}.${ending}`, { force: true })
}
