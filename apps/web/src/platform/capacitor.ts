import { SecureStorage } from '@aparajita/capacitor-secure-storage'
import { App } from '@capacitor/app'
import type { CapacitorBarcodeScannerOptions, CapacitorBarcodeScannerPlugin } from '@capacitor/barcode-scanner'
import { Browser } from '@capacitor/browser'
import { Capacitor, registerPlugin, SystemBars, SystemBarsStyle } from '@capacitor/core'
import { FileViewer } from '@capacitor/file-viewer'
import { Directory, Filesystem } from '@capacitor/filesystem'
import { Share } from '@capacitor/share'
import { LiveUpdate } from '@capawesome/capacitor-live-update'
import { nativeNotices } from './capacitor-notices.ts'
import { numbered, safeFileName } from './file-name.ts'
import type { LiveUpdatePort, PlatformPort } from './port.ts'
import type { CodeScan, ScanFault, ScannerWords } from './scan/code-scan.ts'

let ready: Promise<unknown> | undefined

const liveUpdate: LiveUpdatePort = {
  async ready() {
    await (ready ??= LiveUpdate.ready())
  },
  setChannel: (channel) => LiveUpdate.setChannel({ channel }),
  sync: async () => (await LiveUpdate.sync()).nextBundleId,
  reload: () => LiveUpdate.reload(),
}

const SCANNER = 'CapacitorBarcodeScanner'
/** The plugin's native half alone: its own script would bring a reader for browsers along, 109 kB. */
const scanner = registerPlugin<CapacitorBarcodeScannerPlugin>(SCANNER)

/** `QR_CODE`, `BACK` and `ADAPTIVE` of the plugin's enumerations, which are in that script. */
const ASKED = { hint: 0, cameraDirection: 1, scanOrientation: 3, scanButton: false } as CapacitorBarcodeScannerOptions

/** The plugin's codes of errors, the same on both systems. */
const SCAN_FAULTS: Readonly<Record<string, ScanFault>> = {
  'OS-PLUG-BARC-0006': 'canceled',
  'OS-PLUG-BARC-0007': 'denied',
}

async function scanCode({ aim, cancel, torchOn, torchOff }: ScannerWords): Promise<CodeScan> {
  try {
    const { ScanResult } = await scanner.scanBarcode({
      ...ASKED,
      scanInstructions: aim,
      cancelButtonAccessibilityLabel: cancel,
      torchButtonOnAccessibilityLabel: torchOn,
      torchButtonOffAccessibilityLabel: torchOff,
    })
    return { kind: 'read', texts: [ScanResult] }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { kind: SCAN_FAULTS[code] ?? 'failed' }
  }
}

async function share(what: { readonly title: string; readonly url: string }): Promise<'shared'> {
  try {
    await Share.share({ ...what, dialogTitle: what.title })
  } catch (error) {
    // closing the sheet rejects, and is no failure
    if (!(error instanceof Error && /cancel/i.test(error.message))) throw error
  }
  return 'shared'
}

/** Bytes handed over at once: what crosses the bridge is text, a third longer. A multiple of three, so that the parts of the text join. */
const PART = 3 * 256 * 1024

/** Writes bytes to a file, part after part. Gives its address; rejects, with nothing left of it, when it cannot be written. */
async function write(bytes: Blob, path: string, directory: Directory): Promise<string> {
  try {
    await Filesystem.writeFile({ path, directory, data: '', recursive: true })
    for (let at = 0; at < bytes.size; at += PART)
      await Filesystem.appendFile({ path, directory, data: await base64(bytes.slice(at, at + PART)) })
    return (await Filesystem.getUri({ path, directory })).uri
  } catch (error) {
    await Filesystem.deleteFile({ path, directory }).catch(() => undefined)
    throw error
  }
}

const base64 = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    // `data:…;base64,` stands before it
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '')
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'))
    reader.readAsDataURL(part)
  })

const isThere = (path: string, directory: Directory): Promise<boolean> =>
  Filesystem.stat({ path, directory }).then(
    () => true,
    () => false,
  )

/** Files of one name that are told apart by a number. */
const MOST_OF_A_NAME = 100

async function keepFile(bytes: Blob, name: string): Promise<void> {
  const safe = safeFileName(name)
  for (let number = 1; number <= MOST_OF_A_NAME; number++) {
    const path = numbered(safe, number)
    if (await isThere(path, Directory.Documents)) continue
    await write(bytes, path, Directory.Documents)
    return
  }
  throw new Error(`there are too many files ${safe}`)
}

async function showFile(bytes: Blob, name: string): Promise<void> {
  // the system may throw it away, and the next one of the name takes its place
  const path = await write(bytes, `opened/${safeFileName(name)}`, Directory.Cache)
  await FileViewer.openDocumentFromLocalPath({ path })
}

const BARS = { light: SystemBarsStyle.Light, dark: SystemBarsStyle.Dark, system: SystemBarsStyle.Default } as const

/** The native wrapper: this module and capacitor-notices.ts alone know Capacitor, and no browser loads them. */
export const capacitorPlatform = (): PlatformPort => ({
  platform: Capacitor.getPlatform() === 'ios' ? 'ios' : 'android',
  onBack(listener) {
    void App.addListener('backButton', ({ canGoBack }) => listener(canGoBack))
  },
  onOpenAddress(listener) {
    void App.addListener('appUrlOpen', ({ url }) => listener(url))
  },
  exitApp: () => App.exitApp(),
  openExternal: (address) => Browser.open({ url: address }),
  share,
  device: {
    keepFile,
    showFile,
    showBars: (theme) => SystemBars.setStyle({ style: BARS[theme] }),
    secrets: {
      read: (key) => SecureStorage.getItem(key),
      write: (key, value) => (value === null ? SecureStorage.removeItem(key) : SecureStorage.setItem(key, value)),
    },
    notices: nativeNotices(),
  },
  // a wrapper older than this build of its pages may have none
  scanCode: Capacitor.isPluginAvailable(SCANNER) ? scanCode : null,
  liveUpdate,
})
