import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { makePlace } from '../e2e/place.ts'
import { INGEST_KEY } from '../e2e/server.ts'
import { type Measurement, notMeasured } from './report.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, '../shared/data/paris2024')

/** The whole Paris 2024 import into an empty embedded database, by the operator's own command. */
export const importParis: Measurement = {
  name: 'Paris 2024 imported',
  async measure() {
    if (!existsSync(FOLDER)) return [notMeasured('embedded', '../shared/data/paris2024 is not there')]
    const place = await makePlace('embedded')
    try {
      const started = performance.now()
      const output = await run(['apps/server/src/commands/import.ts', FOLDER], place.dataDir)
      const seconds = (performance.now() - started) / 1_000
      const peak = /peak memory (\d+ MB)/.exec(output)?.[1]
      return [
        { what: 'from command to prompt', value: `${seconds.toFixed(1)} s`, reach: '90 s' },
        { what: 'peak memory of the command', value: peak ?? 'not given' },
      ]
    } finally {
      await place.remove()
    }
  },
}

function run(command: readonly string[], dataDir: string): Promise<string> {
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DEMO: '0', INGEST_KEY },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`the import failed:\n${output}`))))
  })
}
