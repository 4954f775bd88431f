import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { COMPILED } from '@games/testing/compiled'

export interface Ended {
  /** The exit code; null: a signal ended it. */
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/**
 * Starts a command as an operator types it: `startCommand('tables', ['sheet', path], env)`. The test does not wait for it in one go, which would stop
 * the timers and connections of the app beside it.
 */
export function startCommand(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../commands/${name}.ts`), ...args], {
    env: { ...env, NODE_COMPILE_CACHE: COMPILED },
  })
  const printed = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.err += text))
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...printed })))
  return { child, ended }
}

/** Runs a command to its end. `input`: what it reads from standard input. */
export function runCommand(name: string, args: readonly string[], env: NodeJS.ProcessEnv, input = ''): Promise<Ended> {
  const { child, ended } = startCommand(name, args, env)
  child.stdin?.end(input)
  return ended
}
