import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { NIGHTLY } from '@games/testing/suite'
import { afterEach, beforeEach, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** A repository of its own with our launcher in it. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'games-launcher-'))
  cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function launch(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
  })
  return { status, output: stdout + stderr }
}

test('npm start says what it cannot use before it builds, all at once, and ends with 2', () => {
  for (const path of ['node_modules', 'packages', join('apps', 'server', 'src')]) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    symlinkSync(join(ROOT, path), join(folder, path))
  }
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(ROOT, file), join(folder, file))
  const { status, output } = launch(['scripts/run.mjs', 'start'], {
    PORT: 'x',
    DEMO: '0',
    WATCH_DIR: '/nowhere/at/all',
  })
  expect(status).toBe(2)
  expect(output.trim().split('\n')).toEqual([
    'PORT must be a port number, but is "x"',
    'WATCH_DIR must be an existing folder, but "/nowhere/at/all" does not exist',
  ])
})

const INSTALL = ['-e', `import('./scripts/run/install.mjs').then(({ ensureDependencies }) => ensureDependencies())`]

/** A package that wants a Node that nobody has, without the network. */
function needsNewerNode(): void {
  mkdirSync(join(folder, 'newer'))
  writeFileSync(join(folder, '.npmrc'), 'install-links=true\noffline=true\n')
  writeFileSync(join(folder, 'newer', 'package.json'), '{"name":"newer","version":"1.0.0","engines":{"node":">=999"}}')
  writeFileSync(join(folder, 'package.json'), '{"name":"own","version":"1.0.0","dependencies":{"newer":"file:newer"}}')
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: folder, stdio: 'ignore' })
}

test(
  'an install says nothing of packages that want a newer Node than npm runs on: they run on their own',
  NIGHTLY,
  () => {
    needsNewerNode()
    const { status, output } = launch(INSTALL)
    expect([status, existsSync(join(folder, 'node_modules', 'newer'))]).toEqual([0, true])
    expect(output).not.toMatch(/EBADENGINE|npm warn/i)
  },
)

test('an install that fails says why', NIGHTLY, () => {
  needsNewerNode()
  writeFileSync(join(folder, 'package.json'), '{"name":"own","version":"1.0.0","dependencies":{"other":"file:newer"}}')
  const { status, output } = launch(INSTALL)
  expect(status).not.toBe(0)
  expect(output).toContain('npm error')
  expect(output).toContain('in sync')
})

/** Prepares a folder in which `vite` makes empty files; returns `ensureBuild`, which says whether it has built. */
function givenSources(): () => boolean {
  for (const path of [join('node_modules', '.bin'), 'apps', 'packages'])
    mkdirSync(join(folder, path), { recursive: true })
  const vite = join(folder, 'node_modules', '.bin', 'vite')
  const built = [
    'server/dist/main.js',
    'server/dist/programs/check.process.js',
    'web/dist/client/index.html',
    'office/dist/index.html',
    'desk/dist/index.html',
  ].map((path) => `apps/${path}`)
  writeFileSync(vite, `#!/bin/sh\n${built.map((file) => `mkdir -p ${dirname(file)} && touch ${file}`).join('\n')}\n`)
  chmodSync(vite, 0o755)
  mkdirSync(join(folder, 'apps', 'web'))
  // makes the generated files of a real tree
  for (const path of ['apps/web/generate.ts', 'scripts/sport-registries.ts']) writeFileSync(join(folder, path), '')
  for (const path of ['package-lock.json', 'tsconfig.json']) writeFileSync(join(folder, path), '{}')
  writeFileSync(join(folder, 'package.json'), '{ "version": "0.9.0" }')
  return () => {
    const { status, output } = launch([
      '-e',
      `import('./scripts/run/build.mjs').then(({ ensureBuild }) => ensureBuild())`,
    ])
    expect({ status, output }).toMatchObject({ status: 0 })
    return output.includes('Building the app')
  }
}

test('the app is built again if its sources, the lock file or the installed packages have changed', NIGHTLY, () => {
  const isBuilt = givenSources()
  expect([isBuilt(), isBuilt()]).toEqual([true, false])
  for (const path of ['package-lock.json', join('packages', 'source.ts'), join('node_modules', '.package-lock.json')]) {
    writeFileSync(join(folder, path), '{"lockfileVersion":3}')
    expect([path, isBuilt(), isBuilt()]).toEqual([path, true, false])
  }
})

test('a build has the version of package.json and the commit of its tree, never a tag, and a commit alone builds nothing', () => {
  const isBuilt = givenSources()
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@games.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
  const written = () => JSON.parse(readFileSync(join(folder, 'apps/server/dist/version.json'), 'utf8')) as unknown
  expect([isBuilt(), written()]).toEqual([true, { version: '0.9.0', commit: 'unknown' }])
  git('init', '--quiet')
  git('add', 'package.json')
  for (const message of ['first', 'second']) {
    git('commit', '--quiet', '--allow-empty', '--message', message)
    git('tag', '--annotate', `v1.0.0-${message}`, '--message', message)
    expect([isBuilt(), written()]).toEqual([
      false,
      { version: '0.9.0', commit: git('rev-parse', '--short=12', 'HEAD') },
    ])
  }
  writeFileSync(join(folder, 'package.json'), '{ "version": "0.9.1" }')
  expect([isBuilt(), written()]).toEqual([
    false,
    { version: '0.9.1', commit: `${git('rev-parse', '--short=12', 'HEAD')}-dirty` },
  ])
})
