import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..', '..')
const bin = join(root, 'node_modules', '.bin')

/** A fault to tell in one line, without a stack. */
export class Refusal extends Error {}

/** The Node that comes with the dependencies; the one that runs this may be older. */
export function pinnedNode() {
  const node = join(bin, 'node')
  if (existsSync(node)) return node
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Refusal(
    `There is no pinned Node for ${process.platform}-${process.arch} among the dependencies: start this with Node 24 or newer.`,
  )
}

/** The environment of everything run here: the pinned Node and the tools first on PATH. */
export const surroundings = (extra = {}) => ({
  ...process.env,
  ...extra,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
})

/**
 * Runs a program in the repository and gives its exit code, a signal's as shells do (128 + its number). Signals to us go on to it. What it
 * says goes where our own words go, or to `onOutput`.
 */
export function run(command, args, { env = {}, cwd = root, onOutput } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: surroundings(env),
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  for (const stream of onOutput ? [child.stdout, child.stderr] : []) stream.setEncoding('utf8').on('data', onOutput)
  const forward = (signal) => {
    // Ctrl-C in a terminal reaches the child by itself.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  // npm that is told to end ends its shell, which tells nobody: what we run must not go on without us having a parent
  const parent = process.ppid
  const orphaned = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 1_000)
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Refusal(`${command} could not be started: ${error.message}`)))
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  }).finally(() => {
    clearInterval(orphaned)
    for (const signal of signals) process.off(signal, forward)
  })
}

/** Runs a script with the pinned Node. */
export const runNode = (args, options) => run(pinnedNode(), args, options)

/** Runs a tool of the dependencies by its name in `.bin`, with the pinned Node. */
export const runTool = (tool, args, options) => run(join(bin, tool), args, options)

/** The first of these programs that is on PATH, as a path. */
export function onPath(...names) {
  for (const name of names)
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const path = join(folder, name)
      if (folder !== '' && existsSync(path)) return path
    }
  return undefined
}

/** Whether packages can be installed here without asking anybody: root on a system with apt. */
export const mayInstallPackages = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined

/** Installs packages with apt; false when that fails. */
export async function installPackages(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  if ((await run('apt-get', install, { env })) === 0) return true
  return (await run('apt-get', ['update'], { env })) === 0 && (await run('apt-get', install, { env })) === 0
}

/** What a program prints, or undefined when it fails. */
export function printed(command, args) {
  const { status, stdout } = spawnSync(command, args, { cwd: root, env: surroundings(), encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
