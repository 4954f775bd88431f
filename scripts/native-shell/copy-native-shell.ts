import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

export interface NativeShellOptions {
  /** The server's origin: `https://jogos.example`. */
  readonly apiBase: string
  /** Null: no live updates. */
  readonly liveUpdateChannel: string | null
}

/** For web servers and browsers only: compressed copies, the build's own records, the service worker and what announces builds to it. */
const LEFT_OUT =
  /(^|\/)\.vite(\/|$)|\.(br|gz)$|^(sw\.js|builds|index\.html|shell\.html|widget\.html|embed\.js|screenshots)(\/|$)/

const CHANNEL = /^[\w.-]{1,64}$/

/** The shell as the wrapper's first page. Throws when the options could not work. */
export function nativePage(shell: string, { apiBase, liveUpdateChannel }: NativeShellOptions): string {
  if (!URL.canParse(apiBase) || new URL(apiBase).origin !== apiBase || !apiBase.startsWith('https://'))
    throw new Error(`--api-base must be an origin like https://jogos.example, but is "${apiBase}"`)
  if (liveUpdateChannel !== null && !CHANNEL.test(liveUpdateChannel))
    throw new Error(`--live-update-channel must be a short name, but is "${liveUpdateChannel}"`)
  const metas = [
    `<meta name="api-base" content="${apiBase}" />`,
    ...(liveUpdateChannel === null ? [] : [`<meta name="live-update-channel" content="${liveUpdateChannel}" />`]),
  ]
  return shell
    .replace(/\s*<link rel="manifest"[^>]*>/, '')
    .replace(/\s*<meta name="(?:robots|api-base|live-update-channel)"[^>]*>/g, '')
    .replace('</head>', `${metas.join('')}</head>`)
}

/** Copies the client build in `from` to `to`, which is emptied first. Gives how many files there are. Throws when nothing is built. */
export function copyNativeShell(from: string, to: string, options: NativeShellOptions): number {
  const shell = join(from, 'shell.html')
  if (!existsSync(shell)) throw new Error(`${shell} is not there: build the client first`)
  const page = nativePage(readFileSync(shell, 'utf8'), options)
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(path.slice(from.length + 1).replaceAll(sep, '/')),
  })
  writeFileSync(join(to, 'index.html'), page)
  nameFlagsAsRequested(join(to, 'brasil_flags'))
  return readdirSync(to, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
}

/** Pages ask for `/brasil_flags/AL.png`, by the delegation's code. The server takes any case; the wrapper finds a file by its name. */
function nameFlagsAsRequested(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const ending = extname(name)
    renameSync(join(folder, name), join(folder, name.slice(0, -ending.length).toUpperCase() + ending))
  }
}
