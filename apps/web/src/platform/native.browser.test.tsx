import bridgeScript from '@capacitor/android/capacitor/src/main/assets/native-bridge.js?raw'
import { NIGHTLY } from '@games/testing/suite'
import { afterEach, expect, test, vi } from 'vitest'
import type { CodeScan } from './scan/code-scan.ts'
import { installNativeSide, type NativeAnswers } from './testing/native-side.ts'

// Capacitor looks for the bridge once, when it is imported
const answers: Record<string, unknown> = {}
const { calls, emit, files, secrets } = installNativeSide(answers, () => {
  document.head.append(Object.assign(document.createElement('script'), { textContent: bridgeScript }))
})
const { startNative } = await import('./start-native.ts')
const { openPlatform } = await import('./open-platform.ts')

const metaOf = (name: string, content: string) => {
  const meta = Object.assign(document.createElement('meta'), { name, content })
  document.head.append(meta)
  return meta
}
const meta = metaOf('live-update-channel', '')
metaOf('api-base', 'https://jogos.example')

afterEach(() => {
  delete document.documentElement.dataset.theme
  sessionStorage.clear()
})

/** The wrapper's part of a page at `pathname`, with Android's side answering as given. */
async function start(pathname: string, options: { channel?: string; answers?: NativeAnswers } = {}) {
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

test('a poster’s address opens its page in the app, and another host’s or the office’s nothing (R2)', async () => {
  const { moves } = await start('/')
  emit('App', 'appUrlOpen', { url: 'https://elsewhere.example/trivia/7' })
  emit('App', 'appUrlOpen', { url: 'https://jogos.example/office' })
  emit('App', 'appUrlOpen', { url: 'https://jogos.example/trivia/7?code=abc' })
  expect(moves).toEqual(['/trivia/7?code=abc'])
})

test('a next bundle shows a toast and is started, after ready, channel and sync (R3.10)', NIGHTLY, async () => {
  const { started } = await start('/', {
    channel: 'production-1',
    answers: { 'LiveUpdate.sync': { nextBundleId: 'bundle-2' } },
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
  // and opens where the visitor was
  expect(sessionStorage.getItem('reopen')).toBe(location.pathname + location.search + location.hash)
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
  expect(calls).toContain('LiveUpdate.sync')
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

test('back closes what lies over the page first, and leads nowhere (R3.2)', async () => {
  const { moves, started } = await start('/')
  await started
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  emit('App', 'backButton', { canGoBack: false })
  await expect.poll(() => dialog.open).toBe(false)
  expect(calls).not.toContain('App.exitApp')
  // pressed twice
  emit('App', 'backButton', { canGoBack: false })
  await expect.poll(() => calls).toContain('App.exitApp')
  expect(moves).toEqual([])
  dialog.remove()
})

test('an address is handed to the device’s share sheet, and closing it is no failure', async () => {
  await start('/', { answers: { 'Share.share': '!Share canceled' } })
  const { share } = await openPlatform()
  const what = { title: 'Judô', url: 'https://jogos.example/discipline/JUD' }
  expect(await share(what)).toBe('shared')
  expect(calls.at(-1)).toBe(`Share.share ${JSON.stringify({ ...what, dialogTitle: 'Judô' })}`)
  await start('/', { answers: { 'Share.share': '!there is nobody to share with' } })
  await expect(share(what)).rejects.toThrow('there is nobody')
})

const stored = (path: string) => files.get(path)?.replaceAll('=', '')
const asBase64 = (text: string) => btoa(text).replaceAll('=', '')

test('a file is saved in the device’s documents under its own name, a second one beside it (spec §8)', async () => {
  await start('/')
  const { device } = await openPlatform()
  await device?.keepFile(new Blob(['one']), '../../livro.pdf')
  await device?.keepFile(new Blob(['two']), 'livro.pdf')
  expect(stored('DOCUMENTS/livro.pdf')).toBe(asBase64('one'))
  expect(stored('DOCUMENTS/livro (2).pdf')).toBe(asBase64('two'))
})

test('a large file crosses part after part, and is whole', async () => {
  await start('/')
  const { device } = await openPlatform()
  const text = 'abcdefg'.repeat(300_000)
  await device?.keepFile(new Blob([text]), 'large.txt')
  expect(stored('DOCUMENTS/large.txt')).toBe(asBase64(text))
  expect(calls.filter((call) => call.startsWith('Filesystem.appendFile')).length).toBeGreaterThan(1)
})

test('a device that is full keeps no half of a file, and says so (spec §8)', async () => {
  await start('/', { answers: { 'Filesystem.appendFile': '!No space left on device' } })
  const { keepBytes } = await import('./open-file.ts')
  expect(await keepBytes(new Blob(['one']), 'full.pdf')).toBe(false)
  expect(files.has('DOCUMENTS/full.pdf')).toBe(false)
})

test('a file on the device is shown in its own viewer; without one there is a failure to tell of (spec §8)', async () => {
  const { showBytes } = await import('./open-file.ts')
  await start('/')
  expect(await showBytes(new Blob(['one']), 'a/boletim.pdf')).toBe(true)
  expect(calls.at(-1)).toBe('FileViewer.openDocumentFromLocalPath {"path":"file:///CACHE/opened/boletim.pdf"}')
  await start('/', { answers: { 'FileViewer.openDocumentFromLocalPath': '!OS-PLUG-FLVW-0005' } })
  expect(await showBytes(new Blob(['one']), 'boletim.pdf')).toBe(false)
})

test('signs in the system’s bars follow the theme that was chosen', async () => {
  const { started } = await start('/')
  await started
  for (const theme of ['dark', 'light']) {
    document.documentElement.dataset.theme = theme
    await expect.poll(() => calls.at(-1)).toBe(`SystemBars.setStyle {"style":"${theme.toUpperCase()}"}`)
  }
  delete document.documentElement.dataset.theme
  await expect.poll(() => calls.at(-1)).toBe('SystemBars.setStyle {"style":"DEFAULT"}')
})

test('a secret is in the device’s own store alone', async () => {
  await start('/')
  const port = (await openPlatform()).device?.secrets
  await port?.write('session', 'the token')
  expect(await port?.read('session')).toBe('the token')
  expect([...secrets.values()]).toEqual(['the token'])
  expect(JSON.stringify(localStorage)).not.toContain('the token')
  await port?.write('session', null)
  expect([await port?.read('session'), secrets.size]).toEqual([null, 0])
})

test('a newer bundle opens the page that was there, once, and no address of elsewhere', async () => {
  const { rememberPage, reopenPage } = await import('./reopen.ts')
  const here = location.pathname + location.search
  const before = here + location.hash
  history.replaceState(null, '', `${here}#seen`)
  rememberPage()
  history.replaceState(null, '', `${here}#start`)
  reopenPage()
  expect(location.hash).toBe('#seen')
  history.replaceState(null, '', `${here}#start`)
  reopenPage()
  expect(location.hash).toBe('#start')
  sessionStorage.setItem('reopen', '//elsewhere.example/')
  reopenPage()
  expect(location.hash).toBe('#start')
  history.replaceState(null, '', before)
})

test('a bundle whose first page waits for a dead network is reported as working; one with a fault of its own is not (R3.10)', async () => {
  const { reportSlowStart } = await import('./slow-start.ts')
  const { started } = await start('/', { channel: 'production-1' })
  await started
  // the wrapper is told once a start: this one is another
  vi.useFakeTimers()
  try {
    const ready = vi.fn(async () => {})
    const port = await openPlatform()
    vi.spyOn(port.liveUpdate ?? { ready }, 'ready').mockImplementation(ready)
    const waiting = reportSlowStart()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(ready).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(ready).toHaveBeenCalledOnce()

    const faulty = reportSlowStart()
    await vi.advanceTimersByTimeAsync(1_000)
    dispatchEvent(new Event('unhandledrejection'))
    await vi.advanceTimersByTimeAsync(4_000)
    await faulty
    expect(ready).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})
