import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { NIGHTLY } from '@games/testing/suite'
import { expect, onTestFinished, test } from 'vitest'
import { releaseVersion } from './release-version.ts'

const HEAD = '# Changelog\n\nFormat: Keep a Changelog.\n\n'
const RELEASED = '## [0.9.0] - 2026-11-28\n\n### Added\n\n- Schedule.\n'
const UNRELEASED =
  '## [Unreleased]\n\n### Fixed\n\n- A wrong medal.\n\n### Added\n\n- A map,\n  with venues.\n\n### Removed\n\n'

/** A clean repository with two workspaces of version 0.9.0. */
function repository(changelog = `${HEAD}${UNRELEASED}${RELEASED}`) {
  const root = mkdtempSync(join(tmpdir(), 'games-release-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const workspace = { version: '0.9.0' }
  write('CHANGELOG.md', changelog)
  write('package.json', '{\n  "name": "root",\n  "version": "0.9.0",\n  "workspaces": ["apps/*", "packages/*"]\n}\n')
  for (const folder of ['apps/web', 'packages/domain'])
    write(`${folder}/package.json`, `{\n  "version": "0.9.0",\n  "dependencies": { "pg": "0.9.0" }\n}\n`)
  const packages = {
    '': workspace,
    'apps/web': workspace,
    'node_modules/pg': { version: '0.9.0' },
    'node_modules/web': { resolved: 'apps/web', link: true },
    'packages/domain': workspace,
  }
  write('package-lock.json', `${JSON.stringify({ name: 'root', version: '0.9.0', packages }, null, 2)}\n`)
  git('init', '--quiet')
  git('config', 'user.name', 'A maintainer')
  git('config', 'user.email', 'maintainer@games.example')
  git('add', '.')
  git('commit', '--quiet', '--message', 'feat: begin')
  const release = (...args: readonly string[]) => releaseVersion(args, root, '2026-12-01')
  const state = () => [git('rev-parse', 'HEAD'), git('tag'), git('status', '--porcelain'), read('CHANGELOG.md')]
  return { git, read, write, release, state }
}

test('a version is written to changelog, packages and lock file, committed and tagged', () => {
  const { git, read, release } = repository()
  expect(release('0.10.0')).toBe('0.10.0 is committed and tagged as v0.10.0. Publish it with: git push --follow-tags')
  expect(read('CHANGELOG.md')).toBe(
    `${HEAD}## [Unreleased]\n\n## [0.10.0] - 2026-12-01\n\n### Added\n\n- A map,\n  with venues.\n\n### Fixed\n\n- A wrong medal.\n\n${RELEASED}`,
  )
  expect(read('package.json')).toBe(
    '{\n  "name": "root",\n  "version": "0.10.0",\n  "workspaces": ["apps/*", "packages/*"]\n}\n',
  )
  for (const folder of ['apps/web', 'packages/domain'])
    expect(JSON.parse(read(`${folder}/package.json`))).toEqual({ version: '0.10.0', dependencies: { pg: '0.9.0' } })
  const workspace = { version: '0.10.0' }
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    name: 'root',
    version: '0.10.0',
    packages: {
      '': workspace,
      'apps/web': workspace,
      'node_modules/pg': { version: '0.9.0' },
      'node_modules/web': { resolved: 'apps/web', link: true },
      'packages/domain': workspace,
    },
  })
  expect([git('log', '-1', '--format=%s'), git('status', '--porcelain')]).toEqual(['chore(release): 0.10.0', ''])
  // an annotated tag is a separate object
  expect([git('cat-file', '-t', 'v0.10.0'), git('rev-parse', 'v0.10.0^{commit}')]).toEqual([
    'tag',
    git('rev-parse', 'HEAD'),
  ])
})

test('the first version may be the one that package.json has', () => {
  const { git, read, release } = repository(`${HEAD}${UNRELEASED}`)
  release('0.9.0')
  expect(git('tag')).toBe('v0.9.0')
  expect(read('CHANGELOG.md')).toBe(
    `${HEAD}## [Unreleased]\n\n## [0.9.0] - 2026-12-01\n\n### Added\n\n- A map,\n  with venues.\n\n### Fixed\n\n- A wrong medal.\n`,
  )
})

test.each([
  ['no version', [], 'usage: npm run release:version -- X.Y.Z'],
  ['two versions', ['1.0.0', '1.0.1'], 'usage: npm run release:version -- X.Y.Z'],
  ['a version that is not semantic', ['1.0'], '"1.0" is no semantic version like 1.2.3'],
  ['a version with a v', ['v1.0.0'], '"v1.0.0" is no semantic version like 1.2.3'],
  ['a version that exists', ['0.9.0'], '0.9.0 is not newer than 0.9.0, which CHANGELOG.md has already.'],
  ['a prerelease of a version that exists', ['0.9.0-rc.1'], '0.9.0-rc.1 is not newer than 0.9.0'],
])('%s is refused and nothing is changed', (_, args, words) => {
  const { release, state } = repository()
  const before = state()
  expect(() => release(...args)).toThrow(words)
  expect(state()).toEqual(before)
})

test.each([
  ['without entries', '## [Unreleased]\n\n### Added\n\n', 'The Unreleased section of CHANGELOG.md has no entries'],
  ['that is missing', '', 'CHANGELOG.md has no section "## [Unreleased]".'],
  ['with an entry outside of a category', '## Unreleased\n- Lost.\n', 'is below no category (Added, Changed,'],
  ['with an unknown category', '## [Unreleased]\n\n### Mended\n\n- It.\n\n', '"Mended" in CHANGELOG.md is no category'],
])('an Unreleased section %s is refused and nothing is changed', (_, unreleased, words) => {
  const { release, state } = repository(`${HEAD}${unreleased}${RELEASED}`)
  const before = state()
  expect(() => release('1.0.0')).toThrow(words)
  expect(state()).toEqual(before)
})

test.each([
  ['changed', 'package.json', ' M package.json'],
  ['new', 'left-over', '?? left-over'],
])('a tree with a %s file is refused with the name of the file', (_, file, words) => {
  const { release, write, state } = repository()
  write(file, '{ "version": "0.9.0" }')
  const before = state()
  expect(() => release('1.0.0')).toThrow(`The working tree has changes: commit or stash them first.\n${words}`)
  expect(state()).toEqual(before)
})

test('a tag that exists is refused and nothing is changed', () => {
  const { git, release, state } = repository()
  git('tag', 'v1.0.0')
  const before = state()
  expect(() => release('1.0.0')).toThrow('The tag v1.0.0 exists already.')
  expect(state()).toEqual(before)
})

test('a version older than package.json is refused', () => {
  const { release } = repository(`${HEAD}${UNRELEASED}`)
  expect(() => release('0.8.0')).toThrow('0.8.0 is older than 0.9.0 in package.json.')
})

test.each([
  ['commit', 'pre-commit'],
  ['tag', 'reference-transaction'],
])('a %s that git refuses leaves everything unchanged', NIGHTLY, (name, hook) => {
  const { git, release, write, state } = repository()
  const before = state()
  write(`.git/hooks/${hook}`, name === 'tag' ? '#!/bin/sh\n! grep -q refs/tags/\n' : '#!/bin/sh\nexit 1\n')
  execFileSync('chmod', ['+x', git('rev-parse', '--absolute-git-dir') + `/hooks/${hook}`])
  expect(() => release('1.0.0')).toThrow(`git ${name} failed`)
  expect(state()).toEqual(before)
})
