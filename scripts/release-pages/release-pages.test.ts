import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { sampled } from '@games/testing/suite'
import { expect, onTestFinished, test } from 'vitest'
import { makeKeys } from '../../apps/server/src/features/live-update/index.ts'
import { releasePages } from './release-pages.ts'

const SHELL = '<html><head><meta name="api-base" content="" /></head><body></body></html>'

/** An organiser with a client build, a key and an empty DATA_DIR. */
async function organiser(more: Partial<Parameters<typeof releasePages>[1]> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const client = join(root, 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'shell.html'), SHELL)
  writeFileSync(join(client, 'assets/app.js'), 'one')
  writeFileSync(join(client, 'sw.js'), 'of browsers')
  const said: string[] = []
  const settings = {
    client,
    dataDir: join(root, 'data'),
    siteUrl: 'https://jogos.example',
    publicKey: null,
    wrapper: { appId: 'org.gamescompanion.app', version: 3, oldest: 2 },
    say: (line: string) => void said.push(line),
    ...more,
  }
  const key = join(root, 'bundle.key')
  const run = async (...args: string[]) => {
    said.length = 0
    await releasePages(args, settings)
    return said.join('\n')
  }
  const shown = await run('key', key)
  return {
    run,
    key,
    publicKey: /^LIVE_UPDATE_PUBLIC_KEY=(.+)$/m.exec(shown)?.[1] ?? '',
    client,
    zip: (number: number) => unzipSync(readFileSync(join(settings.dataDir, `live-update/${number}/bundle.zip`))),
  }
}

test('a release is the client build for the native app, signed and published in DATA_DIR (R3.10)', async () => {
  const { run, key, zip } = await organiser()
  expect(await run('--key', key)).toMatch(
    /^published: 1: 1-[\da-f]{12}, production, 100 % of the phones, versions 2 to 3, 0.0 MB, /,
  )
  expect(Object.keys(zip(1))).toEqual(['assets/app.js', 'index.html'])
  const page = new TextDecoder().decode(zip(1)['index.html'])
  expect(page).toContain('<meta name="api-base" content="https://jogos.example" />')
  expect(page).toContain('<meta name="live-update-channel" content="production" />')
})

test('the same build is not published twice; a changed one is, to as many phones as are said', async () => {
  const { run, key, client } = await organiser()
  await run('--key', key)
  expect(await run('--key', key, '--percentage', '10')).toMatch(/^published before, and left as it is: 1: .* 100 % /)
  writeFileSync(join(client, 'assets/app.js'), 'two')
  expect(await run('--key', key, '--channel', 'beta', '--percentage', '10')).toMatch(/^published: 2: .*, beta, 10 % of/)
})

test('a roll-out goes on, a bundle is withdrawn and comes back', async () => {
  const { run, key } = await organiser()
  expect(await run('list')).toBe('There are no bundles yet.')
  await run('--key', key, '--percentage', '5')
  expect(await run('roll-out', '1', '50')).toContain('50 % of the phones')
  expect(await run('withdraw', '1')).toContain('withdrawn')
  await expect(run('--key', key)).rejects.toThrow('was published as 1 and withdrawn: roll-out 1 PERCENTAGE')
  expect(await run('roll-out', '1', '100')).toContain('100 % of the phones')
})

test('the key is shown to nobody else, and none is overwritten', async () => {
  const { run, key } = await organiser()
  expect(statSync(key).mode & 0o077).toBe(0)
  await expect(run('key', key)).rejects.toThrow('is there already')
})

test('a key that the apps do not know publishes nothing', async () => {
  const { run, key } = await organiser({ publicKey: makeKeys().publicKey })
  await expect(run('--key', key)).rejects.toThrow('the key is another than LIVE_UPDATE_PUBLIC_KEY')
  expect(await run('list')).toBe('There are no bundles yet.')
})

test.each(
  sampled<[args: string[], why: string]>(
    [
      [[], 'usage'],
      [['publish'], 'there is no publish'],
      [['--key', '/nowhere'], 'there is no key in /nowhere'],
      [['withdraw', '7'], 'there is no bundle 7'],
      [['roll-out', '1', '101'], 'a percentage is from 0 to 100'],
      [['roll-out', '1'], 'usage'],
      [['--percent', '10'], 'usage'],
    ],
    3,
  ),
)('%o is refused: %s', async (args, why) => {
  const { run } = await organiser()
  await expect(run(...args)).rejects.toThrow(why)
})

test.each(
  sampled<[args: string[], why: string]>(
    [
      [['--percentage', ''], 'a percentage is from 0 to 100'],
      [['--channel', '../x'], '--channel must be a short name'],
      [['--app', '../x'], '--app must be an id'],
      [['--min-version', '4'], '--min-version 4 is more than --max-version 3'],
      [['--max-version', '1.5'], '--max-version is a version'],
      [['--api-base', 'http://jogos.example'], '--api-base must be an origin'],
    ],
    3,
  ),
)('a release with %o is refused: %s', async (args, why) => {
  const { run, key } = await organiser()
  await expect(run('--key', key, ...args)).rejects.toThrow(why)
  expect(await run('list')).toBe('There are no bundles yet.')
})
