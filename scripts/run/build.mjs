import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureGenerated } from './generate.mjs'
import { alone } from './lock.mjs'
import { Refusal, root, runNode, runTool } from './process.mjs'

export const SERVER = join(root, 'apps', 'server', 'dist', 'main.js')
const PROGRAM = join(root, 'apps', 'server', 'dist', 'programs', 'check.process.js')
const CLIENT = join(root, 'apps', 'web', 'dist', 'client', 'index.html')
const OFFICE = join(root, 'apps', 'office', 'dist', 'index.html')
const DESK = join(root, 'apps', 'desk', 'dist', 'index.html')
/** What npm writes down of what it has installed: packages of an earlier lock file may lie there still. */
const INSTALLED = join(root, 'node_modules', '.package-lock.json')
const mark = join(root, '.cache', 'build.sha256')

/** Builds client, office and server unless what they are made of is what it was at the last build. `output`: where the build's words go (process.mjs). */
export async function ensureBuild(output) {
  await alone(async () => {
    const sources = hashOfSources()
    if (
      [SERVER, PROGRAM, CLIENT, OFFICE, DESK, mark].every((file) => existsSync(file)) &&
      readFileSync(mark, 'utf8') === sources
    )
      return
    const started = Date.now()
    console.log('Building the app')
    rmSync(mark, { force: true })
    await ensureGenerated(output)
    const build = (app, ...more) =>
      runTool('vite', ['build', ...more, '--config', `apps/${app}/vite.config.ts`, '--logLevel', 'warn'], output)
    const code = Math.max(
      ...(await Promise.all([build('web', '--app'), build('server'), build('office'), build('desk')])),
    )
    if (code !== 0) throw new Refusal(`The build ended with ${code}; the lines above say why.`)
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(mark, sources)
    console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  })
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
  /(^|\/)(node_modules|dist|\.tanstack|simulator|testing)(\/|$)|\.gen\.(d\.)?ts$|\.(test|e2e|fixture)\.tsx?$/

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
