import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, runTool } from './process.mjs'

const REPORTER = join(root, 'scripts', 'run', 'files-reporter.mjs')

/**
 * Runs projects of vitest.config.ts in one process. Returns the exit code, the outcome of each file, and whether the report is whole: the run came to its
 * end and nothing failed outside a test. `output`: as for `run` of process.mjs.
 */
export async function runTests(projects, { env = {}, ...output } = {}) {
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
        ...(env.SUITE === 'push' ? ['--tags-filter=!nightly'] : []),
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
