import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkCommits } from './check-commits.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'commits-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function git(root: string, ...args: string[]): void {
  const user = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org']
  execFileSync('git', [...user, ...args], { cwd: root, stdio: 'ignore' })
}

/** A repository with a commit from before the configuration, the one that adds it, and these. */
function repository(...messages: string[]): string {
  const root = temporaryFolder()
  const commit = (message: string): void => git(root, 'commit', '--allow-empty', '-m', message)
  git(root, 'init', '--initial-branch=main')
  commit('What was written before')
  git(root, 'branch', 'earlier')
  writeFileSync(join(root, 'commitlint.config.ts'), '')
  git(root, 'add', '.')
  commit('build: check commit messages')
  for (const message of messages) commit(message)
  return root
}

test.each([
  ['a summary without a type', 'Add a page', 'type-empty'],
  ['an unknown type', 'style: indent by two', 'type-enum'],
  ['a capital after the type', 'feat: Add a page', 'subject-case'],
  ['a full stop', 'feat: add a page.', 'subject-full-stop'],
  ['a header of 73 characters', `feat(web): ${'x'.repeat(62)}`, 'header-max-length'],
])('%s fails the check', async (_, message, rule) => {
  const { passed, text } = await checkCommits(repository('feat: add a page', message))
  expect(text).toContain(rule)
  expect(passed).toBe(false)
})

test.each([
  ['a header of 72 characters', `feat(web): ${'x'.repeat(61)}`],
  ['a breaking change', 'feat(api)!: drop the old address\n\nIt had no callers.\n\nBREAKING CHANGE: use /api/medals.'],
])('%s passes the check', async (_, message) => {
  expect(await checkCommits(repository(message))).toEqual({ passed: true, text: '1 commits' })
})

test('commits from before the configuration, merges and branches begun earlier are not checked', async () => {
  const root = repository('feat: add a page')
  git(root, 'checkout', 'earlier')
  git(root, 'commit', '--allow-empty', '-m', 'Written on an old branch')
  git(root, 'checkout', 'main')
  git(root, 'merge', 'earlier')
  expect(await checkCommits(root)).toEqual({ passed: true, text: '1 commits' })
})

test('without git or in a shallow clone the check is left out and prints the reason', async () => {
  expect(await checkCommits(temporaryFolder())).toEqual({
    passed: true,
    text: expect.stringContaining('no git repository'),
  })
  const clone = join(temporaryFolder(), 'clone')
  git(tmpdir(), 'clone', '--depth=1', `file://${repository('Add a page')}`, clone)
  expect(await checkCommits(clone)).toEqual({ passed: true, text: expect.stringContaining('shallow') })
})
