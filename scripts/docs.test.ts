import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const PAGES = globSync('{*.md,.github/**/*.md,{apps,bench,docs,e2e,fixtures,packages,scripts}/**/*.md}', {
  cwd: ROOT,
  exclude: (path) => path.endsWith('node_modules') || path.endsWith('dist'),
})

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** A page's text without code, in which brackets are no links. */
const proseOf = (page: string): string => page.replaceAll(/^(\s*)```.*?^\1```/gms, '').replaceAll(/`[^`\n]*`/g, '')

/** Targets of a page's links and pictures, without those on other sites. */
const targetsIn = (page: string): string[] =>
  [...proseOf(page).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, markdown, html]) => markdown ?? html ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))

/** The names that GitHub gives to a page's headings. */
const anchorsIn = (page: string): string[] =>
  [...page.replaceAll(/^(\s*)```.*?^\1```/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  )

function isBroken(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? page : join(dirname(page), path)
  if (!existsSync(join(ROOT, file))) return true
  return anchor !== undefined && !anchorsIn(read(file)).includes(anchor)
}

test('every relative link and picture of a Markdown page leads to a file of the tree, and to a heading that exists', () => {
  expect(PAGES).toContain('README.md')
  const broken = PAGES.flatMap((page) =>
    targetsIn(read(page))
      .filter((target) => isBroken(page, target))
      .map((target) => `${page}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('a link to a missing file, a missing heading or a missing picture is broken', () => {
  const page =
    '[a](docs/absent.md) [b](LICENSE) [c](docs/README.md#absent) [d](docs/README.md#reference) `[e](absent.md)`'
  const targets = targetsIn(`${page}\n\n<img src="absent.webp">\n\n\`\`\`md\n[f](absent.md)\n\`\`\`\n`)
  expect(targets.filter((target) => isBroken('README.md', target))).toEqual([
    'docs/absent.md',
    'docs/README.md#absent',
    'absent.webp',
  ])
})

test('.node-version names the Node that comes with the dependencies', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> }
  const pinned = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(new Set(pinned.map(([, version]) => version))).toEqual(new Set([read('.node-version').trim()]))
})

test('a picture of the README has at most 60 kB', () => {
  const pictures = targetsIn(read('README.md')).filter((target) => target.endsWith('.webp'))
  expect(pictures.length).toBe(3)
  expect(pictures.filter((picture) => statSync(join(ROOT, picture)).size > 60_000)).toEqual([])
})

test('docs/environment.md describes every variable that the server reads', () => {
  const variables = [...read('apps/server/src/env.ts').matchAll(/^ +([A-Z][A-Z\d_]+): /gm)].map(([, name = '']) => name)
  expect(variables).toContain('DATABASE_URL')
  const described = read('docs/environment.md')
  expect(variables.filter((name) => !described.includes(`\`${name}\``))).toEqual([])
})
