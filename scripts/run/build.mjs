import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureGenerated } from './generate.mjs'
import { alone } from './lock.mjs'
import { printed, Refusal, root, runNode, runTool } from './process.mjs'

export const SERVER = join(root, 'apps', 'server', 'dist', 'main.js')
const PROGRAM = join(root, 'apps', 'server', 'dist', 'programs', 'check.process.js')
const CLIENT = join(root, 'apps', 'web', 'dist', 'client', 'index.html')
const OFFICE = join(root, 'apps', 'office', 'dist', 'index.html')
const DESK = join(root, 'apps', 'desk', 'dist', 'index.html')
/** Read by apps/server/src/app-version.ts. */
const VERSION = join(root, 'apps', 'server', 'dist', 'version.json')
/** What npm writes down of what it has installed: packages of an earlier lock file may lie there still. */
const INSTALLED = join(root, 'node_modules', '.package-lock.json')
const mark = join(root, '.cache', 'build.sha256')

/**
 * Builds client, office, desk and server if their sources have changed since the last build. The version and commit are written every time:
 * a commit that changes no source needs no build. `output`: receives the output of the build (process.mjs).
 */
export async function ensureBuild(output) {
  await alone(async () => {
    const sources = hashOfSources()
    const isBuilt =
      [SERVER, PROGRAM, CLIENT, OFFICE, DESK, mark].every((file) => existsSync(file)) &&
      readFileSync(mark, 'utf8') === sources
    if (!isBuilt) await build(sources, output)
    writeVersion()
  })
}

async function build(sources, output) {
  const started = Date.now()
  console.log('Building the app')
  rmSync(mark, { force: true })
  await ensureGenerated(output)
  const buildApp = (app, ...more) =>
    runTool('vite', ['build', ...more, '--config', `apps/${app}/vite.config.ts`, '--logLevel', 'warn'], output)
  const code = Math.max(
    ...(await Promise.all([buildApp('web', '--app'), buildApp('server'), buildApp('office'), buildApp('desk')])),
  )
  if (code !== 0) throw new Refusal(`The build ended with ${code}; the lines above say why.`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(mark, sources)
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

function writeVersion() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  writeFileSync(VERSION, `${JSON.stringify({ version, commit: currentCommit() })}\n`)
}

/** 12 hex digits, with `-dirty` if tracked files are changed; `unknown` without git. */
function currentCommit() {
  // a copy without git may be inside another repository, whose commit is not ours
  if (!existsSync(join(root, '.git'))) return 'unknown'
  return printed('git', ['describe', '--always', '--abbrev=12', '--dirty', '--exclude=*']) ?? 'unknown'
}

/** Builds, and compresses what visitors load as small as it gets, which takes longer than the build. A server started on less compresses by itself. */
export async function ensureRelease() {
  await ensureBuild()
  await alone(async () => {
    const code = await runNode(['apps/web/precompress.ts'])
    if (code !== 0) throw new Refusal(`The build could not be compressed (${code}); the lines above say why.`)
  })
}

/** Neither results of a build nor tests go into one. */
const LEFT_OUT =
  /(^|\/)(node_modules|dist|\.tanstack|simulator|testing)(\/|$)|\.gen\.(d\.ts|ts|css|svg)$|\.(test|e2e|fixture)\.tsx?$/

function hashOfSources() {
  const hash = createHash('sha256')
  const add = (path) => hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name)
      if (LEFT_OUT.test(relative(root, path).replaceAll('\\', '/'))) continue
      if (entry.isDirectory()) walk(path)
      else if (entry.isFile()) add(path)
    }
  }
  for (const file of ['package-lock.json', 'tsconfig.json']) add(join(root, file))
  if (existsSync(INSTALLED)) add(INSTALLED)
  for (const folder of ['apps', 'packages']) walk(join(root, folder))
  return hash.digest('hex')
}
