import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { expect, onTestFinished, test } from 'vitest'
import { checkProse, listFindings } from './check-prose.ts'
import { findingsIn, isName, wordsIn } from './find-words.ts'
import { PATTERNS } from './patterns.ts'
import { nameWords } from './pieces.ts'

const COUNTS = 'scripts/prose/counts.txt'

/** A repository in a temporary folder. `write` takes its files by path; a null removes the file. */
function repository(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'prose-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const write = (changed: Record<string, string | null>): void => {
    for (const [file, text] of Object.entries(changed)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      if (text === null) rmSync(join(root, file))
      else writeFileSync(join(root, file), text)
    }
  }
  const commit = (subject: string): void => {
    git('add', '--all')
    git('commit', '--quiet', '--allow-empty', '-m', subject)
  }
  git('init', '--quiet', '--initial-branch=main')
  write({ 'commitlint.config.ts': '', '.gitattributes': `${COUNTS} merge=union\n`, [COUNTS]: '', ...files })
  commit('build: check commit messages')
  return { root, git, write, commit, counts: () => readFileSync(join(root, COUNTS), 'utf8') }
}

const check = (root: string, options = {}) => {
  const { passed, lines } = checkProse(root, { exceptions: [], ...options })
  return { passed, text: lines.join('\n') }
}

test.each(PATTERNS)(
  'the pattern $words finds "$bad" and none of its plain texts',
  ({ words, use, in: kinds, bad, good = [] }) => {
    for (const kind of kinds) {
      const read = (text: string) => wordsIn(kind, isName(kind) ? nameWords(text) : text)
      expect(read(bad).map((finding) => finding.use)).toContain(use)
      for (const text of good) expect(read(text), `${text} (${words})`).toEqual([])
    }
  },
)

test.each(
  sampled(
    [
      ['a comment', 'src/a.ts', 'export const a = 1 // loads the\n// page anew\n', 'src/a.ts:2  comment "anew": again'],
      [
        'a comment in JSX',
        'src/a.tsx',
        'export const A = () => <b>{/* loaded anew */}</b>\n',
        'src/a.tsx:1  comment "anew"',
      ],
      [
        'a comment of a style sheet',
        'src/a.css',
        'b {\n  color: red; /* drawn anew */\n}\n',
        'src/a.css:2  comment "anew"',
      ],
      ['a comment of SQL', 'src/a.sql', "select '--anew';\n-- read anew\n", 'src/a.sql:2  comment "anew"'],
      [
        'a test name',
        'src/a.test.ts',
        "test.each([1])('it is told of %d', () => {})\n",
        'src/a.test.ts:1  test name "told": sent',
      ],
      ['a variable', 'src/a.ts', '\nexport const isTold = true\n', 'src/a.ts:2  variable "told": sent'],
      [
        'a variable without a meaning',
        'src/a.ts',
        'for (const one of [1]) f(one)\n',
        'src/a.ts:1  variable "one": the name',
      ],
      ['a constant', 'src/a.ts', 'const MOST_ROWS = 2\n', 'src/a.ts:1  variable "MOST": MAX_…'],
      [
        'a parameter',
        'src/a.ts',
        'export const f = (isAsked: string) => isAsked\n',
        'src/a.ts:1  identifier "asked": requested',
      ],
      ['a type', 'src/a.ts', 'interface KeptTap {}\n', 'src/a.ts:1  identifier "kept": stored'],
      ['a property of a type', 'src/a.ts', 'type A = {\n  readonly said: string\n}\n', 'src/a.ts:2  identifier "said"'],
      ['a name that destructuring gives', 'src/a.ts', 'const { unit: held } = f()\n', 'src/a.ts:1  identifier "held"'],
      ['a file name', 'src/is-told.ts', 'export {}\n', 'src/is-told.ts:1  file name "told"'],
      [
        'a page of documentation',
        'docs/a.md',
        '# Title\n\n- one\n- what is sent of it\n',
        'docs/a.md:4  doc "what is": name the thing',
      ],
      [
        'an English message',
        'apps/web/messages/eng/a.json',
        '{\n  "a.b": "Load the page anew"\n}\n',
        'a.json:2  message "anew"',
      ],
      [
        'an English text in a source',
        'src/a.ts',
        "const A = { por: 'x', eng: { title: 'Load the page anew' } }\n",
        'a.ts:1  message "anew"',
      ],
    ],
    4,
  ),
)('%s with words that are not plain fails the check', (_, file, source, shown) => {
  const { root, write } = repository({})
  expect(check(root).passed).toBe(true)
  write({ [file]: source })
  const { passed, text } = check(root)
  expect(text).toContain(shown)
  expect(passed).toBe(false)
})

test('a commit subject with words that are not plain fails the check', () => {
  const { root, commit } = repository({})
  commit('fix(web): what is loaded anew')
  const { passed, text } = check(root)
  expect(text).toMatch(/^commit [0-9a-f]+ {2}commit subject "what is": name the thing/m)
  expect(text).toMatch(/^commit [0-9a-f]+ {2}commit subject "anew": again$/m)
  expect(passed).toBe(false)
})

test.each([
  ['code in a comment', 'a.ts', '// reads `told`, {said} and https://example.org/anew\n'],
  ['a string', 'a.ts', "export const a = 'told anew'\n"],
  ['code in a document', 'a.md', 'Use `said`.\n\n```\nsaid anew\n```\n\nSee [it](anew.md).\n'],
  [
    'the use of a name',
    'a.ts',
    "import { isTold } from './b.ts'\nconst { said } = isTold\nexport const x = said.kept\n",
  ],
  ['a column of the database', 'a.ts', 'interface Row {\n  kept_at: Date\n}\n'],
  ['a Portuguese message', 'messages/por/a.json', '{\n  "a.b": "anew"\n}\n'],
  ['a generated file', 'a.gen.ts', '// anew\n'],
])('%s is not checked', (_, file, source) => {
  expect(listFindings(repository({ [file]: source }).root, '')).toEqual([])
})

test('a match across two lines is found on its first line', () => {
  expect(findingsIn('a.ts', '/**\n * Taps are\n * kept here.\n */\n').map(({ place }) => place)).toEqual(['a.ts:2'])
})

const WITH = (count: number): string => '// loaded anew\n\n'.repeat(count)

test('the stored count of a folder may not rise, and falls only with an update', () => {
  const { root, write, counts } = repository({
    [COUNTS]: '2 src/a.ts\n1 src/b.ts\n',
    'src/a.ts': WITH(2),
    'src/b.ts': WITH(1),
  })
  expect(check(root)).toEqual({ passed: true, text: expect.stringContaining('Findings: 3') })

  write({ 'src/a.ts': WITH(3) })
  expect(check(root).text).toContain(
    'src: findings rose from 3 to 4. The number may only fall.\nsrc/a.ts:1  comment "anew"',
  )
  expect(check(root, { update: true }).passed).toBe(false)
  expect(counts()).toBe('2 src/a.ts\n1 src/b.ts\n')

  // between two files of a folder it may move
  write({ 'src/b.ts': WITH(0) })
  expect(check(root).passed).toBe(true)

  write({ 'src/a.ts': WITH(1) })
  expect(check(root)).toEqual({ passed: false, text: expect.stringContaining('npm run prose -- --update') })
  expect(check(root, { update: true }).passed).toBe(true)
  expect(counts()).toBe('1 src/a.ts\n')
  expect(check(root).passed).toBe(true)
})

test('a new file has no findings, even if its folder has fewer than before', () => {
  const { root, write } = repository({ [COUNTS]: '2 src/a.ts\n', 'src/a.ts': WITH(2) })
  write({ 'src/a.ts': WITH(0), 'src/new.ts': WITH(1) })
  expect(check(root)).toEqual({ passed: false, text: expect.stringContaining('src/new.ts has no stored count') })
  expect(check(root, { update: true }).passed).toBe(false)
})

test('a moved file takes its count along', NIGHTLY, () => {
  const { root, git, counts } = repository({ [COUNTS]: '2 src/a.ts\n', 'src/a.ts': WITH(2) })
  mkdirSync(join(root, 'lib'))
  git('mv', 'src/a.ts', 'lib/b.ts')
  expect(check(root).passed).toBe(false)
  expect(check(root, { update: true }).passed).toBe(true)
  expect(counts()).toBe('2 lib/b.ts\n')
})

test('two branches that lower counts merge without a conflict', NIGHTLY, () => {
  const { root, git, write, commit, counts } = repository({
    [COUNTS]: '2 src/a.ts\n2 src/b.ts\n',
    'src/a.ts': WITH(2),
    'src/b.ts': WITH(2),
  })
  const lower = (branch: string, file: string): void => {
    git('checkout', '--quiet', '-b', branch, 'main')
    write({ [file]: WITH(1) })
    expect(check(root, { update: true }).passed).toBe(true)
    commit('docs: use plain words')
  }
  lower('a', 'src/a.ts')
  lower('b', 'src/b.ts')
  git('merge', '--quiet', 'a')
  expect(check(root).passed).toBe(true)
  check(root, { update: true })
  expect(counts()).toBe('1 src/a.ts\n1 src/b.ts\n')
})

test('an exception permits its words in its place, and fails the check once it is not needed', () => {
  const { root, write } = repository({ 'src/a.ts': WITH(1) })
  const exceptions = [{ place: 'src/a.ts', words: 'anew', reason: 'quotes a rule book' }]
  expect(check(root).passed).toBe(false)
  expect(check(root, { exceptions }).passed).toBe(true)
  write({ 'src/a.ts': WITH(0) })
  expect(check(root, { exceptions })).toEqual({
    passed: false,
    text: expect.stringContaining('The exception for "anew" in src/a.ts is not needed'),
  })
})

test('an unchanged file is read from the cache, a changed one is read again', () => {
  const { root, write } = repository({ 'src/a.ts': WITH(1) })
  const cache = join(root, '..', `${basename(root)}.json`)
  onTestFinished(() => rmSync(cache))
  const first = check(root, { cache })
  expect(check(root, { cache })).toEqual(first)
  writeFileSync(cache, readFileSync(cache, 'utf8').replaceAll('anew', 'cached'))
  expect(check(root, { cache }).text).toContain('src/a.ts:1  comment "cached"')
  write({ 'src/a.ts': WITH(2) })
  expect(check(root, { cache }).text).toContain('src/a.ts:3  comment "anew"')
})

test('without git the check is left out and prints the reason', () => {
  const root = mkdtempSync(join(tmpdir(), 'prose-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  expect(existsSync(join(root, '.git'))).toBe(false)
  expect(check(root)).toEqual({ passed: true, text: expect.stringContaining('not checked') })
})
