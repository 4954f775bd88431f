import { expect, test, vi } from 'vitest'
import type { CodeScan } from './scan/code-scan.ts'
import { type FakeAnswers, installFakeBridge } from './testing/fake-bridge.ts'

// Capacitor looks for the bridge once, when it is imported
const answers: Record<string, unknown> = {}
const { calls, emit } = installFakeBridge(answers)
const { startNative } = await import('./start-native.ts')
const { openPlatform } = await import('./open-platform.ts')

const meta = document.createElement('meta')
meta.name = 'live-update-channel'
document.head.append(meta)

/** The wrapper's part of a page at `pathname`, with Android's side answering as given. */
async function start(pathname: string, options: { channel?: string; answers?: FakeAnswers } = {}) {
  calls.length = 0
  for (const name of Object.keys(answers)) delete answers[name]
  Object.assign(answers, options.answers)
  meta.content = options.channel ?? ''
  const moves: string[] = []
  const history = {
    location: { pathname },
    push: (address: string) => void moves.push(address),
    back: () => void moves.push('back'),
  }
  const started = startNative(history, 'por')
  await expect.poll(() => calls.filter((call) => call.startsWith('App.addListener'))).toHaveLength(2)
  return { moves, history, started }
}

test('the native back button goes back, home, out of the app, or nowhere (R3.2)', async () => {
  const { moves, history, started } = await start('/medals/all')
  await started
  emit('App', 'backButton', { canGoBack: true })
  emit('App', 'backButton', { canGoBack: false })
  expect(moves).toEqual(['back', '/'])
  history.location.pathname = '/secure-sport'
  emit('App', 'backButton', { canGoBack: true })
  expect(moves).toHaveLength(2)
  expect(calls).not.toContain('App.exitApp')
  history.location.pathname = '/'
  emit('App', 'backButton', { canGoBack: true })
  await expect.poll(() => calls).toContain('App.exitApp')
  expect(moves).toHaveLength(2)
})

test('an address opened from elsewhere opens its page', async () => {
  const { moves } = await start('/')
  emit('App', 'appUrlOpen', { url: 'https://jogos.example/medals/all?x=1' })
  expect(moves).toEqual(['/medals/all?x=1'])
})

test('a next bundle shows a toast and is started, after ready, channel and sync (R3.10)', async () => {
  const { started } = await start('/', {
    channel: 'production-1',
    answers: { 'LiveUpdate.ready': { rollback: false }, 'LiveUpdate.sync': { nextBundleId: 'bundle-2' } },
  })
  await expect.poll(() => document.body.textContent).toContain('Atualização disponível')
  expect(calls).not.toContain('LiveUpdate.reload')
  await started
  expect(calls.filter((call) => call.startsWith('LiveUpdate'))).toEqual([
    'LiveUpdate.ready',
    'LiveUpdate.setChannel {"channel":"production-1"}',
    'LiveUpdate.sync',
    'LiveUpdate.reload',
  ])
})

test('without a channel live update is left alone (R3.10)', async () => {
  const { started } = await start('/')
  await started
  expect(calls.filter((call) => call.startsWith('LiveUpdate'))).toEqual([])
})

test('an update that fails takes nothing back, and the app goes on', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { started, moves } = await start('/medals/all', {
    channel: 'production-1',
    answers: { 'LiveUpdate.sync': '!no network' },
  })
  await started
  expect(calls).toContain('LiveUpdate.ready')
  expect(calls).not.toContain('LiveUpdate.reload')
  expect(logged).toHaveBeenCalledWith('live update failed:', expect.any(Error))
  emit('App', 'backButton', { canGoBack: true })
  expect(moves).toEqual(['back'])
})

test.each<[answer: unknown, scan: CodeScan]>([
  [
    { ScanResult: 'https://jogos.example/trivia/7?code=1', format: 0 },
    { kind: 'read', texts: ['https://jogos.example/trivia/7?code=1'] },
  ],
  ['!OS-PLUG-BARC-0006', { kind: 'canceled' }],
  ['!OS-PLUG-BARC-0007', { kind: 'denied' }],
  ['!OS-PLUG-BARC-0004', { kind: 'failed' }],
  ['!broken', { kind: 'failed' }],
])('the device’s own scanner reads codes in the native wrapper: %o (R7.2)', async (answer, scan) => {
  await start('/', { answers: { 'CapacitorBarcodeScanner.scanBarcode': answer } })
  const { scanCode } = await openPlatform()
  expect(await scanCode?.({ aim: 'Aponte', cancel: 'Cancelar', torchOn: 'Apagar', torchOff: 'Lanterna' })).toEqual(scan)
  expect(JSON.parse(calls.at(-1)?.replace(/^[\w.]+ /, '') ?? '')).toMatchObject({ hint: 0, scanInstructions: 'Aponte' })
})

test('an outside address opens in the system’s browser over the app', async () => {
  await start('/')
  const port = await openPlatform()
  await port.openExternal('https://example.org/book.pdf')
  expect(port.platform).toBe('android')
  expect(calls.at(-1)).toBe('Browser.open {"url":"https://example.org/book.pdf"}')
})
