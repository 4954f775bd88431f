import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyNativeShell, nativePage } from './native-shell/copy-native-shell.ts'

const folder = mkdtempSync(join(tmpdir(), 'native-shell-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SHELL = `<html><head><meta name="build" content="one" />
    <meta name="api-base" content="" />
    <link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials" />
    <meta name="robots" content="noindex" /></head><body><div id="root"></div></body></html>`

test('the wrapper’s page is the shell, with its server’s address', () => {
  const page = nativePage(SHELL, { apiBase: 'https://jogos.example', liveUpdateChannel: 'production' })
  expect(page).toContain('<meta name="api-base" content="https://jogos.example" />')
  expect(page).toContain('<meta name="live-update-channel" content="production" />')
  expect(page).toContain('<meta name="build" content="one" />')
  expect(page).not.toMatch(/manifest|robots|content=""/)
  expect(nativePage(SHELL, { apiBase: 'https://jogos.example', liveUpdateChannel: null })).not.toContain('live-update')
})

test.each(['', 'jogos.example', 'http://jogos.example', 'https://jogos.example/app', 'https://x.example"><script>'])(
  'an api-base of "%s" is refused',
  (apiBase) => {
    expect(() => nativePage(SHELL, { apiBase, liveUpdateChannel: null })).toThrow('--api-base')
  },
)

test('a channel that is no name is refused', () => {
  expect(() => nativePage(SHELL, { apiBase: 'https://jogos.example', liveUpdateChannel: '"' })).toThrow('--live-update')
})

test('the wrapper gets the app’s files, without what only a web server uses', () => {
  const [from, to] = [join(folder, 'client'), join(folder, 'www')]
  for (const path of [
    'shell.html',
    'index.html',
    'sw.js',
    'builds/latest.json',
    '.vite/manifest.json',
    'assets/app-a.js',
    'assets/app-a.js.br',
    'assets/app-a.js.gz',
    'brasil_flags/al.png',
    'screenshots/por/medals-narrow.webp',
    'icon.svg',
  ]) {
    mkdirSync(dirname(join(from, path)), { recursive: true })
    writeFileSync(join(from, path), path === 'shell.html' ? SHELL : path)
  }
  mkdirSync(to)
  writeFileSync(join(to, 'of-the-last-build.js'), '')
  expect(copyNativeShell(from, to, { apiBase: 'https://jogos.example', liveUpdateChannel: null })).toBe(4)
  const copied = readdirSync(to, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(copied.map(({ name }) => name).sort()).toEqual(['AL.png', 'app-a.js', 'icon.svg', 'index.html'])
  expect(readFileSync(join(to, 'index.html'), 'utf8')).toContain('https://jogos.example')
})

test('without a build it says so', () => {
  expect(() =>
    copyNativeShell(join(folder, 'nothing'), join(folder, 'www'), { apiBase: '', liveUpdateChannel: null }),
  ).toThrow('build the client first')
})
