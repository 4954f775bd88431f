import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuSeconds } from './processes.ts'
import { median, whole } from './report.ts'

/** As a browser asks. */
export const ACCEPT = 'br, gzip'
const CONNECTIONS = 32

export interface Load {
  readonly perSecond: number
  /** Microseconds of processor time a request, which a busy machine disturbs less than the rate. */
  readonly cpu: number
}

export interface LoadOptions {
  /** Whose processor time counts. */
  readonly pids: readonly number[]
  readonly seconds: number
  /** Requests in turn, where they are not all for the address; headers beside those that a browser sends. */
  readonly requests?: readonly { readonly path: string; readonly userAgent: string }[] | undefined
}

/** What a server bears for a moment; throws when it answers anything but 200. */
export async function load(url: string, { pids, seconds, requests }: LoadOptions): Promise<Load> {
  const folder = requests && mkdtempSync(join(tmpdir(), 'games-wrk-'))
  try {
    const script = folder === undefined ? [] : ['-s', scriptOf(folder, requests ?? [])]
    const before = cpuSeconds(pids)
    const output = await outputOf([
      '-t1',
      `-c${CONNECTIONS}`,
      `-d${seconds}s`,
      '-H',
      `Accept-Encoding: ${ACCEPT}`,
      ...script,
      url,
    ])
    const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
    const made = Number(/(\d+) requests in/.exec(output)?.[1])
    if (!(perSecond > 0) || /Non-2xx/.test(output)) throw new Error(`wrk on ${url}:\n${output}`)
    return { perSecond, cpu: ((cpuSeconds(pids) - before) * 1_000_000) / made }
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  }
}

async function outputOf(args: readonly string[]): Promise<string> {
  const wrk = spawn('wrk', [...args])
  let output = ''
  wrk.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await new Promise((resolve) => wrk.once('close', resolve))
  return output
}

/** wrk's own way to vary requests; they are written before it begins, so that it has no more to do than send them. */
function scriptOf(folder: string, requests: NonNullable<LoadOptions['requests']>): string {
  const script = join(folder, 'requests.lua')
  const quoted = (text: string) => JSON.stringify(text)
  const lines = requests.map(
    ({ path, userAgent }) =>
      `  {${quoted(path)}, {["Accept-Encoding"]=${quoted(ACCEPT)}, ["User-Agent"]=${quoted(userAgent)}}},`,
  )
  writeFileSync(
    script,
    `local given = {\n${lines.join('\n')}\n}
local written, at = {}, 0
init = function() for i, one in ipairs(given) do written[i] = wrk.format("GET", one[1], one[2]) end end
request = function() at = at % #written + 1; return written[at] end\n`,
  )
  return script
}

export const loadWords = (loads: readonly Load[]): string =>
  `${whole(median(loads.map(({ perSecond }) => perSecond)))}/s, ${median(loads.map(({ cpu }) => cpu)).toFixed(1)} µs`

export const isThere = (program: string): boolean => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined
