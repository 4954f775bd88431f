import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, runTool } from './process.mjs'

const REPORTER = join(root, 'scripts', 'run', 'files-reporter.mjs')

/**
 * Runs projects of vitest.config.ts in one process, or only these files of them, one after another if asked. Gives the exit code, what
 * became of each file, and whether that is all there is to tell: the run came to its end, and nothing failed outside of a test. What it
 * says goes where `run` of process.mjs has it.
 */
export async function runTests(projects, { env = {}, files = [], oneByOne = false, ...output } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'games-run-'))
  const report = join(folder, 'files.json')
  try {
    const code = await runTool(
      'vitest',
      [
        'run',
        ...projects.flatMap((name) => ['--project', name]),
        '--reporter=default',
        `--reporter=${REPORTER}`,
        ...(oneByOne ? ['--no-file-parallelism'] : []),
        ...files.map((file) => join(root, file)),
      ],
      { env: { ...env, FILES_REPORT: report }, ...output },
    )
    const written = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { files: [], isWhole: false }
    return {
      code,
      isWhole: written.isWhole,
      files: written.files.map((one) => ({ ...one, file: relative(root, one.file) })),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
