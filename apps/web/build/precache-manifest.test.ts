import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildIdOf, markBuild, precacheManifestOf, shellOf } from './precache-manifest.ts'

const dir = mkdtempSync(join(tmpdir(), 'release-'))
afterAll(() => rmSync(dir, { recursive: true }))
const TEMPLATE = `<html><head><meta name="build" content="" /><link rel="preload" href="/assets/first-a.woff2"><!--head--></head>
<body><div id="root"></div><!--state--></body></html>`
const BUNDLED = [
  'index.html',
  '.vite/manifest.json',
  'assets/app-a.js',
  'assets/first-a.woff2',
  'assets/seldom-a.woff2',
  'assets/code-reader.worker-a.js',
  'assets/zxing_reader-a.wasm',
  'assets/capacitor-a.js',
  'assets/hls-a.js',
  'assets/widget.medals-a.js',
  'assets/messages-a/por/app-shell.json',
  'assets/messages-a/eng/app-shell.json',
]
mkdirSync(join(dir, 'icons'))
const write = (path: string, content: string) => writeFileSync(join(dir, path), content)
write('icon.svg', '<svg/>')
write('icons/any-192.png', 'png')
write('index.html', TEMPLATE)
write('shell.html', shellOf(markBuild(TEMPLATE, 'one')))

test('the shell is the page template of its build with nothing in it', () => {
  const shell = shellOf(markBuild(TEMPLATE, 'one'))
  expect(shell).toContain('<meta name="build" content="one" />')
  expect(shell).toContain('<div id="root"></div>')
  expect(shell).not.toContain('<!--')
  expect(shell).toContain('noindex')
  expect(() => markBuild('<html>', 'one')).toThrow('no <meta name="build">')
})

test('the worker keeps what every visitor needs, words by language, and what few need only once requested', () => {
  expect(precacheManifestOf(dir, 'one', BUNDLED)).toEqual({
    id: 'one',
    files: ['/assets/app-a.js', '/assets/first-a.woff2'],
    messages: {
      por: ['/assets/messages-a/por/app-shell.json'],
      spa: [],
      eng: ['/assets/messages-a/eng/app-shell.json'],
    },
    onDemand: [
      '/assets/code-reader.worker-a.js',
      '/assets/hls-a.js',
      '/assets/seldom-a.woff2',
      '/assets/zxing_reader-a.wasm',
    ],
    revised: {
      '/shell.html': expect.any(String),
      '/icon.svg': expect.any(String),
      '/icons/any-192.png': expect.any(String),
    },
  })
})

test('the build’s id changes with a hashed file, the template and the icon, and with nothing else', () => {
  const first = buildIdOf(dir, BUNDLED)
  expect(buildIdOf(dir, BUNDLED.toReversed())).toBe(first)
  expect(buildIdOf(dir, BUNDLED.with(2, 'assets/app-b.js'))).not.toBe(first)
  write('icon.svg', '<svg></svg>')
  const second = buildIdOf(dir, BUNDLED)
  write('index.html', TEMPLATE.replace('root', 'other'))
  expect(new Set([first, second, buildIdOf(dir, BUNDLED)]).size).toBe(3)
})
